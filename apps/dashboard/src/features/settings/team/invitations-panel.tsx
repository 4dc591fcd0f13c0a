import { Badge, Button, Group } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { defineRows } from '../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../ui/list/rows-panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { type Invitation, TEAM, teamQuery } from './queries.ts';

/** Open invitations; nothing if there are none. */
export function InvitationsPanel() {
  const query = useQuery({ ...teamQuery, select: ({ invitations = [] }) => invitations });
  if (!query.data?.length) return null;
  return <RowsPanel title="Invited" rows={invitationRows} query={query} />;
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
        `Invited by ${invitedBy}, valid until ${format.date(expiresDate ?? '')}`,
    },
    {
      at: 'end',
      show: (invitation, { may }) => may('team.inviteStaff') && <InvitationButtons invitation={invitation} />,
    },
  ],
  empty: { icon: <IconMail />, title: 'No open invitations', description: 'Everyone you invited has joined.' },
});

function InvitationButtons({ invitation: { id = '', email = '', role = '' } }: { invitation: Invitation }) {
  const change = useChange(TEAM);
  const resend = () =>
    change.mutate({
      change: () => api.team.inviteStaff({ email, role }),
      done: `A new link is on its way to ${email}`,
    });
  const revoke = () =>
    confirmFirst({
      title: `Revoke invitation of ${email}?`,
      text: 'The link in the e-mail will stop working.',
      confirm: 'Revoke',
      onConfirm: () =>
        change.mutate({
          change: () => api.team.revokeInvitation({ invitationId: id }),
          done: 'The invitation was revoked',
        }),
    });
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant="default"
        aria-label={`Send again to ${email}`}
        disabled={change.isPending}
        onClick={resend}
      >
        Send again
      </Button>
      <Button size="xs" variant="subtle" color="red" aria-label={`Revoke invitation of ${email}`} onClick={revoke}>
        Revoke
      </Button>
    </Group>
  );
}
