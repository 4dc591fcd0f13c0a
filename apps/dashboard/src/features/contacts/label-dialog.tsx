import { useQuery } from '@tanstack/react-query';
import { words } from '../../app/words.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDialog } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { TagsField } from '../../ui/tags-field.tsx';
import { labelKeyOf, labelNameOf } from './contact.ts';
import { labelsQuery } from './queries.ts';

const texts = words.contacts;

type LabelDialogProps = {
  opened: boolean;
  title: string;
  /** Receives the keys of the chosen labels. */
  onSave: (labels: string[]) => Promise<unknown>;
  /** The message shown after saving, unless `onSave` shows its own. */
  saved?: string;
  onClose: () => void;
};

/** Asks for labels, existing or new. */
export function LabelDialog({ opened, title, ...form }: LabelDialogProps) {
  return (
    <FormDialog opened={opened} onClose={form.onClose} title={title}>
      {opened && <LabelForm {...form} />}
    </FormDialog>
  );
}

const noLabels = () => ({ labels: [] as string[] });

function LabelForm({ onSave, saved, onClose }: Omit<LabelDialogProps, 'opened' | 'title'>) {
  const form = useEntityForm({
    entity: null,
    read: noLabels,
    validate: ({ labels }) => ({ labels: labels.length === 0 && texts.labels.missing }),
    save: ({ labels }) => onSave(labels),
    saved: () => saved ?? null,
    onDone: onClose,
    refresh: [['contacts']],
    isQuick: true,
  });
  return (
    <Form form={form}>
      <LabelsInput autoFocus {...form.input('labels')} />
      <FormEnd form={form} isReady={form.isDirty}>
        {words.actions.add}
      </FormEnd>
    </Form>
  );
}

type LabelsInputProps = {
  value: string[];
  error: string | undefined;
  onChange: (keys: string[]) => void;
  autoFocus?: boolean;
};

/** An input for labels by name; an unknown name creates a new label. */
export function LabelsInput({ value, error, onChange, autoFocus = false }: LabelsInputProps) {
  const { data: known = [] } = useQuery(labelsQuery);
  const names = new Map(known.map(({ key, name }) => [key, name]));
  const keyOf = (name: string) => known.find((label) => label.name === name)?.key ?? labelKeyOf(name);
  return (
    <TagsField
      label={texts.fields.labels}
      description={texts.labels.text}
      data={[...names.values()]}
      value={value.map((key) => names.get(key) ?? labelNameOf(key))}
      onChange={(chosen) => onChange([...new Set(chosen.filter((name) => name.trim()).map(keyOf))])}
      maxLength={80}
      error={error}
      data-autofocus={autoFocus || undefined}
    />
  );
}
