import { Badge, Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { confirmFirst } from '../../../ui/confirm.tsx';
import list from '../../../ui/list.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { type Role, TEAM } from './queries.ts';
import { RoleDrawer } from './role-drawer.tsx';

type RolesPanelProps = { roles: Role[]; mayManage: boolean };

/** What each role is for; roles of the site's own can be made, changed and deleted. */
export function RolesPanel({ roles, mayManage }: RolesPanelProps) {
  const [edited, setEdited] = useState<Role | null>(null);
  const change = useChange(TEAM);
  const remove = ({ key = '', title = '' }: Role) =>
    confirmFirst({
      title: `Delete the role ${title}?`,
      text: 'This cannot be undone. A role that somebody has, or is invited with, stays.',
      confirm: 'Delete role',
      onConfirm: () =>
        change.mutate({ change: () => api.team.deleteStaffRole({ roleKey: key }), done: `${title} was deleted` }),
    });
  return (
    <Panel
      title="Roles"
      flush
      aside={
        mayManage && (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setEdited({})}
          >
            New role
          </Button>
        )
      }
    >
      <ul className={list.cards} aria-label="Roles">
        {roles.map((role) => (
          <li key={role.key} className={list.card}>
            <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
              <div style={{ minWidth: 0 }}>
                <Group gap="xs">
                  <Text fw={600}>{role.title}</Text>
                  {role.custom && <Badge variant="light">Yours</Badge>}
                </Group>
                <Text size="sm" c="dimmed">
                  {role.description || 'No description'}
                </Text>
              </div>
              {role.custom && mayManage && role.mayGive && (
                <Group gap="xs" wrap="nowrap">
                  <Button size="xs" variant="default" aria-label={`Edit ${role.title}`} onClick={() => setEdited(role)}>
                    Edit
                  </Button>
                  <Button
                    size="xs"
                    variant="subtle"
                    color="red"
                    aria-label={`Delete ${role.title}`}
                    onClick={() => remove(role)}
                  >
                    Delete
                  </Button>
                </Group>
              )}
            </Group>
          </li>
        ))}
      </ul>
      <RoleDrawer role={edited} onClose={() => setEdited(null)} />
    </Panel>
  );
}
