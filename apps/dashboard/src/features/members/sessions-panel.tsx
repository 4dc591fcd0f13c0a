import { Button } from '@mantine/core';
import { IconDevices } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { defineRows } from '../../ui/list/define-list.ts';
import { RowsPanel } from '../../ui/list/rows-panel.tsx';
import { type MemberView, type SessionView, sessionsQuery } from './queries.ts';
import { memberChanges, useMemberChanges } from './use-member-changes.tsx';

const texts = words.members;

/** The member's login sessions, with a button to end them all. */
export function SessionsPanel({ member }: { member: MemberView }) {
  const query = useQuery(sessionsQuery(member.id ?? ''));
  const { start, isChanging } = useMemberChanges(member);
  const mayEnd = useMay()(memberChanges.END_SESSIONS.needs);
  const endAll = mayEnd && Boolean(query.data?.length) && (
    <Button size="xs" variant="default" onClick={() => start('END_SESSIONS')} loading={isChanging}>
      {texts.actions.logOut}
    </Button>
  );
  return <RowsPanel title={texts.sessions.title} rows={sessionRows} query={query} aside={endAll} />;
}

const sessionRows = defineRows({
  idOf: ({ id }: SessionView) => id ?? '',
  name: { of: ({ device }) => device ?? '' },
  parts: [
    { at: 'note', show: ({ address }) => address },
    {
      at: 'note',
      show: ({ lastSeenDate }, { format }) => lastSeenDate && texts.sessions.lastSeen(format.dateTime(lastSeenDate)),
    },
  ],
  empty: { icon: <IconDevices />, title: texts.sessions.none, description: texts.sessions.noneText },
});
