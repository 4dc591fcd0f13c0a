import { NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { api, present } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { missing } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDialog } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { type FieldType, fieldTypes, type SocialType, socialTypes } from './field-names.ts';
import { FIELDS, type FieldView, type Suggestion } from './queries.ts';

const texts = words.memberSettings.fields;

type FieldDialogProps = {
  opened: boolean;
  /** The field to edit or add; null for a new custom field. */
  field: FieldView | Suggestion | null;
  onClose: () => void;
};

/** Adds or edits a profile field. */
export function FieldDialog({ opened, field, onClose }: FieldDialogProps) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={titleOf(field)}>
      {opened && <FieldForm field={field} onClose={onClose} />}
    </FormDialog>
  );
}

const titleOf = (field: FieldDialogProps['field']): string => {
  if (!field) return texts.new;
  return isKnown(field) ? words.actions.editNamed(field.name ?? '') : texts.addNamed(field.name ?? '');
};

/** Tells whether the field is already in profiles, with an id and a revision. */
const isKnown = (field: FieldView | Suggestion): field is FieldView => 'revision' in field;

const readField = (field: FieldDialogProps['field']) => {
  const { name, fieldType, socialType, defaultPrivacy } = field ?? {};
  return {
    name: name ?? '',
    fieldType: (fieldType && fieldType !== 'UNKNOWN' ? fieldType : 'TEXT') as FieldType,
    socialType: (socialType && socialType !== 'UNKNOWN' ? socialType : 'INSTAGRAM') as SocialType,
    defaultPrivacy: (defaultPrivacy === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE') as 'PUBLIC' | 'PRIVATE',
  };
};

function FieldForm({ field, onClose }: Omit<FieldDialogProps, 'opened'>) {
  const isSaved = field !== null && isKnown(field);
  const form = useEntityForm({
    entity: field,
    read: readField,
    validate: ({ name }) => ({ name: missing(name) }),
    wire: { codes: { ALREADY_EXISTS: { field: 'name', text: texts.sameName } } },
    save: async ({ name, fieldType, socialType, defaultPrivacy }, { entity }) => {
      const { memberCustomFields: fields } = api;
      const written = { name: name.trim(), defaultPrivacy, ...(fieldType === 'SOCIAL' ? { socialType } : {}) };
      const answer =
        entity && isKnown(entity)
          ? await fields.updateCustomField({
              field: { ...written, id: entity.id ?? '', revision: entity.revision ?? '' },
            })
          : await fields.createCustomField({ field: { ...written, fieldType } });
      return present(answer.field, 'field');
    },
    reload: async (known) => {
      const id = (known && isKnown(known) && known.id) || '';
      return present((await api.memberCustomFields.getCustomField({ id })).field, 'field');
    },
    saved: (_, { name }) => (isSaved ? words.actions.saved(name) : texts.wasAdded(name)),
    settle: (answer) => answer,
    onDone: onClose,
    refresh: [FIELDS],
  });
  const isNamedByUs = field !== null && field.fieldOrigin !== 'CUSTOM';
  return (
    <Form form={form} gap="sm">
      <TextInput
        label={words.forms.name}
        required
        maxLength={150}
        data-autofocus
        disabled={isNamedByUs || (field !== null && !isSaved)}
        {...form.text('name')}
      />
      <NativeSelect
        label={texts.type}
        disabled={field !== null}
        data={Object.entries(fieldTypes).map(([value, label]) => ({ value, label }))}
        {...form.text('fieldType')}
      />
      {form.values.fieldType === 'SOCIAL' && (
        <NativeSelect
          label={texts.network}
          data={Object.entries(socialTypes).map(([value, label]) => ({ value, label }))}
          {...form.text('socialType')}
        />
      )}
      <Radio.Group label={texts.privacy} {...form.input('defaultPrivacy')}>
        <Stack gap="xs" mt="xs">
          <Radio value="PRIVATE" label={texts.private} />
          <Radio value="PUBLIC" label={texts.public} />
        </Stack>
      </Radio.Group>
      <FormEnd form={form}>{isSaved ? texts.save : texts.add}</FormEnd>
    </Form>
  );
}
