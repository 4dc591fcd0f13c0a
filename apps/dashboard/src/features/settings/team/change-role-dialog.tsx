import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDialog } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { type Role, TEAM, type TeamMember } from './queries.ts';
import { RoleSelect } from './role-select.tsx';

const texts = words.team;

type ChangeRoleDialogProps = { member: TeamMember | null; roles: readonly Role[]; onClose: () => void };

/** Gives a team member another role. */
export function ChangeRoleDialog({ member, roles, onClose }: ChangeRoleDialogProps) {
  return (
    <FormDialog opened={member !== null} onClose={onClose} title={texts.people.roleOf(member?.name ?? '')}>
      {member && <RoleForm key={member.userId} member={member} roles={roles} onClose={onClose} />}
    </FormDialog>
  );
}

function RoleForm({ member, roles, onClose }: ChangeRoleDialogProps & { member: TeamMember }) {
  const { userId = '', name = '' } = member;
  const form = useEntityForm({
    entity: member,
    read: (known) => ({ role: known.role ?? null }),
    validate: ({ role }) => ({ role: !role && texts.roles.choose }),
    save: ({ role }) => api.team.changeStaffRole({ userId, role: role ?? '' }),
    saved: (_, { role }) => texts.people.roleChanged(name, roles.find(({ key }) => key === role)?.title ?? role ?? ''),
    onDone: onClose,
    refresh: [TEAM],
    isQuick: true,
  });
  return (
    <Form form={form}>
      <RoleSelect roles={roles} {...form.input('role')} />
      <FormEnd form={form} isReady={form.isDirty}>
        {texts.people.changeRole}
      </FormEnd>
    </Form>
  );
}
