import { Button, Group, Modal, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { api } from '../../../app/api.ts';
import { useChange } from '../../../ui/use-change.ts';
import { type Role, TEAM, type TeamMember } from './queries.ts';
import { RoleSelect } from './role-select.tsx';

type ChangeRoleDialogProps = { member: TeamMember | null; roles: readonly Role[]; onClose: () => void };

/** Gives somebody of the team another role. */
export function ChangeRoleDialog({ member, roles, onClose }: ChangeRoleDialogProps) {
  return (
    <Modal opened={member !== null} onClose={onClose} title={`Role of ${member?.name ?? ''}`}>
      {member && <RoleForm key={member.userId} member={member} roles={roles} onClose={onClose} />}
    </Modal>
  );
}

function RoleForm({ member, roles, onClose }: ChangeRoleDialogProps & { member: TeamMember }) {
  const { userId = '', name = '' } = member;
  const [role, setRole] = useState<string | null>(member.role ?? null);
  const change = useChange(TEAM);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!role) return;
    const done = `${name} is ${roles.find(({ key }) => key === role)?.title ?? role} now`;
    change.mutate({ change: () => api.team.changeStaffRole({ userId, role }), done }, { onSuccess: onClose });
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <RoleSelect roles={roles} value={role} onChange={setRole} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={change.isPending} disabled={!role || role === member.role}>
            Change role
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
