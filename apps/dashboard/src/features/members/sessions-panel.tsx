import { Button, Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../app/format.ts';
import { useMay } from '../../app/permissions.ts';
import { Failure } from '../../ui/failure.tsx';
import list from '../../ui/list.module.css';
import { Panel } from '../../ui/panel.tsx';
import { deviceName } from './device-name.ts';
import { type MemberView, sessionsQuery } from './queries.ts';
import { memberChanges, useMemberChanges } from './use-member-changes.tsx';

/** Where the member is logged in, with a way to end all of it. */
export function SessionsPanel({ member }: { member: MemberView }) {
  const format = useFormat();
  const result = useQuery(sessionsQuery(member.id ?? ''));
  const { start, isChanging } = useMemberChanges(member);
  const may = useMay();
  const sessions = result.data ?? [];
  return (
    <Panel
      title="Logged in on"
      flush={sessions.length > 0}
      aside={
        sessions.length > 0 &&
        may(memberChanges.END_SESSIONS.needs) && (
          <Button size="xs" variant="default" onClick={() => start('END_SESSIONS')} loading={isChanging}>
            Log out everywhere
          </Button>
        )
      }
    >
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <Loader size="sm" aria-label="Loading the sessions" />}
      {result.isSuccess && sessions.length === 0 && (
        <Text size="sm" c="dimmed">
          Nowhere at the moment.
        </Text>
      )}
      {sessions.length > 0 && (
        <ul className={list.cards} aria-label="Sessions">
          {sessions.map(({ id, userAgent, address, lastSeenDate }) => (
            <li key={id} className={list.card}>
              <Text size="sm">{deviceName(userAgent ?? '')}</Text>
              <Text size="xs" c="dimmed">
                {[address, lastSeenDate && `last seen ${format.dateTime(lastSeenDate)}`].filter(Boolean).join(' · ')}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
