import { Badge, Button, Group } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { defineRows } from '../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../ui/list/rows-panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { type Invitation, TEAM, teamQuery } from './queries.ts';

const texts = words.team;

/** Open invitations; nothing if there are none. */
export function InvitationsPanel() {
  const query = useQuery({ ...teamQuery, select: ({ invitations = [] }) => invitations });
  if (!query.data?.length) return null;
  return <RowsPanel title={texts.invitations.title} rows={invitationRows} query={query} />;
}

const invitationRows = defineRows({
  idOf: ({ id = '' }: Invitation) => id,
  name: { of: ({ email = '' }) => email },
  parts: [
    {
      at: 'beside',
      show: ({ roleTitle }) => (
        <Badge variant="light" color="gray">
          {roleTitle}
        </Badge>
      ),
    },
    {
      at: 'note',
      show: ({ invitedBy, expiresDate }, { format }) =>
        texts.invitations.by(invitedBy ?? '', format.date(expiresDate ?? '')),
    },
    {
      at: 'end',
      show: (invitation, { may }) => may('team.inviteStaff') && <InvitationButtons invitation={invitation} />,
    },
  ],
  empty: { icon: <IconMail />, title: texts.invitations.none, description: texts.invitations.noneText },
});

function InvitationButtons({ invitation: { id = '', email = '', role = '' } }: { invitation: Invitation }) {
  const change = useChange(TEAM);
  const resend = () =>
    change.mutate({
      change: () => api.team.inviteStaff({ email, role }),
      done: texts.invitations.sentAgain(email),
    });
  const revoke = () =>
    confirmFirst({
      title: texts.invitations.revokeTitle(email),
      text: texts.invitations.revokeText,
      confirm: texts.invitations.revoke,
      onConfirm: () =>
        change.mutate({
          change: () => api.team.revokeInvitation({ invitationId: id }),
          done: texts.invitations.revoked,
        }),
    });
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant="default"
        aria-label={texts.invitations.sendAgainTo(email)}
        disabled={change.isPending}
        onClick={resend}
      >
        {words.actions.sendAgain}
      </Button>
      <Button size="xs" variant="subtle" color="red" aria-label={texts.invitations.revokeOf(email)} onClick={revoke}>
        {texts.invitations.revoke}
      </Button>
    </Group>
  );
}
