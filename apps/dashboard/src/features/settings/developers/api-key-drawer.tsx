import { Alert, Button, Drawer, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, present } from '../../../app/api.ts';
import { explain } from '../../../ui/explain.ts';
import { usePermissionGroups } from '../permission-groups.ts';
import { PermissionPicker } from '../permission-picker.tsx';
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
    <Drawer
      opened={opened}
      onClose={form.onClose}
      position="right"
      size="md"
      title="New API key"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {opened && <ApiKeyForm {...form} />}
    </Drawer>
  );
}

function ApiKeyForm({ onClose, onCreated }: Omit<ApiKeyDrawerProps, 'opened'>) {
  const groups = usePermissionGroups();
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
        <div>
          <Text component="h3" size="sm" fw={500} mb={4}>
            Permissions
          </Text>
          <PermissionPicker groups={groups} chosen={permissions} onChange={setPermissions} />
        </div>
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
