import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { words } from '../../../../app/words.ts';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import { moved } from '../../../../ui/moved.ts';
import { Sortable } from '../../../../ui/sortable.tsx';
import { useSettled } from '../../../../ui/use-settled.ts';
import { useStable } from '../../../../ui/use-stable.ts';
import lists from '../draft-list.module.css';
import type { MediaDraft } from '../product-form.ts';
import { ChoiceRow, NewChoice } from './choice-row.tsx';
import { type ChoiceDraft, newChoice, type OptionDraft, shownAs } from './option-form.ts';
import { PictureChoice } from './picture-choice.tsx';

const texts = words.productOptions;

type OptionEditorProps = {
  option: OptionDraft;
  /** Its place among the options. */
  index: number;
  media: MediaDraft[];
  handle: ReactNode;
  errors: FormErrors;
  /** The number of choices that can be added before the server's limit on variants is reached. */
  room: number;
  onChange: (index: number, option: OptionDraft) => void;
  onRemove: (index: number) => void;
};

/** One option: its name, its appearance for customers, and its choices. */
export const OptionEditor = memo(function OptionEditor(props: OptionEditorProps) {
  const { option, index, media, handle, errors, room } = props;
  const path = `options.${index}`;
  const onChange = useStable((change: Partial<OptionDraft>) => props.onChange(index, { ...option, ...change }));
  const { choices, renderType } = option;
  const name = option.name || texts.unnamed.inText;
  const isSwatch = renderType === 'SWATCH_CHOICES';
  const known = new Set(choices.map((choice) => choice.name.trim().toLowerCase()));
  const add = (names: string[]) => {
    const fresh = [...new Set(names)].filter((one) => !known.has(one.toLowerCase())).slice(0, room);
    if (fresh.length > 0) onChange({ choices: [...choices, ...fresh.map((one) => newChoice(one, isSwatch))] });
  };
  return (
    <Stack gap="sm">
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <div style={{ paddingBlockEnd: 4 }}>{handle}</div>
        <TextInput
          label={texts.name}
          placeholder={texts.example}
          maxLength={50}
          autoComplete="off"
          value={option.name}
          error={errors[`${path}.name`]}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ currentTarget: { value } }) => onChange({ name: value })}
          flex={1}
        />
      </Group>
      <Group justify="space-between" gap="xs">
        <SegmentedControl
          size="xs"
          aria-label={texts.displayOf(name)}
          value={renderType}
          onChange={(type) => onChange(shownAs(choices, type === 'SWATCH_CHOICES' ? type : 'TEXT_CHOICES'))}
          data={[
            { value: 'TEXT_CHOICES', label: texts.asText },
            { value: 'SWATCH_CHOICES', label: texts.asSwatches },
          ]}
        />
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => props.onRemove(index)}
          aria-label={texts.remove(name)}
        >
          {words.actions.remove}
        </Button>
      </Group>
      <ChoiceList
        name={useSettled(name)}
        path={path}
        choices={choices}
        isSwatch={isSwatch}
        media={media}
        errors={errors}
        onChange={onChange}
      />
      <NewChoice optionName={name} canAdd={room > 0} error={errors[`${path}.choices`]} onAdd={add} />
      {room <= 0 && (
        <Text size="sm" c="dimmed">
          {texts.choices.full}
        </Text>
      )}
    </Stack>
  );
});

type ChoiceListProps = Pick<OptionDraft, 'name' | 'choices'> &
  Pick<OptionEditorProps, 'media' | 'errors'> & {
    path: string;
    isSwatch: boolean;
    onChange: (change: Partial<OptionDraft>) => void;
  };

/** The choices, which do not render while the name of their option is typed. */
const ChoiceList = memo(function ChoiceList(props: ChoiceListProps) {
  const { name, path, choices, isSwatch, media, errors, onChange } = props;
  const replace = useStable((index: number, next: ChoiceDraft) => onChange({ choices: choices.with(index, next) }));
  const remove = useStable((index: number) => onChange({ choices: choices.toSpliced(index, 1) }));
  return (
    <Sortable
      items={choices}
      keyOf={({ key }) => key}
      nameOf={(choice) => choice.name || texts.choices.inText}
      onMove={(from, to) => onChange({ choices: moved(choices, from, to) })}
      label={texts.choices.of(name)}
      className={lists.lines}
    >
      {(choice, index, grip) => (
        <OptionChoice
          choice={choice}
          index={index}
          isSwatch={isSwatch}
          media={media}
          handle={grip}
          error={errors[`${path}.choices.${index}.name`]}
          onChange={replace}
          onRemove={remove}
        />
      )}
    </Sortable>
  );
});

type OptionChoiceProps = {
  choice: ChoiceDraft;
  index: number;
  isSwatch: boolean;
  media: MediaDraft[];
  handle: ReactNode;
  error: string | undefined;
  onChange: (index: number, choice: ChoiceDraft) => void;
  onRemove: (index: number) => void;
};

const OptionChoice = memo(function OptionChoice({ index, onChange, onRemove, ...row }: OptionChoiceProps) {
  const { choice, media } = row;
  return (
    <ChoiceRow {...row} onChange={(next) => onChange(index, next)} onRemove={() => onRemove(index)}>
      <PictureChoice
        name={choice.name || texts.choices.unnamed}
        media={media}
        chosen={choice.mediaIds}
        onChange={(mediaIds) => onChange(index, { ...choice, mediaIds })}
      />
    </ChoiceRow>
  );
});
