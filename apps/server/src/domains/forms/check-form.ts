import { FORMS_NAMESPACE } from '@stoa/contract';
import { invalid, type Refusal, type Violation } from '../../platform/refusal.ts';
import type { FormDoc, FormField } from './form.ts';

/** The refusal of a form that makes no sense, with each mistake; null where there is none. */
export function refusalOfForm(form: FormDoc): Refusal | null {
  const { formFields = [], steps = [], formRules = [] } = form;
  const targets = formFields.flatMap(({ inputOptions }) => (inputOptions ? [inputOptions.target ?? ''] : []));
  const mistakes = [
    form.namespace !== FORMS_NAMESPACE && mistake('namespace', 'UNSUPPORTED_FORM_NAMESPACE'),
    hasTwice(formFields.map(({ id }) => id)) && mistake('formFields', 'DUPLICATED_FIELD_IDS'),
    targets.some((target) => !target) && mistake('formFields', 'MISSING_FIELD_TARGETS'),
    hasTwice(targets.filter(Boolean)) && mistake('formFields', 'DUPLICATED_FIELD_TARGETS'),
    hasTwice(steps.map(({ id }) => id)) && mistake('steps', 'DUPLICATED_STEP_IDS'),
    hasTwice(formRules.map(({ id }) => id)) && mistake('formRules', 'DUPLICATED_RULE_IDS'),
    ...formFields.map(
      (field, index) => !isSupported(field) && mistake(`formFields.${index}`, 'FIELD_SCHEMA_NOT_SUPPORTED'),
    ),
  ].filter((each) => each !== false);
  return mistakes.length > 0 ? invalid(...mistakes) : null;
}

const DESCRIPTIONS = {
  UNSUPPORTED_FORM_NAMESPACE: `must be ${FORMS_NAMESPACE}`,
  DUPLICATED_FIELD_IDS: 'has two fields with the same id',
  MISSING_FIELD_TARGETS: 'has a field to fill in without a target',
  DUPLICATED_FIELD_TARGETS: 'has two fields with the same target',
  DUPLICATED_STEP_IDS: 'has two steps with the same id',
  DUPLICATED_RULE_IDS: 'has two rules with the same id',
  FIELD_SCHEMA_NOT_SUPPORTED:
    'must have the options of one kind of field, with limits that can be met and a valid pattern',
} as const;

const mistake = (field: string, ruleName: keyof typeof DESCRIPTIONS): Violation => ({
  field: `form.${field}`,
  description: DESCRIPTIONS[ruleName],
  violatedRule: 'OTHER',
  ruleName,
});

const hasTwice = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

function isSupported({ inputOptions, displayOptions }: FormField): boolean {
  if (!inputOptions) return displayOptions !== undefined;
  const { stringOptions, numberOptions, booleanOptions, arrayOptions, wixFileOptions } = inputOptions;
  const { minLength, maxLength, pattern } = stringOptions?.validation ?? {};
  const { minimum, maximum, multipleOf } = numberOptions?.validation ?? {};
  const { minItems, maxItems } = arrayOptions?.validation ?? {};
  return (
    Boolean(stringOptions ?? numberOptions ?? booleanOptions ?? arrayOptions ?? wixFileOptions?.fileUploadOptions) &&
    isRange(minLength, maxLength) &&
    isRange(minimum, maximum) &&
    isRange(minItems, maxItems) &&
    (multipleOf ?? 1) > 0 &&
    isPattern(pattern ?? '')
  );
}

const isRange = (least: number | null | undefined, most: number | null | undefined): boolean =>
  (least ?? Number.NEGATIVE_INFINITY) <= (most ?? Number.POSITIVE_INFINITY);

function isPattern(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}
