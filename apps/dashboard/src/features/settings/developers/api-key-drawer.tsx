import { Select, TextInput } from '@mantine/core';
import { api, present } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { DAY_MS } from '../../../ui/durations.ts';
import { missing } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { PermissionsField } from '../permissions-field.tsx';
import { API_KEYS } from './queries.ts';
import type { FreshSecret } from './secret-dialog.tsx';

const texts = words.developerSettings;

const lifetimes = [
  { value: '30', label: texts.keys.lifetimes.thirtyDays },
  { value: '90', label: texts.keys.lifetimes.ninetyDays },
  { value: '365', label: texts.keys.lifetimes.year },
  { value: '', label: texts.keys.lifetimes.unlimited },
];

type ApiKeyDrawerProps = { opened: boolean; onClose: () => void; onCreated: (fresh: FreshSecret) => void };

/** Creates an API key. */
export function ApiKeyDrawer({ opened, ...form }: ApiKeyDrawerProps) {
  return (
    <FormDrawer opened={opened} onClose={form.onClose} title={texts.keys.newTitle}>
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
        label={words.forms.name}
        description={texts.keys.nameText}
        required
        maxLength={100}
        data-autofocus
        {...form.text('name')}
      />
      <Select label={texts.keys.lifetime} data={lifetimes} allowDeselect={false} {...form.input('days')} />
      <PermissionsField {...form.input('permissions')} />
      <FormEnd form={form} isReady={form.values.permissions.length > 0}>
        {texts.keys.create}
      </FormEnd>
    </Form>
  );
}
