import { ActionIcon, Badge, Group, Menu, Text } from '@mantine/core';
import { IconDoorExit, IconDots, IconKey, IconShieldCheck, IconUserEdit, IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { useMay } from '../../../app/permissions.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import list from '../../../ui/list.module.css';
import { useChange } from '../../../ui/use-change.ts';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { type Role, TEAM, type TeamMember } from './queries.ts';

/** The people of the team, with what the signed-in person may do about each. */
export function MemberList({ members, roles }: { members: TeamMember[]; roles: Role[] }) {
  const [changed, setChanged] = useState<TeamMember | null>(null);
  return (
    <>
      <ul className={list.cards} aria-label="People of the team">
        {members.map((member) => (
          <MemberRow key={member.userId} member={member} onChangeRole={() => setChanged(member)} />
        ))}
      </ul>
      <ChangeRoleDialog member={changed} roles={roles} onClose={() => setChanged(null)} />
    </>
  );
}

function MemberRow({ member, onChangeRole }: { member: TeamMember; onChangeRole: () => void }) {
  const { name, email, roleTitle, isYou, hasSecondFactor, lastLoginDate } = member;
  const format = useFormat();
  return (
    <li className={list.card}>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <div style={{ minWidth: 0 }}>
          <Group gap="xs">
            <Text fw={600} truncate>
              {name}
            </Text>
            <Badge variant="light" color={member.role === 'owner' ? 'aegean' : 'gray'}>
              {roleTitle}
            </Badge>
            {isYou && <Badge variant="outline">You</Badge>}
            {hasSecondFactor && (
              <Badge variant="light" color="green" leftSection={<IconShieldCheck size={12} aria-hidden />}>
                Two factors
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed" truncate>
            {email}
          </Text>
          <Text size="xs" c="dimmed">
            {lastLoginDate ? `Last signed in ${format.dateTime(lastLoginDate)}` : 'Has not signed in yet'}
          </Text>
        </div>
        <MemberMenu member={member} onChangeRole={onChangeRole} />
      </Group>
    </li>
  );
}

function MemberMenu({ member, onChangeRole }: { member: TeamMember; onChangeRole: () => void }) {
  const { userId = '', name = '', isYou, mayChange } = member;
  const may = useMay();
  const change = useChange(TEAM);
  const mayTransfer = may('team.transferOwnership') && !isYou;
  if (!isYou && !mayChange && !mayTransfer) return null;
  const remove = () =>
    confirmFirst({
      title: `Remove ${name}?`,
      text: 'They can no longer work on this site, at once. What they made stays. Their API keys stay, too: revoke them where they should not.',
      confirm: 'Remove',
      onConfirm: () =>
        change.mutate({ change: () => api.team.removeStaff({ userId }), done: `${name} is no longer on the team` }),
    });
  const leave = () =>
    confirmFirst({
      title: 'Leave the team?',
      text: 'You can no longer work on this site. Somebody of the team would have to invite you again.',
      confirm: 'Leave',
      onConfirm: () =>
        change.mutate(
          { change: () => api.team.leaveTeam(), done: 'You left the team' },
          // to another site of theirs, or to signing in
          { onSuccess: () => window.location.assign(import.meta.env.BASE_URL) },
        ),
    });
  const transfer = () =>
    confirmFirst({
      title: `Make ${name} the owner?`,
      text: 'You stay on the team as an admin. Only the new owner can undo this.',
      confirm: 'Hand over ownership',
      onConfirm: () =>
        change.mutate(
          { change: () => api.team.transferOwnership({ userId }), done: `${name} owns the site now` },
          // what the menus show follows the new role
          { onSuccess: () => window.location.reload() },
        ),
    });
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Actions for ${name}`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
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
      </Menu.Dropdown>
    </Menu>
  );
}
