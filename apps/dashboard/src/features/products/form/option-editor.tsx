import { Button, Fieldset, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { ChoiceEditor, FIRST_COLOUR, NewChoice } from './choice-editor.tsx';
import classes from './options.module.css';
import { type ChoiceDraft, newKey, type OptionDraft } from './product-form.ts';
import type { FormErrors } from './validate.ts';

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
  const add = (choiceName: string) =>
    onChange({
      ...option,
      choices: [
        ...choices,
        { key: newKey(), id: null, name: choiceName, colorCode: isSwatch ? FIRST_COLOUR : '', original: null },
      ],
    });
  return (
    <Fieldset legend={option.name || 'New option'} className={classes.option}>
      <Stack gap="sm">
        <OptionHead
          option={option}
          name={name}
          error={errors[`${path}.name`]}
          onChange={onChange}
          onRemove={onRemove}
        />
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
          <NewChoice optionName={name} canAdd={canAdd} error={errors[`${path}.choices`]} onAdd={add} />
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

type OptionHeadProps = {
  option: OptionDraft;
  /** What the option is called for screen readers. */
  name: string;
  error: string | undefined;
  onChange: (option: OptionDraft) => void;
  onRemove: () => void;
};

function OptionHead({ option, name, error, onChange, onRemove }: OptionHeadProps) {
  const setType = (renderType: string) =>
    onChange({ ...option, ...withColours(renderType === 'SWATCH_CHOICES', option.choices) });
  return (
    <Group align="flex-end" gap="sm">
      <TextInput
        label="Option name"
        placeholder="Size"
        maxLength={50}
        value={option.name}
        error={error}
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
  );
}

function withColours(isSwatch: boolean, choices: ChoiceDraft[]): Pick<OptionDraft, 'renderType' | 'choices'> {
  if (!isSwatch) return { renderType: 'TEXT_CHOICES', choices };
  return {
    renderType: 'SWATCH_CHOICES',
    choices: choices.map((choice) => ({ ...choice, colorCode: choice.colorCode || FIRST_COLOUR })),
  };
}
