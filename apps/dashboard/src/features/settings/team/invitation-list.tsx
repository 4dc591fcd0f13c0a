import { Badge, Button, Group, Text } from '@mantine/core';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import list from '../../../ui/list.module.css';
import { useChange } from '../../../ui/use-change.ts';
import { type Invitation, TEAM } from './queries.ts';

/** Who is invited and has not come yet. */
export function InvitationList({ invitations, mayManage }: { invitations: Invitation[]; mayManage: boolean }) {
  const format = useFormat();
  const change = useChange(TEAM);
  const resend = ({ email = '', role = '' }: Invitation) =>
    change.mutate({
      change: () => api.team.inviteStaff({ email, role }),
      done: `A new link is on its way to ${email}`,
    });
  const revoke = ({ id = '', email = '' }: Invitation) =>
    confirmFirst({
      title: `Take the invitation of ${email} back?`,
      text: 'The link in their mail stops working.',
      confirm: 'Take back',
      onConfirm: () =>
        change.mutate({
          change: () => api.team.revokeInvitation({ invitationId: id }),
          done: 'The invitation is taken back',
        }),
    });
  return (
    <ul className={list.cards} aria-label="Invitations">
      {invitations.map((invitation) => (
        <li key={invitation.id} className={list.card}>
          <Group justify="space-between" gap="sm">
            <div style={{ minWidth: 0 }}>
              <Group gap="xs">
                <Text fw={600} truncate>
                  {invitation.email}
                </Text>
                <Badge variant="light" color="gray">
                  {invitation.roleTitle}
                </Badge>
              </Group>
              <Text size="xs" c="dimmed">
                Invited by {invitation.invitedBy}, until {format.date(invitation.expiresDate ?? '')}
              </Text>
            </div>
            {mayManage && (
              <Group gap="xs">
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Send again to ${invitation.email}`}
                  disabled={change.isPending}
                  onClick={() => resend(invitation)}
                >
                  Send again
                </Button>
                <Button
                  size="xs"
                  variant="subtle"
                  color="red"
                  aria-label={`Take back the invitation of ${invitation.email}`}
                  onClick={() => revoke(invitation)}
                >
                  Take back
                </Button>
              </Group>
            )}
          </Group>
        </li>
      ))}
    </ul>
  );
}
