import {
  Badge,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  NumberInput,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { MOST_MEGABYTES } from '@stoa/blocks';
import type { ReactNode } from 'react';
import { words } from '../../../app/words.ts';
import type { FormErrors } from '../../../ui/form/server-errors.ts';
import {
  type ContactField,
  type FieldDraft,
  type FileFormat,
  hasLength,
  hasLimits,
  hasOptions,
  hasPlaceholder,
} from '../field-draft.ts';
import { fieldKinds } from '../field-kinds.ts';
import { OptionsField } from './options-field.tsx';

const texts = words.siteForms.fields;

type FieldEditorProps = {
  field: FieldDraft;
  /** Where it is among the errors. */
  path: string;
  errors: FormErrors;
  handle: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (field: FieldDraft) => void;
  onRemove: () => void;
};

/** A field of a form: its label alone, or all of its settings. */
export function FieldEditor({ field, path, errors, handle, isOpen, onToggle, onChange, onRemove }: FieldEditorProps) {
  const isWrong = Object.keys(errors).some((name) => name.startsWith(`${path}.`));
  return (
    <Stack gap="sm">
      <Group gap="xs" wrap="nowrap">
        {handle}
        <div style={{ flex: 1, minWidth: 0 }}>
          <Text size="sm" fw={600} truncate>
            {field.label || texts.new}
          </Text>
          <Text size="xs" c="dimmed">
            {fieldKinds[field.kind]}
          </Text>
        </div>
        {field.isRequired && (
          <Badge variant="light" color="gray" visibleFrom="xs">
            {texts.required}
          </Badge>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={isOpen || isWrong}
          aria-label={(isOpen ? texts.doneWith : words.actions.editNamed)(field.label || texts.theNew)}
          onClick={onToggle}
        >
          {isOpen ? texts.done : words.actions.edit}
        </Button>
      </Group>
      {(isOpen || isWrong) && <Settings {...{ field, path, errors, onChange, onRemove }} />}
    </Stack>
  );
}

const contactFields: Partial<Record<ContactField, string>> = texts.contactFields;

type SettingsProps = Pick<FieldEditorProps, 'field' | 'path' | 'errors' | 'onChange' | 'onRemove'>;

function Settings({ field, path, errors, onChange, onRemove }: SettingsProps) {
  const { kind } = field;
  const set = (change: Partial<FieldDraft>) => onChange({ ...field, ...change });
  const numberOf = (value: number | string) => (typeof value === 'number' ? value : null);
  return (
    <Stack gap="sm">
      <TextInput
        label={kind === 'consent' ? texts.agreement : texts.label}
        {...(kind === 'consent' && { description: texts.agreementText })}
        maxLength={350}
        value={field.label}
        error={errors[`${path}.label`]}
        onChange={({ currentTarget }) => set({ label: currentTarget.value })}
      />
      {kind !== 'consent' && (
        <Textarea
          label={texts.hint}
          description={texts.hintText}
          autosize
          maxLength={500}
          value={field.hint}
          onChange={({ currentTarget }) => set({ hint: currentTarget.value })}
        />
      )}
      {hasOptions(kind) && (
        <OptionsField
          options={field.options}
          error={errors[`${path}.options`]}
          onChange={(options) => set({ options })}
        />
      )}
      {hasPlaceholder(kind) && (
        <TextInput
          label={texts.placeholder}
          maxLength={100}
          value={field.placeholder}
          onChange={({ currentTarget }) => set({ placeholder: currentTarget.value })}
        />
      )}
      {hasLength(kind) && (
        <NumberInput
          label={texts.longest}
          description={texts.longestText}
          min={1}
          max={20_000}
          maw={220}
          allowDecimal={false}
          value={field.longest ?? ''}
          onChange={(value) => set({ longest: numberOf(value) })}
        />
      )}
      {hasLimits(kind) && (
        <Group grow maw={440}>
          <NumberInput
            label={texts.least}
            value={field.least ?? ''}
            onChange={(value) => set({ least: numberOf(value) })}
          />
          <NumberInput
            label={texts.most}
            value={field.most ?? ''}
            onChange={(value) => set({ most: numberOf(value) })}
          />
        </Group>
      )}
      {kind === 'files' && <FileSettings field={field} set={set} />}
      {['shortText', 'email', 'phone'].includes(kind) && (
        <NativeSelect
          label={texts.contact}
          maw={320}
          value={field.contactField ?? ''}
          data={[
            { value: '', label: texts.noContact },
            ...Object.entries(contactFields).map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ currentTarget }) => set({ contactField: (currentTarget.value || null) as ContactField | null })}
        />
      )}
      {kind === 'consent' && (
        <Switch
          label={texts.subscribes}
          description={texts.subscribesText}
          checked={field.contactField === 'SUBSCRIPTION'}
          onChange={({ currentTarget }) => set({ contactField: currentTarget.checked ? 'SUBSCRIPTION' : null })}
        />
      )}
      <Group justify="space-between">
        <Switch
          label={texts.required}
          checked={field.isRequired}
          onChange={({ currentTarget }) => set({ isRequired: currentTarget.checked })}
        />
        <Button size="compact-sm" variant="subtle" color="red" onClick={onRemove}>
          {texts.remove}
        </Button>
      </Group>
    </Stack>
  );
}

const fileFormats: Record<FileFormat, string> = texts.formatNames;

const MOST_OF_A_FIELD = 30;

type FileSettingsProps = { field: FieldDraft; set: (change: Partial<FieldDraft>) => void };

/** How many files a field takes, and of which kinds. */
function FileSettings({ field: { mostFiles, formats }, set }: FileSettingsProps) {
  return (
    <>
      <NumberInput
        label={texts.mostFiles}
        description={texts.mostFilesText(MOST_MEGABYTES)}
        min={1}
        max={MOST_OF_A_FIELD}
        clampBehavior="strict"
        maw={220}
        allowDecimal={false}
        value={mostFiles}
        onChange={(value) => set({ mostFiles: typeof value === 'number' ? value : 1 })}
      />
      <Checkbox.Group
        label={texts.formats}
        description={texts.formatsText}
        value={formats}
        onChange={(value) => set({ formats: value as FileFormat[] })}
      >
        <Stack gap={6} mt="xs">
          {Object.entries(fileFormats).map(([value, label]) => (
            <Checkbox key={value} value={value} label={label} />
          ))}
        </Stack>
      </Checkbox.Group>
    </>
  );
}
