import { ActionIcon, ColorSwatch, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import classes from './options.module.css';
import type { ChoiceDraft } from './product-form.ts';

/** What a new swatch begins with, until a colour is picked. */
export const FIRST_COLOUR = '#808080';

type ChoiceEditorProps = {
  choice: ChoiceDraft;
  isSwatch: boolean;
  error: string | undefined;
  onChange: (choice: ChoiceDraft) => void;
  onRemove: () => void;
};

/** The name of a choice, and its colour where buyers see swatches. */
export function ChoiceEditor({ choice, isSwatch, error, onChange, onRemove }: ChoiceEditorProps) {
  return (
    <TextInput
      aria-label="Choice"
      maxLength={50}
      value={choice.name}
      error={error}
      onChange={({ currentTarget: { value } }) => onChange({ ...choice, name: value })}
      leftSection={
        isSwatch ? (
          <ColourPicker choice={choice} onPick={(colorCode) => onChange({ ...choice, colorCode })} />
        ) : undefined
      }
      rightSection={
        <ActionIcon variant="subtle" color="gray" aria-label={`Remove choice ${choice.name}`} onClick={onRemove}>
          <IconX size={16} />
        </ActionIcon>
      }
    />
  );
}

function ColourPicker({ choice, onPick }: { choice: ChoiceDraft; onPick: (colour: string) => void }) {
  return (
    <label className={classes.colour}>
      <ColorSwatch color={choice.colorCode || FIRST_COLOUR} size={20} />
      <input
        type="color"
        aria-label={`Colour of ${choice.name || 'the choice'}`}
        value={/^#[0-9a-f]{6}$/i.test(choice.colorCode) ? choice.colorCode : FIRST_COLOUR}
        onChange={({ currentTarget: { value } }) => onPick(value)}
      />
    </label>
  );
}

type NewChoiceProps = { optionName: string; canAdd: boolean; error: string | undefined; onAdd: (name: string) => void };

/** Takes one choice after the other: Enter adds it and leaves the field ready for the next. */
export function NewChoice({ optionName, canAdd, error, onAdd }: NewChoiceProps) {
  const [name, setName] = useState('');
  const add = () => {
    if (!name.trim() || !canAdd) return;
    onAdd(name.trim());
    setName('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <TextInput
      aria-label={`New choice of ${optionName}`}
      placeholder="New choice"
      maxLength={50}
      value={name}
      error={error}
      disabled={!canAdd}
      onChange={({ currentTarget: { value } }) => setName(value)}
      onKeyDown={addOnEnter}
      onBlur={add}
      rightSection={
        <ActionIcon variant="subtle" aria-label="Add choice" onClick={add} disabled={!name.trim()}>
          <IconPlus size={16} />
        </ActionIcon>
      }
    />
  );
}
