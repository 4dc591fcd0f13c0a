import {
  ActionIcon,
  Button,
  ColorSwatch,
  Fieldset,
  Group,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconPlus, IconTrash, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import classes from './options.module.css';
import { type ChoiceDraft, newKey, type OptionDraft } from './product-form.ts';
import type { FormErrors } from './validate.ts';

/** What a new swatch begins with, until a colour is picked. */
const FIRST_COLOUR = '#808080';

type OptionEditorProps = {
  option: OptionDraft;
  path: string;
  errors: FormErrors;
  /** Whether another choice still makes a number of variants that the server takes. */
  canAdd: boolean;
  onChange: (option: OptionDraft) => void;
  onRemove: () => void;
};

/** One option: its name, how buyers see it, and its choices. */
export function OptionEditor({ option, path, errors, canAdd, onChange, onRemove }: OptionEditorProps) {
  const { choices } = option;
  const name = option.name || 'new option';
  const isSwatch = option.renderType === 'SWATCH_CHOICES';
  const setType = (renderType: string) =>
    onChange({ ...option, ...withColours(renderType === 'SWATCH_CHOICES', choices) });
  return (
    <Fieldset legend={option.name || 'New option'} className={classes.option}>
      <Stack gap="sm">
        <Group align="flex-end" gap="sm">
          <TextInput
            label="Option name"
            placeholder="Size"
            maxLength={50}
            value={option.name}
            error={errors[`${path}.name`]}
            onChange={({ currentTarget: { value } }) => onChange({ ...option, name: value })}
            flex="1 1 180px"
          />
          <SegmentedControl
            aria-label={`Display of ${name}`}
            value={option.renderType}
            onChange={setType}
            data={[
              { value: 'TEXT_CHOICES', label: 'Text' },
              { value: 'SWATCH_CHOICES', label: 'Colour swatches' },
            ]}
          />
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={onRemove}
            aria-label={`Remove option ${name}`}
          >
            Remove
          </Button>
        </Group>
        <fieldset aria-label={`Choices of ${name}`} className={classes.choices}>
          {choices.map((choice, index) => (
            <ChoiceEditor
              key={choice.key}
              choice={choice}
              isSwatch={isSwatch}
              error={errors[`${path}.choices.${index}.name`] ?? errors[`${path}.choices.${index}.colorCode`]}
              onChange={(next) => onChange({ ...option, choices: choices.with(index, next) })}
              onRemove={() => onChange({ ...option, choices: choices.toSpliced(index, 1) })}
            />
          ))}
          <NewChoice
            optionName={name}
            canAdd={canAdd}
            error={errors[`${path}.choices`]}
            onAdd={(choiceName) =>
              onChange({
                ...option,
                choices: [
                  ...choices,
                  {
                    key: newKey(),
                    id: null,
                    name: choiceName,
                    colorCode: isSwatch ? FIRST_COLOUR : '',
                    original: null,
                  },
                ],
              })
            }
          />
        </fieldset>
        {!canAdd && (
          <Text size="sm" c="dimmed">
            More choices would make more than 1,000 variants.
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}

function withColours(isSwatch: boolean, choices: ChoiceDraft[]): Pick<OptionDraft, 'renderType' | 'choices'> {
  if (!isSwatch) return { renderType: 'TEXT_CHOICES', choices };
  return {
    renderType: 'SWATCH_CHOICES',
    choices: choices.map((choice) => ({ ...choice, colorCode: choice.colorCode || FIRST_COLOUR })),
  };
}

type ChoiceEditorProps = {
  choice: ChoiceDraft;
  isSwatch: boolean;
  error: string | undefined;
  onChange: (choice: ChoiceDraft) => void;
  onRemove: () => void;
};

function ChoiceEditor({ choice, isSwatch, error, onChange, onRemove }: ChoiceEditorProps) {
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
function NewChoice({ optionName, canAdd, error, onAdd }: NewChoiceProps) {
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
