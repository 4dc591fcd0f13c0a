import { ActionIcon, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { words } from '../../../../app/words.ts';
import type { MediaDraft } from '../product-form.ts';
import type { ChoiceDraft } from './option-form.ts';
import classes from './options.module.css';
import { SwatchField } from './swatch-field.tsx';

const texts = words.productOptions.choices;

type ChoiceRowProps<C extends ChoiceDraft> = {
  choice: C;
  isSwatch: boolean;
  media: MediaDraft[];
  handle: ReactNode;
  error: string | undefined;
  onChange: (choice: C) => void;
  onRemove: () => void;
  /** Other parts of the choice, shown beside its name. */
  children?: ReactNode;
};

/** A choice: its drag handle, swatch and name, its other parts, and a button to remove it. */
export function ChoiceRow<C extends ChoiceDraft>(props: ChoiceRowProps<C>) {
  const { choice, isSwatch, media, handle, error, onChange, onRemove, children } = props;
  return (
    <div className={classes.choice}>
      {handle}
      {isSwatch && <SwatchField choice={choice} media={media} onChange={onChange} />}
      <TextInput
        aria-label={texts.choice}
        flex={1}
        miw={0}
        maxLength={50}
        autoComplete="off"
        value={choice.name}
        error={error}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ currentTarget: { value } }) => onChange({ ...choice, name: value })}
      />
      {children}
      <ActionIcon variant="subtle" color="gray" aria-label={texts.remove(choice.name)} onClick={onRemove}>
        <IconX size={16} />
      </ActionIcon>
    </div>
  );
}

type NewChoiceProps = {
  optionName: string;
  canAdd: boolean;
  error: string | undefined;
  /** Receives several names if a list was typed or pasted. */
  onAdd: (names: string[]) => void;
};

/** Adds choices one after another: Enter or a comma adds a choice and leaves the field ready for the next. */
export function NewChoice({ optionName, canAdd, error, onAdd }: NewChoiceProps) {
  const [name, setName] = useState('');
  const add = (text = name) => {
    const names = text
      .split(/[,\n]/)
      .map((part) => part.trim())
      .filter(Boolean);
    if (names.length === 0 || !canAdd) return;
    onAdd(names);
    setName('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  };
  return (
    <TextInput
      aria-label={texts.newOf(optionName)}
      placeholder={texts.new}
      maxLength={500}
      value={name}
      error={error}
      disabled={!canAdd}
      autoComplete="off"
      onChange={({ currentTarget: { value } }) => setName(value)}
      onKeyDown={addOnEnter}
      onBlur={() => add()}
      rightSection={
        <ActionIcon variant="subtle" aria-label={texts.add} onClick={() => add()} disabled={!name.trim()}>
          <IconPlus size={16} />
        </ActionIcon>
      }
    />
  );
}
