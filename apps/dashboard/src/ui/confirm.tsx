import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { words } from '../app/words.ts';

type Question = { title: string; text: string; confirm: string; onConfirm: () => void; isHarmless?: boolean };

/** Asks for confirmation before an action that cannot be undone; a harmless one destroys nothing. */
export const confirmFirst = ({ title, text, confirm, onConfirm, isHarmless = false }: Question) =>
  modals.openConfirmModal({
    title,
    children: <Text size="sm">{text}</Text>,
    labels: { confirm, cancel: words.forms.cancel },
    confirmProps: isHarmless ? {} : { color: 'red' },
    onConfirm,
  });
