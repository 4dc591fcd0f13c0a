import { Button, Group, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import classes from './save-bar.module.css';

type SaveBarProps = {
  label: string;
  isDirty: boolean;
  /** There is nothing saved yet, so that saving makes sense without changes. */
  isNew: boolean;
  isSaving: boolean;
  /** Undoes all edits since the last saving. */
  onDiscard: () => void;
};

/** Saves the form around it. Stays in view, however long the form is. */
export function SaveBar({ label, isDirty, isNew, isSaving, onDiscard }: SaveBarProps) {
  return (
    <Group className={classes.bar} justify="space-between" wrap="nowrap" gap="xs">
      <Text size="sm" c={isDirty ? undefined : 'dimmed'} role="status" visibleFrom="xs">
        {isDirty ? 'Unsaved changes' : 'No changes'}
      </Text>
      <Group gap="xs" wrap="nowrap" ml="auto">
        <Button variant="default" disabled={!isDirty || isSaving} onClick={() => confirmDiscard(onDiscard)}>
          Discard
        </Button>
        <Button type="submit" disabled={!isDirty && !isNew} loading={isSaving}>
          {label}
        </Button>
      </Group>
    </Group>
  );
}

const confirmDiscard = (onConfirm: () => void) =>
  modals.openConfirmModal({
    title: 'Discard your changes?',
    children: <Text size="sm">The form goes back to what was saved last.</Text>,
    labels: { confirm: 'Discard changes', cancel: 'Keep editing' },
    confirmProps: { color: 'red' },
    onConfirm,
  });
