import { Select, TextInput } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { DAY_MS } from '../../../ui/durations.ts';
import { missing } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { PermissionsField } from '../permissions-field.tsx';
import { API_KEYS } from './queries.ts';
import type { FreshSecret } from './secret-dialog.tsx';

const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
  { value: '', label: 'No expiry' },
];

type ApiKeyDrawerProps = { opened: boolean; onClose: () => void; onCreated: (fresh: FreshSecret) => void };

/** Creates an API key. */
export function ApiKeyDrawer({ opened, ...form }: ApiKeyDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={form.onClose} title="New API key">
      {opened && <ApiKeyForm {...form} />}
    </FormDrawer>
  );
}

const newKey = () => ({ name: '', days: '90' as string | null, permissions: [] as string[] });

function ApiKeyForm({ onClose, onCreated }: Omit<ApiKeyDrawerProps, 'opened'>) {
  const form = useEntityForm({
    entity: null,
    read: newKey,
    validate: ({ name }) => ({ name: missing(name) }),
    wire: { fields: [['apiKey.expiresDate', 'days']] },
    save: ({ name, days, permissions }) => {
      const expiresDate = days ? new Date(Date.now() + Number(days) * DAY_MS).toISOString() : null;
      return api.developers.createApiKey({ apiKey: { name: name.trim(), permissions, expiresDate } });
    },
    onSaved: ({ secret }, { name }) => onCreated({ name: name.trim(), secret: present(secret, 'secret') }),
    onDone: onClose,
    refresh: [API_KEYS],
  });
  return (
    <Form form={form}>
      <TextInput
        label="Name"
        description="What the key is used for, for your team"
        required
        maxLength={100}
        data-autofocus
        {...form.text('name')}
      />
      <Select label="Valid for" data={lifetimes} allowDeselect={false} {...form.input('days')} />
      <PermissionsField {...form.input('permissions')} />
      <FormEnd form={form} isReady={form.values.permissions.length > 0}>
        Create key
      </FormEnd>
    </Form>
  );
}
