import { Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { NewFormMenu } from '../../forms/new-form-menu.tsx';
import { formChoicesQuery } from '../../forms/queries.ts';
import type { FieldProps } from './field-props.ts';

const texts = words.editorSettings;

/** One of the site's forms, or a new one made from a starting point. */
export function FormField({ label, value, onSet }: FieldProps) {
  const may = useMay();
  const choices = useQuery({ ...formChoicesQuery, enabled: may('forms.listForms') });
  const id = typeof value === 'string' ? value : '';
  const data = (choices.data ?? []).map((form) => ({
    value: form.id ?? '',
    label: form.name || texts.form.unnamed,
  }));
  const isKnown = id === '' || data.some((option) => option.value === id);
  return (
    <Stack gap="xs">
      <Select
        label={label}
        placeholder={data.length > 0 ? texts.form.choose : texts.form.none}
        searchable
        data={
          isKnown ? data : [{ value: id, label: choices.isPending ? texts.form.loading : texts.form.deleted }, ...data]
        }
        value={id || null}
        onChange={(next) => onSet(next ?? undefined)}
        {...(id === '' && { description: texts.form.unseen })}
      />
      {may('forms.createForm') && (
        <NewFormMenu
          size="xs"
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          onCreated={(form) => onSet(form.id ?? undefined)}
        />
      )}
    </Stack>
  );
}
