import { ActionIcon, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { Trigger } from '../review.ts';
import { MOST_RULES, type SettingsRule, triggers, withAnotherRule } from './settings-form.ts';

const triggerOptions = Object.entries(triggers).map(([value, label]) => ({ value, label }));
const ratingOptions = [
  { value: '1', label: '1 star' },
  { value: '2', label: '2 stars or fewer' },
  { value: '3', label: '3 stars or fewer' },
  { value: '4', label: '4 stars or fewer' },
];
const actionOptions = [
  { value: 'NEEDS_MANUAL_APPROVAL', label: 'wait for approval' },
  { value: 'REJECT', label: 'be rejected' },
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
          No rules yet.
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
          Add a rule
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
    <Group role="group" aria-label={`Rule ${number}`} gap="xs">
      <Text size="sm">Reviews with</Text>
      <NativeSelect
        aria-label={`What rule ${number} looks for`}
        data={triggerOptions}
        value={rule.trigger}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => onChange({ trigger: value as Trigger })}
      />
      {rule.trigger === 'RATING_AT_MOST' && (
        <NativeSelect
          aria-label={`Stars of rule ${number}`}
          data={ratingOptions}
          value={rule.rating}
          disabled={disabled}
          onChange={({ currentTarget: { value } }) => onChange({ rating: value })}
        />
      )}
      <NativeSelect
        aria-label={`What rule ${number} does`}
        data={actionOptions}
        value={rule.action}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => onChange({ action: value as SettingsRule['action'] })}
      />
      {!disabled && (
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Remove rule ${number}`} onClick={onRemove}>
          <IconTrash size={18} />
        </ActionIcon>
      )}
    </Group>
  );
}
