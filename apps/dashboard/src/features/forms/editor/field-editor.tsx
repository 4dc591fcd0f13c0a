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
            {field.label || 'New field'}
          </Text>
          <Text size="xs" c="dimmed">
            {fieldKinds[field.kind]}
          </Text>
        </div>
        {field.isRequired && (
          <Badge variant="light" color="gray" visibleFrom="xs">
            Required
          </Badge>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={isOpen || isWrong}
          aria-label={`${isOpen ? 'Done with' : 'Edit'} ${field.label || 'the new field'}`}
          onClick={onToggle}
        >
          {isOpen ? 'Done' : 'Edit'}
        </Button>
      </Group>
      {(isOpen || isWrong) && <Settings {...{ field, path, errors, onChange, onRemove }} />}
    </Stack>
  );
}

const contactFields: Partial<Record<ContactField, string>> = {
  FIRST_NAME: 'First name',
  LAST_NAME: 'Last name',
  EMAIL: 'E-mail address',
  PHONE: 'Phone number',
  COMPANY: 'Company',
  POSITION: 'Position',
};

type SettingsProps = Pick<FieldEditorProps, 'field' | 'path' | 'errors' | 'onChange' | 'onRemove'>;

function Settings({ field, path, errors, onChange, onRemove }: SettingsProps) {
  const { kind } = field;
  const set = (change: Partial<FieldDraft>) => onChange({ ...field, ...change });
  const numberOf = (value: number | string) => (typeof value === 'number' ? value : null);
  return (
    <Stack gap="sm">
      <TextInput
        label={kind === 'consent' ? 'What people agree to' : 'Label'}
        {...(kind === 'consent' && { description: 'A link is written as [privacy policy](/policies/privacy).' })}
        maxLength={350}
        value={field.label}
        error={errors[`${path}.label`]}
        onChange={({ currentTarget }) => set({ label: currentTarget.value })}
      />
      {kind !== 'consent' && (
        <Textarea
          label="Help text"
          description="Below the field"
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
          label="Example in the empty field"
          maxLength={100}
          value={field.placeholder}
          onChange={({ currentTarget }) => set({ placeholder: currentTarget.value })}
        />
      )}
      {hasLength(kind) && (
        <NumberInput
          label="Longest answer"
          description="In characters"
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
          <NumberInput label="Least" value={field.least ?? ''} onChange={(value) => set({ least: numberOf(value) })} />
          <NumberInput label="Most" value={field.most ?? ''} onChange={(value) => set({ most: numberOf(value) })} />
        </Group>
      )}
      {kind === 'files' && <FileSettings field={field} set={set} />}
      {['shortText', 'email', 'phone'].includes(kind) && (
        <NativeSelect
          label="Keep with the contact as"
          maw={320}
          value={field.contactField ?? ''}
          data={[
            { value: '', label: 'Nothing' },
            ...Object.entries(contactFields).map(([value, label]) => ({ value, label })),
          ]}
          onChange={({ currentTarget }) => set({ contactField: (currentTarget.value || null) as ContactField | null })}
        />
      )}
      {kind === 'consent' && (
        <Switch
          label="Subscribes to your news"
          description="Whoever ticks it is asked by e-mail to confirm, and is subscribed then."
          checked={field.contactField === 'SUBSCRIPTION'}
          onChange={({ currentTarget }) => set({ contactField: currentTarget.checked ? 'SUBSCRIPTION' : null })}
        />
      )}
      <Group justify="space-between">
        <Switch
          label="Required"
          checked={field.isRequired}
          onChange={({ currentTarget }) => set({ isRequired: currentTarget.checked })}
        />
        <Button size="compact-sm" variant="subtle" color="red" onClick={onRemove}>
          Remove field
        </Button>
      </Group>
    </Stack>
  );
}

const fileFormats: Record<FileFormat, string> = {
  IMAGE: 'Pictures',
  DOCUMENT: 'Documents',
  VIDEO: 'Videos',
  AUDIO: 'Audio',
  ARCHIVE: 'Archives, such as ZIP files',
  MODEL_3D: '3D models',
};

const MOST_OF_A_FIELD = 30;

type FileSettingsProps = { field: FieldDraft; set: (change: Partial<FieldDraft>) => void };

/** How many files a field takes, and of which kinds. */
function FileSettings({ field: { mostFiles, formats }, set }: FileSettingsProps) {
  return (
    <>
      <NumberInput
        label="Most files"
        description={`Each may have up to ${MOST_MEGABYTES} MB.`}
        min={1}
        max={MOST_OF_A_FIELD}
        clampBehavior="strict"
        maw={220}
        allowDecimal={false}
        value={mostFiles}
        onChange={(value) => set({ mostFiles: typeof value === 'number' ? value : 1 })}
      />
      <Checkbox.Group
        label="Kinds of files"
        description="All of them, if none is chosen"
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
