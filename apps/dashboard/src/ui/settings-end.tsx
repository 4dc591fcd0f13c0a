import { Text } from '@mantine/core';
import { FormEnd } from './form/form-end.tsx';
import type { FormStatus } from './form/use-entity-form.ts';

/** The end of a page of settings: its buttons, or why the user has none. */
export function SettingsEnd({ form, mayChange }: { form: FormStatus; mayChange: boolean }) {
  if (mayChange) return <FormEnd form={form}>Save</FormEnd>;
  return (
    <Text size="sm" c="dimmed">
      Your role doesn’t allow changing these settings.
    </Text>
  );
}
