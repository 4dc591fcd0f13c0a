import { Text } from '@mantine/core';
import { words } from '../app/words.ts';
import { FormEnd } from './form/form-end.tsx';
import type { FormStatus } from './form/use-entity-form.ts';

/** The end of a page of settings: its buttons, or why the user has none. */
export function SettingsEnd({ form, mayChange }: { form: FormStatus; mayChange: boolean }) {
  if (mayChange) return <FormEnd form={form}>{words.forms.save}</FormEnd>;
  return (
    <Text size="sm" c="dimmed">
      {words.common.settingsNotAllowed}
    </Text>
  );
}
