import { Stack, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, present } from '../../../app/api.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { FormEnd } from '../../../ui/form-end.tsx';
import { PermissionsField } from '../permissions-field.tsx';
import { type Role, TEAM } from './queries.ts';

type RoleDrawerProps = { role: Role | null; onClose: () => void };

/** Makes a role of the site's own, or changes one. */
export function RoleDrawer({ role, onClose }: RoleDrawerProps) {
  return (
    <FormDrawer opened={role !== null} onClose={onClose} title={role?.key ? 'Edit role' : 'New role'}>
      {role && <RoleForm key={role.key ?? 'new'} role={role} onClose={onClose} />}
    </FormDrawer>
  );
}

function RoleForm({ role: known, onClose }: RoleDrawerProps & { role: Role }) {
  const queryClient = useQueryClient();
  const [title, setTitle] = useState(known.title ?? '');
  const [description, setDescription] = useState(known.description ?? '');
  const [permissions, setPermissions] = useState(known.permissions ?? []);
  const saving = useMutation({
    mutationFn: () => {
      const role = { title: title.trim(), description: description.trim(), permissions };
      if (!known.key) return api.team.createStaffRole({ role });
      return api.team.updateStaffRole({
        roleKey: known.key,
        role: { ...role, revision: present(known.revision, 'revision') },
      });
    },
    onSuccess: () => {
      notifications.show({ color: 'green', message: `${title.trim()} was saved` });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: TEAM }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label="Title"
          required
          maxLength={60}
          data-autofocus
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Textarea
          label="What the role is for"
          autosize
          minRows={2}
          maxLength={300}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <PermissionsField chosen={permissions} onChange={setPermissions} />
        <FormEnd saving={saving} onCancel={onClose}>
          Save role
        </FormEnd>
      </Stack>
    </form>
  );
}
