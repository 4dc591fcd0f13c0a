import { Button, Checkbox, Group, SegmentedControl, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../app/format.ts';
import { words } from '../../../../app/words.ts';
import type { FormErrors } from '../../../../ui/form/server-errors.ts';
import { moved } from '../../../../ui/moved.ts';
import { Sortable } from '../../../../ui/sortable.tsx';
import lists from '../draft-list.module.css';
import { ChoiceRow, NewChoice } from '../options/choice-row.tsx';
import type { MediaDraft } from '../product-form.ts';
import { type ModifierChoiceDraft, type ModifierDraft, newModifierChoice } from './modifier-form.ts';

const texts = words.productModifiers;
const ofOptions = words.productOptions;

type ModifierEditorProps = {
  modifier: ModifierDraft;
  path: string;
  media: MediaDraft[];
  handle: ReactNode;
  errors: FormErrors;
  onChange: (modifier: ModifierDraft) => void;
  onRemove: () => void;
};

export function ModifierEditor(props: ModifierEditorProps) {
  const { modifier, path, handle, errors, onChange, onRemove } = props;
  const name = modifier.name || texts.unnamed.inText;
  const isText = modifier.renderType === 'FREE_TEXT';
  return (
    <Stack gap="sm">
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <div style={{ paddingBlockEnd: 4 }}>{handle}</div>
        <TextInput
          label={texts.name}
          placeholder={isText ? texts.exampleText : texts.exampleChoices}
          maxLength={50}
          autoComplete="off"
          value={modifier.name}
          error={errors[`${path}.name`]}
          onChange={({ currentTarget: { value } }) => onChange({ ...modifier, name: value })}
          flex={1}
        />
      </Group>
      <Group justify="space-between" gap="xs">
        <Group gap="md">
          {!isText && (
            <SegmentedControl
              size="xs"
              aria-label={ofOptions.displayOf(name)}
              value={modifier.renderType}
              onChange={(type) =>
                onChange({ ...modifier, renderType: type === 'SWATCH_CHOICES' ? type : 'TEXT_CHOICES' })
              }
              data={[
                { value: 'TEXT_CHOICES', label: ofOptions.asText },
                { value: 'SWATCH_CHOICES', label: ofOptions.asSwatches },
              ]}
            />
          )}
          <Checkbox
            label={texts.required}
            checked={modifier.mandatory}
            onChange={({ currentTarget: { checked } }) => onChange({ ...modifier, mandatory: checked })}
          />
        </Group>
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={onRemove}
          aria-label={texts.remove(name)}
        >
          {words.actions.remove}
        </Button>
      </Group>
      {isText ? <FreeTextFields {...props} /> : <ModifierChoices {...props} name={name} />}
    </Stack>
  );
}

function FreeTextFields({ modifier, path, errors, onChange }: ModifierEditorProps) {
  const { freeText } = modifier;
  const symbol = useFormat().currencySymbol();
  const set = (change: Partial<ModifierDraft['freeText']>) =>
    onChange({ ...modifier, freeText: { ...freeText, ...change } });
  return (
    <>
      <TextInput
        label={texts.question}
        placeholder={texts.questionExample}
        maxLength={150}
        value={freeText.title}
        onChange={({ currentTarget: { value } }) => set({ title: value })}
      />
      <SimpleGrid cols={3} spacing="sm">
        <TextInput
          label={texts.least}
          description={texts.characters}
          inputMode="numeric"
          maxLength={3}
          value={freeText.minimum}
          error={errors[`${path}.freeText.minimum`]}
          onChange={({ currentTarget: { value } }) => set({ minimum: value })}
        />
        <TextInput
          label={texts.most}
          description={texts.characters}
          inputMode="numeric"
          maxLength={3}
          value={freeText.maximum}
          error={errors[`${path}.freeText.maximum`]}
          onChange={({ currentTarget: { value } }) => set({ maximum: value })}
        />
        <TextInput
          label={texts.addedPrice}
          description={texts.addedPriceIn(symbol)}
          inputMode="decimal"
          maxLength={12}
          placeholder="0"
          value={freeText.addedPrice}
          error={errors[`${path}.freeText.addedPrice`]}
          onChange={({ currentTarget: { value } }) => set({ addedPrice: value })}
        />
      </SimpleGrid>
    </>
  );
}

function ModifierChoices({ modifier, path, media, errors, onChange, name }: ModifierEditorProps & { name: string }) {
  const { choices } = modifier;
  const symbol = useFormat().currencySymbol();
  const isSwatch = modifier.renderType === 'SWATCH_CHOICES';
  const set = (next: ModifierChoiceDraft[]) => onChange({ ...modifier, choices: next });
  return (
    <>
      <Sortable
        items={choices}
        keyOf={({ key }) => key}
        nameOf={(choice) => choice.name || ofOptions.choices.inText}
        onMove={(from, to) => set(moved(choices, from, to))}
        label={ofOptions.choices.of(name)}
        className={lists.lines}
      >
        {(choice, index, handle) => (
          <ChoiceRow
            choice={choice}
            isSwatch={isSwatch}
            media={media}
            handle={handle}
            error={errors[`${path}.choices.${index}.name`]}
            onChange={(next) => set(choices.with(index, next))}
            onRemove={() => set(choices.toSpliced(index, 1))}
          >
            <TextInput
              aria-label={texts.addedPriceOf(choice.name)}
              leftSection={<span style={{ fontSize: 13 }}>+{symbol}</span>}
              leftSectionWidth={38}
              placeholder="0"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              w={104}
              value={choice.addedPrice}
              error={errors[`${path}.choices.${index}.addedPrice`]}
              onChange={({ currentTarget: { value } }) => set(choices.with(index, { ...choice, addedPrice: value }))}
            />
          </ChoiceRow>
        )}
      </Sortable>
      <NewChoice
        optionName={name}
        canAdd
        error={errors[`${path}.choices`]}
        onAdd={(names) => set([...choices, ...names.map((one) => newModifierChoice(one, isSwatch))])}
      />
    </>
  );
}
