import { Badge, Button, Group } from '@mantine/core';
import { IconPlus, IconUserShield } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import { defineRows } from '../../../ui/list/define-list.ts';
import { RowsPanel } from '../../../ui/list/rows-panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { type Role, rolesQuery, TEAM } from './queries.ts';
import { RoleDrawer } from './role-drawer.tsx';

const texts = words.team;

type Extra = { onEdit: (role: Role) => void };

/** The roles with their descriptions; custom roles can be created, edited and deleted. */
export function RolesPanel() {
  const [edited, setEdited] = useState<Role | null>(null);
  const newRole = useMay()('team.inviteStaff') && (
    <Button size="sm" variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited({})}>
      {texts.roles.new}
    </Button>
  );
  return (
    <RowsPanel
      title={texts.roles.title}
      rows={roleRows}
      query={useQuery(rolesQuery)}
      extra={{ onEdit: setEdited }}
      aside={newRole}
    >
      <RoleDrawer role={edited} onClose={() => setEdited(null)} />
    </RowsPanel>
  );
}

const roleRows = defineRows<Role, Extra>({
  idOf: ({ key = '' }) => key,
  name: { of: ({ title = '' }) => title },
  parts: [
    { at: 'beside', show: ({ custom }) => custom && <Badge variant="light">{texts.roles.yours}</Badge> },
    { at: 'detail', show: ({ description }) => description || texts.roles.noDescription },
    {
      at: 'end',
      show: (role, { may, extra }) =>
        role.custom && role.mayGive && may('team.inviteStaff') && <RoleButtons role={role} {...extra} />,
    },
  ],
  empty: { icon: <IconUserShield />, title: texts.roles.none, description: texts.roles.noneText },
});

function RoleButtons({ role, onEdit }: Extra & { role: Role }) {
  const { key = '', title = '' } = role;
  const change = useChange(TEAM);
  const remove = () =>
    confirmFirst({
      title: texts.roles.deleteTitle(title),
      text: texts.roles.deleteText,
      confirm: texts.roles.delete,
      onConfirm: () =>
        change.mutate({ change: () => api.team.deleteStaffRole({ roleKey: key }), done: words.actions.deleted(title) }),
    });
  return (
    <Group gap="xs" wrap="nowrap">
      <Button size="xs" variant="default" aria-label={words.actions.editNamed(title)} onClick={() => onEdit(role)}>
        {words.actions.edit}
      </Button>
      <Button size="xs" variant="subtle" color="red" aria-label={words.actions.deleteNamed(title)} onClick={remove}>
        {words.common.delete}
      </Button>
    </Group>
  );
}
