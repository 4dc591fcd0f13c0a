import { Loader, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { words } from '../app/words.ts';
import classes from './editable-cell.module.css';
import { explain } from './explain.ts';

type EditableCellProps = {
  /** The accessible name: `Price of Mug`. */
  label: string;
  /** The text to edit. */
  value: string;
  /** The content of the cell while it is not being edited. */
  children: ReactNode;
  inputMode?: 'decimal' | 'numeric';
  /** The reason why the text is not a valid value; null if it is one. */
  check: (text: string) => string | null;
  /** Throws if the value could not be saved; the text then stays for another try. */
  onSave: (text: string) => Promise<void>;
};

/** A value in a list that is edited in place: Enter edits and saves, Tab saves and moves on, Escape reverts. */
export function EditableCell({ label, value, children, inputMode, check, onSave }: EditableCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (takesFocus: boolean) => {
    setTyped(null);
    setProblem(null);
    if (takesFocus) requestAnimationFrame(() => button.current?.focus());
  };
  const save = async (takesFocus: boolean) => {
    if (typed === null || isSaving) return;
    const text = typed.trim();
    if (text === value) return close(takesFocus);
    const wrong = check(text);
    setProblem(wrong);
    if (wrong) return;
    setIsSaving(true);
    try {
      await onSave(text);
      close(takesFocus);
    } catch (error) {
      setProblem(explain(error).detail);
    } finally {
      setIsSaving(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close(true);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      void save(true);
    }
  };
  if (typed === null) {
    return (
      <UnstyledButton ref={button} className={classes.button} onClick={() => setTyped(value)}>
        {children}
        <VisuallyHidden>, {words.common.editNamed(label)}</VisuallyHidden>
      </UnstyledButton>
    );
  }
  return (
    <TextInput
      aria-label={label}
      size="xs"
      autoFocus
      inputMode={inputMode}
      autoComplete="off"
      maxLength={14}
      className={classes.field}
      value={typed}
      error={problem}
      readOnly={isSaving}
      rightSection={isSaving ? <Loader size={14} /> : undefined}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget: { value: text } }) => setTyped(text)}
      onKeyDown={onKeyDown}
      onBlur={() => void save(false)}
    />
  );
}
