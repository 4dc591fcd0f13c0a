import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { words } from '../app/words.ts';
import { CopyButton } from './copy-button.tsx';

type OnceDialogProps = {
  title: string;
  /** What is shown only once; null closes the dialog. */
  secret: string | null;
  onClose: () => void;
  children: ReactNode;
};

/** Shows something that the server reveals only once, until the user is done: a click outside does not close it. */
export function OnceDialog({ title, secret, onClose, children }: OnceDialogProps) {
  return (
    <Modal
      opened={secret !== null}
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      {secret !== null && (
        <Stack>
          {children}
          <Group justify="flex-end">
            <CopyButton value={secret} />
            <Button onClick={onClose} data-autofocus>
              {words.common.done}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
