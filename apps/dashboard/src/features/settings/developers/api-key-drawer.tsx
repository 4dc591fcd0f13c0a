import { Alert, Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, present } from '../../../app/api.ts';
import { explain } from '../../../ui/explain.ts';
import { FormDrawer } from '../../../ui/form-drawer.tsx';
import { PermissionsField } from '../permissions-field.tsx';
import { API_KEYS } from './queries.ts';
import type { FreshSecret } from './secret-dialog.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
  { value: '', label: 'No end' },
];

type ApiKeyDrawerProps = { opened: boolean; onClose: () => void; onCreated: (fresh: FreshSecret) => void };

/** Makes an API key. */
export function ApiKeyDrawer({ opened, ...form }: ApiKeyDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={form.onClose} title="New API key">
      {opened && <ApiKeyForm {...form} />}
    </FormDrawer>
  );
}

function ApiKeyForm({ onClose, onCreated }: Omit<ApiKeyDrawerProps, 'opened'>) {
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [days, setDays] = useState<string | null>('90');
  const [permissions, setPermissions] = useState<string[]>([]);
  const creating = useMutation({
    mutationFn: () => {
      const expiresDate = days ? new Date(Date.now() + Number(days) * DAY_MS).toISOString() : null;
      return api.developers.createApiKey({ apiKey: { name: name.trim(), permissions, expiresDate } });
    },
    onSuccess: ({ secret }) => {
      onClose();
      onCreated({ name: name.trim(), secret: present(secret, 'secret') });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: API_KEYS }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    creating.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label="Name"
          description="What it is for, so that others know"
          required
          maxLength={100}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Select label="Valid for" data={lifetimes} value={days} onChange={setDays} allowDeselect={false} />
        <PermissionsField chosen={permissions} onChange={setPermissions} />
        {creating.isError && (
          <Alert color="red" role="alert">
            {explain(creating.error).detail}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={creating.isPending} disabled={permissions.length === 0}>
            Make key
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
