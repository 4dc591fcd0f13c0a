import { Text, TextInput } from '@mantine/core';
import type { QueryKey } from '@tanstack/react-query';
import { words } from '../../app/words.ts';
import { missing } from './checks.ts';
import { Form } from './form.tsx';
import { FormEnd } from './form-end.tsx';
import { FormDialog } from './form-window.tsx';
import type { Wire } from './server-errors.ts';
import { useEntityForm } from './use-entity-form.ts';

type NameDialogProps = {
  title: string;
  /** The current name; undefined while the dialog is closed. */
  name: string | undefined;
  maxLength: number;
  confirm: string;
  /** A hint about the effect of the name, below the field. */
  hint?: string | undefined;
  /** Server errors that have their own messages here. */
  codes?: Wire['codes'];
  onSave: (name: string) => Promise<unknown>;
  /** The message after saving. */
  saved?: (name: string) => string;
  refresh: readonly QueryKey[];
  onClose: () => void;
};

/** Asks for a name. Stays open with the typed text if saving failed. */
export function NameDialog({ title, name, ...form }: NameDialogProps) {
  return (
    <FormDialog opened={name !== undefined} onClose={form.onClose} title={title}>
      {name !== undefined && <NameForm name={name} {...form} />}
    </FormDialog>
  );
}

/** The server's paths for names. */
const fields = ['displayName', 'title', 'roleTitle'].map((wire) => [wire, 'name'] as const);

type NameFormProps = Omit<NameDialogProps, 'title' | 'name'> & { name: string };

function NameForm({ name, maxLength, confirm, hint, codes, onSave, saved, refresh, onClose }: NameFormProps) {
  const form = useEntityForm({
    entity: name,
    read: (known) => ({ name: known }),
    validate: (values) => ({ name: missing(values.name) }),
    wire: { fields, codes },
    save: (values) => onSave(values.name.trim()),
    saved: (_, values) => saved?.(values.name.trim()) ?? null,
    onDone: onClose,
    refresh,
    isQuick: true,
  });
  return (
    <Form form={form}>
      <TextInput label={words.forms.name} maxLength={maxLength} required data-autofocus {...form.text('name')} />
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      <FormEnd form={form}>{confirm}</FormEnd>
    </Form>
  );
}
