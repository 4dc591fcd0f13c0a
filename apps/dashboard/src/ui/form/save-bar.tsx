import { Button, Group, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { memo, type ReactNode, useRef } from 'react';
import { words } from '../../app/words.ts';
import { useStable } from '../use-stable.ts';
import classes from './save-bar.module.css';
import type { FormStatus } from './use-entity-form.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';

type SaveBarProps = {
  form: FormStatus;
  label?: string;
  /** Nothing is saved yet, so the form can be saved without changes. */
  isNew?: boolean;
  /** Further ways to go on, before the button that saves. */
  children?: ReactNode;
};

/** Saves the surrounding form, which fills a page. Stays in view, however long the form is. */
export function SaveBar({ form, label = words.forms.save, isNew = false, children }: SaveBarProps) {
  const reset = useStable(form.reset);
  return (
    <Bar isDirty={form.isDirty} isSaving={form.isSaving} label={label} isNew={isNew} reset={reset}>
      {children}
    </Bar>
  );
}

type BarProps = Required<Pick<SaveBarProps, 'label' | 'isNew'>> &
  Pick<SaveBarProps, 'children'> &
  Pick<FormStatus, 'isDirty' | 'isSaving' | 'reset'>;

/** Does not render while somebody types. */
const Bar = memo(function Bar({ isDirty, isSaving, label, isNew, reset, children }: BarProps) {
  const save = useRef<HTMLButtonElement>(null);
  useSaveShortcut(save, 's');
  return (
    <Group className={classes.bar} justify="space-between" wrap="nowrap" gap="xs">
      <Text size="sm" c={isDirty ? undefined : 'dimmed'} role="status" visibleFrom="xs">
        {isDirty ? words.forms.unsaved : words.forms.unchanged}
      </Text>
      <Group gap="xs" wrap="nowrap" ml="auto">
        <Button variant="default" disabled={!isDirty || isSaving} onClick={() => confirmDiscard(reset)}>
          {words.forms.discard}
        </Button>
        {children}
        <Button ref={save} type="submit" disabled={!isDirty && !isNew} loading={isSaving}>
          {label}
        </Button>
      </Group>
    </Group>
  );
});

const confirmDiscard = (onConfirm: () => void) =>
  modals.openConfirmModal({
    title: words.forms.discardChanges.title,
    children: <Text size="sm">{words.forms.discardChanges.text}</Text>,
    labels: { confirm: words.forms.discardChanges.confirm, cancel: words.forms.discardChanges.keep },
    confirmProps: { color: 'red' },
    onConfirm,
  });
