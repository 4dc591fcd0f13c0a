import { Button, Group, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../ui/use-focus-back.ts';

type NameDialogProps = {
  title: string;
  label: string;
  action: string;
  value?: string;
  /** Answers whether it was done. */
  onName: (name: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks for a name: of a new folder, or another one of something. */
export function NameDialog({ title, label, action, value = '', onName, onClose }: NameDialogProps) {
  const [name, setName] = useState(value);
  const [isBusy, setIsBusy] = useState(false);
  useFocusBack();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return;
    setIsBusy(true);
    const done = await onName(wanted);
    setIsBusy(false);
    if (done) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={title}>
      <form onSubmit={(event) => void submit(event)}>
        <TextInput
          data-autofocus
          label={label}
          value={name}
          maxLength={255}
          required
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy} disabled={name.trim() === ''}>
            {action}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
