import { Textarea, TextInput } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { missing } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { PermissionsField } from '../permissions-field.tsx';
import { type Role, TEAM } from './queries.ts';

const texts = words.team;

type RoleDrawerProps = { role: Role | null; onClose: () => void };

/** Creates or edits a custom role. */
export function RoleDrawer({ role, onClose }: RoleDrawerProps) {
  return (
    <FormDrawer opened={role !== null} onClose={onClose} title={role?.key ? texts.roles.edit : texts.roles.new}>
      {role && <RoleForm key={role.key ?? 'new'} role={role} onClose={onClose} />}
    </FormDrawer>
  );
}

const readRole = ({ title, description, permissions }: Role) => ({
  title: title ?? '',
  description: description ?? '',
  permissions: permissions ?? [],
});

function RoleForm({ role: known, onClose }: RoleDrawerProps & { role: Role }) {
  const form = useEntityForm({
    entity: known,
    read: readRole,
    validate: ({ title }) => ({ title: missing(title, texts.roles.missingName) }),
    save: ({ title, description, permissions }, { entity: { key, revision } }) => {
      const role = { title: title.trim(), description: description.trim(), permissions };
      return key
        ? api.team.updateStaffRole({ roleKey: key, role: { ...role, revision: present(revision, 'revision') } })
        : api.team.createStaffRole({ role });
    },
    reload: async ({ key }) => {
      const { roles = [] } = await api.team.listStaffRoles();
      return present(
        roles.find((role) => role.key === key),
        'role',
      );
    },
    saved: (_, { title }) => words.actions.saved(title.trim()),
    settle: (answer) => present(answer.role, 'role'),
    onDone: onClose,
    refresh: [TEAM],
  });
  return (
    <Form form={form}>
      <TextInput label={texts.roles.name} required maxLength={60} data-autofocus {...form.text('title')} />
      <Textarea label={texts.roles.description} autosize minRows={2} maxLength={300} {...form.text('description')} />
      <PermissionsField {...form.input('permissions')} />
      <FormEnd form={form}>{texts.roles.save}</FormEnd>
    </Form>
  );
}
