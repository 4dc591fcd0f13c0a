import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';

type NameDialogProps = {
  title: string;
  /** The name so far; undefined while nothing is asked. */
  name: string | undefined;
  maxLength: number;
  confirm: string;
  /** What follows from it, below the field. */
  hint?: string | undefined;
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for a name. Stays open with what was typed where saving failed. */
export function NameDialog({ title, name, onClose, ...form }: NameDialogProps) {
  return (
    <Modal opened={name !== undefined} onClose={onClose} title={title}>
      {name !== undefined && <NameForm name={name} onClose={onClose} {...form} />}
    </Modal>
  );
}

type NameFormProps = Omit<NameDialogProps, 'title' | 'name'> & { name: string };

function NameForm({ name: known, maxLength, confirm, hint, onSave, onClose }: NameFormProps) {
  const [name, setName] = useState(known);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) {
      setProblem('Give it a name');
      return;
    }
    setIsSaving(true);
    // what goes wrong is told by a message
    const isSaved = await onSave(name.trim()).then(
      () => true,
      () => false,
    );
    setIsSaving(false);
    if (isSaved) onClose();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label="Name"
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setProblem(null);
          }}
          error={problem}
          maxLength={maxLength}
          required
          data-autofocus
        />
        {hint && (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
