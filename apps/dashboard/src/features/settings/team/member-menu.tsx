import { Menu } from '@mantine/core';
import { IconDoorExit, IconKey, IconUserEdit, IconUserMinus } from '@tabler/icons-react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { ActionsMenu } from '../../../ui/actions-menu.tsx';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { TEAM, type TeamMember } from './queries.ts';

const texts = words.team;

/** The user's possible actions for a team member. */
export function MemberMenu({ member, onChangeRole }: { member: TeamMember; onChangeRole: () => void }) {
  const { userId = '', name = '', isYou, mayChange } = member;
  const may = useMay();
  const change = useChange(TEAM);
  const mayTransfer = may('team.transferOwnership') && !isYou;
  if (!isYou && !mayChange && !mayTransfer) return null;
  const remove = () =>
    confirmFirst({
      title: words.actions.removeTitle(name),
      text: texts.people.removeText,
      confirm: words.actions.remove,
      onConfirm: () =>
        change.mutate({ change: () => api.team.removeStaff({ userId }), done: texts.people.removed(name) }),
    });
  const leave = () =>
    confirmFirst({
      title: texts.people.leaveTitle,
      text: texts.people.leaveText,
      confirm: texts.people.leave,
      onConfirm: () =>
        change.mutate(
          { change: () => api.team.leaveTeam(), done: texts.people.left },
          // leads to another site of theirs, or to the sign-in page
          { onSuccess: () => window.location.assign(import.meta.env.BASE_URL) },
        ),
    });
  const transfer = () =>
    confirmFirst({
      title: texts.people.makeOwnerTitle(name),
      text: texts.people.makeOwnerText,
      confirm: texts.people.transfer,
      onConfirm: () =>
        change.mutate(
          { change: () => api.team.transferOwnership({ userId }), done: texts.people.transferred(name) },
          // the menus depend on the new role
          { onSuccess: () => window.location.reload() },
        ),
    });
  return (
    <ActionsMenu label={words.actions.of(name)}>
      {mayChange && (
        <Menu.Item leftSection={<IconUserEdit size={16} aria-hidden />} onClick={onChangeRole}>
          {texts.people.changeRole}
        </Menu.Item>
      )}
      {mayTransfer && (
        <Menu.Item leftSection={<IconKey size={16} aria-hidden />} onClick={transfer}>
          {texts.people.makeOwner}
        </Menu.Item>
      )}
      {mayChange && !isYou && (
        <Menu.Item color="red" leftSection={<IconUserMinus size={16} aria-hidden />} onClick={remove}>
          {words.actions.remove}
        </Menu.Item>
      )}
      {isYou && (
        <Menu.Item color="red" leftSection={<IconDoorExit size={16} aria-hidden />} onClick={leave}>
          {texts.people.leaveTeam}
        </Menu.Item>
      )}
    </ActionsMenu>
  );
}
