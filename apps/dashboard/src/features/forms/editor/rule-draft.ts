/** Rules as they are edited: a field is shown or required while another one says something. */
import type { FormView } from '../queries.ts';

export type RuleTest = 'EQUAL' | 'NOT_EQUAL' | 'EMPTY' | 'NOT_EMPTY' | 'CONTAINS' | 'CHECKED' | 'NOT_CHECKED';
export type RuleEffect = 'show' | 'hide' | 'require';

export type RuleDraft = {
  id: string;
  /** The field on which it depends, by the name of its value. */
  target: string;
  test: RuleTest;
  value: string;
  effect: RuleEffect;
  fieldId: string;
};

type WireRule = NonNullable<FormView['formRules']>[number];

const TESTS: readonly string[] = ['EQUAL', 'NOT_EQUAL', 'EMPTY', 'NOT_EMPTY', 'CONTAINS', 'CHECKED', 'NOT_CHECKED'];
export const asksForValue = (test: RuleTest): boolean => ['EQUAL', 'NOT_EQUAL', 'CONTAINS'].includes(test);

export const newRule = (): RuleDraft => ({
  ...{ id: crypto.randomUUID(), target: '', test: 'EQUAL', value: '', effect: 'show', fieldId: '' },
});

/** A rule of the API; null where it says more than is edited here. */
function readRule({ id = '', expression, overrides = [] }: WireRule): RuleDraft | null {
  const { condition } = expression ?? {};
  const [options] = overrides.map(({ fieldOptions }) => fieldOptions);
  const { hiddenOptions, requiredOptions, fieldId = '' } = options ?? {};
  const isText = condition?.value === undefined || condition.value === null || typeof condition.value === 'string';
  if (!condition || !TESTS.includes(condition.operator ?? '') || !isText || overrides.length !== 1) return null;
  const effect = effectOf(hiddenOptions?.hidden, requiredOptions?.required);
  if (!effect) return null;
  const test = condition.operator as RuleTest;
  return { id, target: condition.target ?? '', test, value: String(condition.value ?? ''), effect, fieldId };
}

function effectOf(hidden: boolean | null | undefined, required: boolean | null | undefined): RuleEffect | null {
  if (hidden === false) return 'show';
  if (hidden === true) return 'hide';
  return required === true ? 'require' : null;
}

export const readRules = ({ formRules = [] }: FormView): RuleDraft[] =>
  formRules.flatMap((rule) => readRule(rule) ?? []);

/** The rules of the API: those that are not edited here stay, before the others. */
export function writeRules(drafts: readonly RuleDraft[], { formRules = [] }: FormView) {
  const others = formRules.filter((rule) => !readRule(rule));
  return [...others.map((rule) => ({ ...rule, id: rule.id ?? '' })), ...drafts.map(writeRule)];
}

const writeRule = ({ id, target, test, value, effect, fieldId }: RuleDraft) => ({
  id,
  expression: { condition: { target, operator: test, ...(asksForValue(test) && { value }) } },
  overrides: [
    {
      entityType: 'FIELD' as const,
      fieldOptions:
        effect === 'require'
          ? { fieldId, propertyType: 'REQUIRED' as const, requiredOptions: { required: true } }
          : { fieldId, propertyType: 'HIDDEN' as const, hiddenOptions: { hidden: effect === 'hide' } },
    },
  ],
});
