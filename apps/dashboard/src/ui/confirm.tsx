import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';

type Question = { title: string; text: string; confirm: string; onConfirm: () => void };

/** Asks before something is done that cannot be taken back. */
export const confirmFirst = ({ title, text, confirm, onConfirm }: Question) =>
  modals.openConfirmModal({
    title,
    children: <Text size="sm">{text}</Text>,
    labels: { confirm, cancel: 'Cancel' },
    confirmProps: { color: 'red' },
    onConfirm,
  });
