import { Alert, Button, Group, Modal, NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, hasCode } from '../../app/api.ts';
import { explain } from '../../ui/explain.ts';
import { type FieldType, fieldTypes, type SocialType, socialTypes } from './field-names.ts';
import { FIELDS, type FieldView, type Suggestion } from './queries.ts';

type FieldDialogProps = {
  opened: boolean;
  /** What is changed or brought in; null for one of the site's own. */
  field: FieldView | Suggestion | null;
  onClose: () => void;
};

/** Adds a field to profiles, or changes one. */
export function FieldDialog({ opened, field, onClose }: FieldDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={titleOf(field)}>
      {opened && <FieldForm field={field} onClose={onClose} />}
    </Modal>
  );
}

const titleOf = (field: FieldDialogProps['field']): string => {
  if (!field) return 'New field';
  return isKnown(field) ? `Edit ${field.name}` : `Add ${field.name}`;
};

/** A field that profiles have already, with an id and a revision. */
const isKnown = (field: FieldView | Suggestion): field is FieldView => 'revision' in field;

type Draft = { name: string; type: FieldType; social: SocialType; privacy: 'PUBLIC' | 'PRIVATE' };

function draftOf(field: FieldDialogProps['field']): Draft {
  const { name, fieldType, socialType, defaultPrivacy } = field ?? {};
  return {
    name: name ?? '',
    type: fieldType && fieldType !== 'UNKNOWN' ? fieldType : 'TEXT',
    social: socialType && socialType !== 'UNKNOWN' ? socialType : 'INSTAGRAM',
    privacy: defaultPrivacy === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
  };
}

function FieldForm({ field, onClose }: Omit<FieldDialogProps, 'opened'>) {
  const [draft, setDraft] = useState(() => draftOf(field));
  const [problem, setProblem] = useState<string | null>(null);
  const set = (change: Partial<Draft>) => setDraft((current) => ({ ...current, ...change }));
  const saving = useSaveField(field, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.name.trim()) saving.mutate(draft);
    else setProblem('Give it a name');
  };
  const isNamedByUs = field !== null && field.fieldOrigin !== 'CUSTOM';
  const isSuggested = field !== null && !isKnown(field);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          label="Name"
          required
          maxLength={150}
          data-autofocus
          value={draft.name}
          error={problem}
          disabled={isNamedByUs || isSuggested}
          onChange={(event) => {
            set({ name: event.currentTarget.value });
            setProblem(null);
          }}
        />
        <NativeSelect
          label="What members answer"
          value={draft.type}
          disabled={field !== null}
          onChange={(event) => set({ type: event.currentTarget.value as FieldType })}
          data={Object.entries(fieldTypes).map(([value, label]) => ({ value, label }))}
        />
        {draft.type === 'SOCIAL' && (
          <NativeSelect
            label="Network"
            value={draft.social}
            onChange={(event) => set({ social: event.currentTarget.value as SocialType })}
            data={Object.entries(socialTypes).map(([value, label]) => ({ value, label }))}
          />
        )}
        <Radio.Group
          label="Who may see the answers"
          value={draft.privacy}
          onChange={(privacy) => set({ privacy: privacy as Draft['privacy'] })}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="PRIVATE" label="The team alone" />
            <Radio value="PUBLIC" label="Everybody who may see the profile" />
          </Stack>
        </Radio.Group>
        {saving.isError && (
          <Alert color="red" role="alert">
            {reasonOf(saving.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {field && isKnown(field) ? 'Save field' : 'Add field'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useSaveField(field: FieldDialogProps['field'], onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ name, type, social, privacy }: Draft) => {
      const written = {
        name: name.trim(),
        defaultPrivacy: privacy,
        ...(type === 'SOCIAL' ? { socialType: social } : {}),
      };
      return field && isKnown(field)
        ? api.memberCustomFields.updateCustomField({
            field: { ...written, id: field.id ?? '', revision: field.revision ?? '' },
          })
        : api.memberCustomFields.createCustomField({ field: { ...written, fieldType: type } });
    },
    onSuccess: (_, { name }) => {
      notifications.show({ color: 'green', message: `${name} was ${field && isKnown(field) ? 'saved' : 'added'}` });
      onSaved();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: FIELDS }),
  });
}

function reasonOf(error: unknown): string {
  if (hasCode(error, 'ALREADY_EXISTS')) return 'There is a field of this name.';
  if (hasCode(error, 'INVALID_REVISION'))
    return 'Somebody changed this field meanwhile. Close this and open it again to see how it is now.';
  return explain(error).detail;
}
