import { Button, Group, Modal, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { TagsField } from '../../ui/tags-field.tsx';
import { labelKeyOf, labelNameOf } from './contact.ts';
import { labelsQuery } from './queries.ts';

type LabelDialogProps = {
  opened: boolean;
  title: string;
  /** The keys of the labels to put on. */
  onSave: (labels: string[]) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for labels, known ones or new ones. */
export function LabelDialog({ opened, title, ...form }: LabelDialogProps) {
  return (
    <Modal opened={opened} onClose={form.onClose} title={title}>
      {opened && <LabelForm {...form} />}
    </Modal>
  );
}

function LabelForm({ onSave, onClose }: Omit<LabelDialogProps, 'opened' | 'title'>) {
  const [labels, setLabels] = useState<string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (labels.length === 0) return;
    setSaving(true);
    // what goes wrong is told by a message
    const isSaved = await onSave(labels).then(
      () => true,
      () => false,
    );
    setSaving(false);
    if (isSaved) onClose();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <LabelsInput value={labels} onChange={setLabels} autoFocus />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving} disabled={labels.length === 0}>
            Put on
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type LabelsInputProps = { value: string[]; onChange: (keys: string[]) => void; autoFocus?: boolean };

/** Labels by their names; what is typed and not known becomes a new one. */
export function LabelsInput({ value, onChange, autoFocus = false }: LabelsInputProps) {
  const { data: known = [] } = useQuery(labelsQuery);
  const names = new Map(known.map(({ key, name }) => [key, name]));
  const keyOf = (name: string) => known.find((label) => label.name === name)?.key ?? labelKeyOf(name);
  return (
    <TagsField
      label="Labels"
      description="Type and press Enter. Labels that you use already are offered."
      data={[...names.values()]}
      value={value.map((key) => names.get(key) ?? labelNameOf(key))}
      onChange={(chosen) => onChange([...new Set(chosen.filter((name) => name.trim()).map(keyOf))])}
      maxLength={80}
      data-autofocus={autoFocus || undefined}
    />
  );
}
