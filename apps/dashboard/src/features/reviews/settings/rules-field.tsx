import { ActionIcon, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { words } from '../../../app/words.ts';
import type { Trigger } from '../review.ts';
import { MOST_RULES, type SettingsRule, triggers, withAnotherRule } from './settings-form.ts';

const texts = words.reviewSettings.rules;

const triggerOptions = Object.entries(triggers).map(([value, label]) => ({ value, label }));
const ratingOptions = [
  { value: '1', label: texts.ratings[1] },
  { value: '2', label: texts.ratings[2] },
  { value: '3', label: texts.ratings[3] },
  { value: '4', label: texts.ratings[4] },
];
const actionOptions = [
  { value: 'NEEDS_MANUAL_APPROVAL', label: texts.actions.NEEDS_MANUAL_APPROVAL },
  { value: 'REJECT', label: texts.actions.REJECT },
];

type RulesFieldProps = { items: SettingsRule[]; onChange: (rules: SettingsRule[]) => void; disabled: boolean };

/** The rules that new reviews go through, one a row. */
export function RulesField({ items, onChange, disabled }: RulesFieldProps) {
  const put = (place: number, change: Partial<SettingsRule>) =>
    onChange(items.map((rule, index) => (index === place ? { ...rule, ...change } : rule)));
  return (
    <Stack gap="sm" align="flex-start">
      {items.length === 0 && (
        <Text size="sm" c="dimmed">
          {texts.none}
        </Text>
      )}
      {items.map((rule, index) => (
        <RuleRow
          // rules have no names: their order is all that tells them apart
          key={index}
          rule={rule}
          number={index + 1}
          disabled={disabled}
          onChange={(change) => put(index, change)}
          onRemove={() => onChange(items.filter((_, place) => place !== index))}
        />
      ))}
      {!disabled && items.length < MOST_RULES && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange(withAnotherRule(items))}
        >
          {texts.add}
        </Button>
      )}
    </Stack>
  );
}

type RuleRowProps = {
  rule: SettingsRule;
  number: number;
  disabled: boolean;
  onChange: (change: Partial<SettingsRule>) => void;
  onRemove: () => void;
};

function RuleRow({ rule, number, disabled, onChange, onRemove }: RuleRowProps) {
  return (
    <Group role="group" aria-label={texts.numbered(number)} gap="xs">
      <Text size="sm">{texts.reviewsWith}</Text>
      <NativeSelect
        aria-label={texts.trigger(number)}
        data={triggerOptions}
        value={rule.trigger}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => onChange({ trigger: value as Trigger })}
      />
      {rule.trigger === 'RATING_AT_MOST' && (
        <NativeSelect
          aria-label={texts.rating(number)}
          data={ratingOptions}
          value={rule.rating}
          disabled={disabled}
          onChange={({ currentTarget: { value } }) => onChange({ rating: value })}
        />
      )}
      <NativeSelect
        aria-label={texts.action(number)}
        data={actionOptions}
        value={rule.action}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => onChange({ action: value as SettingsRule['action'] })}
      />
      {!disabled && (
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={texts.remove(number)} onClick={onRemove}>
          <IconTrash size={18} />
        </ActionIcon>
      )}
    </Group>
  );
}
