import { Menu } from '@mantine/core';
import { IconDoorExit, IconKey, IconUserEdit, IconUserMinus } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { ActionsMenu } from '../../../ui/actions-menu.tsx';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { TEAM, type TeamMember } from './queries.ts';

/** The user's possible actions for a team member. */
export function MemberMenu({ member, onChangeRole }: { member: TeamMember; onChangeRole: () => void }) {
  const { userId = '', name = '', isYou, mayChange } = member;
  const may = useMay();
  const change = useChange(TEAM);
  const mayTransfer = may('team.transferOwnership') && !isYou;
  if (!isYou && !mayChange && !mayTransfer) return null;
  const remove = () =>
    confirmFirst({
      title: `Remove ${name}?`,
      text: 'They will lose access to this site immediately. What they created is kept, including their API keys: revoke those that shouldn’t be.',
      confirm: 'Remove',
      onConfirm: () =>
        change.mutate({ change: () => api.team.removeStaff({ userId }), done: `${name} is no longer on the team` }),
    });
  const leave = () =>
    confirmFirst({
      title: 'Leave the team?',
      text: 'You’ll lose access to this site. Someone on the team would have to invite you again.',
      confirm: 'Leave',
      onConfirm: () =>
        change.mutate(
          { change: () => api.team.leaveTeam(), done: 'You left the team' },
          // leads to another site of theirs, or to the sign-in page
          { onSuccess: () => window.location.assign(import.meta.env.BASE_URL) },
        ),
    });
  const transfer = () =>
    confirmFirst({
      title: `Make ${name} the owner?`,
      text: 'You’ll stay on the team as an admin. Only the new owner can undo this.',
      confirm: 'Transfer ownership',
      onConfirm: () =>
        change.mutate(
          { change: () => api.team.transferOwnership({ userId }), done: `${name} owns the site now` },
          // the menus depend on the new role
          { onSuccess: () => window.location.reload() },
        ),
    });
  return (
    <ActionsMenu label={`Actions for ${name}`}>
      {mayChange && (
        <Menu.Item leftSection={<IconUserEdit size={16} aria-hidden />} onClick={onChangeRole}>
          Change role
        </Menu.Item>
      )}
      {mayTransfer && (
        <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={transfer}>
          Make owner
        </Menu.Item>
      )}
      {mayChange && !isYou && (
        <Menu.Item color="red" leftSection={<IconUserMinus size={16} aria-hidden />} onClick={remove}>
          Remove
        </Menu.Item>
      )}
      {isYou && (
        <Menu.Item color="red" leftSection={<IconDoorExit size={16} aria-hidden />} onClick={leave}>
          Leave the team
        </Menu.Item>
      )}
    </ActionsMenu>
  );
}
