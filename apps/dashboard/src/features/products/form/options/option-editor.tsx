import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import { moved } from '../../../../ui/moved.ts';
import { Sortable } from '../../../../ui/sortable.tsx';
import type { MediaDraft } from '../product-form.ts';
import { ChoiceRow, NewChoice } from './choice-row.tsx';
import { newChoice, type OptionDraft, shownAs } from './option-form.ts';
import classes from './options.module.css';
import { PictureChoice } from './picture-choice.tsx';

type OptionEditorProps = {
  option: OptionDraft;
  path: string;
  media: MediaDraft[];
  handle: ReactNode;
  errors: FormErrors;
  /** The number of choices that can be added before the server's limit on variants is reached. */
  room: number;
  onChange: (option: OptionDraft) => void;
  onRemove: () => void;
};

/** One option: its name, its appearance for buyers, and its choices. */
export function OptionEditor({ option, path, media, handle, errors, room, onChange, onRemove }: OptionEditorProps) {
  const { choices } = option;
  const name = option.name || 'new option';
  const isSwatch = option.renderType === 'SWATCH_CHOICES';
  const known = new Set(choices.map((choice) => choice.name.trim().toLowerCase()));
  const add = (names: string[]) => {
    const fresh = [...new Set(names)].filter((one) => !known.has(one.toLowerCase())).slice(0, room);
    if (fresh.length > 0)
      onChange({ ...option, choices: [...choices, ...fresh.map((one) => newChoice(one, isSwatch))] });
  };
  return (
    <Stack gap="sm">
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <div style={{ paddingBlockEnd: 4 }}>{handle}</div>
        <TextInput
          label="Option name"
          placeholder="Size"
          maxLength={50}
          autoComplete="off"
          value={option.name}
          error={errors[`${path}.name`]}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ currentTarget: { value } }) => onChange({ ...option, name: value })}
          flex={1}
        />
      </Group>
      <Group justify="space-between" gap="xs">
        <SegmentedControl
          size="xs"
          aria-label={`Display of ${name}`}
          value={option.renderType}
          onChange={(type) => onChange(shownAs(option, type === 'SWATCH_CHOICES' ? type : 'TEXT_CHOICES'))}
          data={[
            { value: 'TEXT_CHOICES', label: 'Text' },
            { value: 'SWATCH_CHOICES', label: 'Swatches' },
          ]}
        />
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={onRemove}
          aria-label={`Remove option ${name}`}
        >
          Remove
        </Button>
      </Group>
      <Sortable
        items={choices}
        keyOf={({ key }) => key}
        nameOf={(choice) => choice.name || 'choice'}
        onMove={(from, to) => onChange({ ...option, choices: moved(choices, from, to) })}
        label={`Choices of ${name}`}
        className={classes.choices}
      >
        {(choice, index, grip) => (
          <ChoiceRow
            choice={choice}
            isSwatch={isSwatch}
            media={media}
            handle={grip}
            error={errors[`${path}.choices.${index}.name`]}
            onChange={(next) => onChange({ ...option, choices: choices.with(index, next) })}
            onRemove={() => onChange({ ...option, choices: choices.toSpliced(index, 1) })}
          >
            <PictureChoice
              name={choice.name || 'the choice'}
              media={media}
              chosen={choice.mediaIds}
              onChange={(mediaIds) => onChange({ ...option, choices: choices.with(index, { ...choice, mediaIds }) })}
            />
          </ChoiceRow>
        )}
      </Sortable>
      <NewChoice optionName={name} canAdd={room > 0} error={errors[`${path}.choices`]} onAdd={add} />
      {room <= 0 && (
        <Text size="sm" c="dimmed">
          More choices would make more than 1,000 variants.
        </Text>
      )}
    </Stack>
  );
}
