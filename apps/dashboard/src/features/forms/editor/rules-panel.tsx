import { ActionIcon, Button, Fieldset, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { words } from '../../../app/words.ts';
import type { FormErrors } from '../../../ui/form/server-errors.ts';
import { Panel } from '../../../ui/panel.tsx';
import { type FieldDraft, hasOptions } from '../field-draft.ts';
import { asksForValue, newRule, type RuleDraft, type RuleEffect, type RuleTest } from './rule-draft.ts';

const texts = words.siteForms.rules;

type RulesPanelProps = {
  rules: RuleDraft[];
  fields: FieldDraft[];
  errors: FormErrors;
  onChange: (rules: RuleDraft[]) => void;
};

const MOST_RULES = 50;
const effects: Record<RuleEffect, string> = texts.effects;

const ofText: Partial<Record<RuleTest, string>> = {
  EQUAL: texts.is,
  NOT_EQUAL: texts.isNot,
  NOT_EMPTY: texts.isFilled,
  EMPTY: texts.isEmpty,
};
const ofList: Partial<Record<RuleTest, string>> = {
  CONTAINS: texts.includes,
  NOT_EMPTY: texts.isFilled,
  EMPTY: texts.isEmpty,
};
/** Of fields whose answers are not compared here. */
const ofOther: Partial<Record<RuleTest, string>> = { NOT_EMPTY: texts.isFilled, EMPTY: texts.isEmpty };
const ofBox: Partial<Record<RuleTest, string>> = { CHECKED: texts.isTicked, NOT_CHECKED: texts.isNotTicked };

function testsFor(kind: FieldDraft['kind'] | undefined): Partial<Record<RuleTest, string>> {
  if (kind === 'consent') return ofBox;
  if (kind === 'checkboxes') return ofList;
  return kind === 'number' || kind === 'rating' || kind === 'files' ? ofOther : ofText;
}

/** Fields that are shown, hidden or required while another one says something. */
export function RulesPanel({ rules, fields, errors, onChange }: RulesPanelProps) {
  return (
    <Panel title={texts.title}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {texts.text}
        </Text>
        {rules.map((rule, index) => (
          <Rule
            key={rule.id}
            rule={rule}
            number={index + 1}
            fields={fields}
            error={errors[`rules.${index}`]}
            onChange={(next) => onChange(rules.with(index, next))}
            onRemove={() => onChange(rules.toSpliced(index, 1))}
          />
        ))}
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          disabled={fields.length < 2 || rules.length >= MOST_RULES}
          onClick={() => onChange([...rules, newRule()])}
        >
          {texts.add}
        </Button>
      </Stack>
    </Panel>
  );
}

type RuleProps = {
  rule: RuleDraft;
  number: number;
  fields: FieldDraft[];
  error: string | undefined;
  onChange: (rule: RuleDraft) => void;
  onRemove: () => void;
};

function Rule({ rule, number, fields, error, onChange, onRemove }: RuleProps) {
  const { target, test, value, effect, fieldId } = rule;
  const set = (change: Partial<RuleDraft>) => onChange({ ...rule, ...change });
  const asked = fields.find((field) => field.target === target);
  const tests = testsFor(asked?.kind);
  const choose = (next: string) => {
    const known = testsFor(fields.find((field) => field.target === next)?.kind);
    const [first = 'EQUAL'] = Object.keys(known) as RuleTest[];
    set({ target: next, test: Object.hasOwn(known, test) ? test : first, value: '' });
  };
  const named = (field: FieldDraft) => field.label || words.siteForms.fields.new;
  return (
    <Fieldset aria-label={texts.numbered(number)} p="sm">
      <Stack gap="xs">
        <Group gap="xs" align="flex-end">
          <NativeSelect
            label={texts.effect}
            value={effect}
            data={Object.entries(effects).map(([name, label]) => ({ value: name, label }))}
            onChange={({ currentTarget }) => set({ effect: currentTarget.value as RuleEffect })}
          />
          <NativeSelect
            label={texts.field}
            style={{ flex: 1, minWidth: 140 }}
            value={fieldId}
            data={[
              { value: '', label: texts.choose },
              ...fields
                .filter((field) => field.target !== target)
                .map((field) => ({ value: field.id, label: named(field) })),
            ]}
            onChange={({ currentTarget }) => set({ fieldId: currentTarget.value })}
          />
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={texts.remove(number)} onClick={onRemove}>
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </Group>
        <Group gap="xs" align="flex-end">
          <NativeSelect
            label={texts.if}
            style={{ flex: 1, minWidth: 140 }}
            value={target}
            data={[
              { value: '', label: texts.choose },
              ...fields
                .filter((field) => field.id !== fieldId)
                .map((field) => ({ value: field.target, label: named(field) })),
            ]}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          <NativeSelect
            label={texts.condition}
            value={test}
            data={Object.entries(tests).map(([name, label]) => ({ value: name, label: label ?? name }))}
            onChange={({ currentTarget }) => set({ test: currentTarget.value as RuleTest })}
          />
          {asksForValue(test) &&
            (asked && hasOptions(asked.kind) ? (
              <NativeSelect
                label={texts.answer}
                value={value}
                data={[
                  { value: '', label: texts.choose },
                  ...asked.options.map((option) => ({ value: option.value, label: option.label })),
                ]}
                onChange={({ currentTarget }) => set({ value: currentTarget.value })}
              />
            ) : (
              <TextInput
                label={texts.answer}
                maxLength={200}
                value={value}
                onChange={({ currentTarget }) => set({ value: currentTarget.value })}
              />
            ))}
        </Group>
        {error && (
          <Text size="sm" c="var(--mantine-color-error)">
            {error}
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}
