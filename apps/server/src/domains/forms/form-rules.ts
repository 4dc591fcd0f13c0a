import type { FormExpression } from '@stoa/contract/forms/form';
import { ownValue } from '../../platform/own-value.ts';
import { type FormDoc, type InputField, inputsOf } from './form.ts';

export type Values = Readonly<Record<string, unknown>>;

/** A field as it is for what was entered: rules show, hide and require fields. */
export type FieldNow = { field: InputField; isHidden: boolean; isRequired: boolean };

/** The fields of a form as they are for what was entered. Later rules win. */
export function fieldsFor(form: FormDoc, values: Values): FieldNow[] {
  const met = (form.formRules ?? []).filter(({ expression }) => expression && isMet(expression, values));
  const overrides = met.flatMap((rule) => (rule.overrides ?? []).map(({ fieldOptions }) => fieldOptions));
  return inputsOf(form).map((field) => {
    const own = overrides.filter((override) => override?.fieldId === field.id);
    const hidden = own.findLast((override) => override?.hiddenOptions)?.hiddenOptions?.hidden;
    const required = own.findLast((override) => override?.requiredOptions)?.requiredOptions?.required;
    return {
      field,
      isHidden: hidden ?? field.hidden ?? false,
      isRequired: required ?? field.inputOptions.required ?? false,
    };
  });
}

/** Whether nothing was entered. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function isMet({ and, or, condition }: FormExpression, values: Values): boolean {
  if (and) return (and.conditions ?? []).every((each) => isMet(each, values));
  if (or) return (or.conditions ?? []).some((each) => isMet(each, values));
  return condition !== undefined && holds(condition, ownValue(values, condition.target ?? ''));
}

function holds({ operator, value: wanted }: NonNullable<FormExpression['condition']>, value: unknown): boolean {
  switch (operator) {
    case 'EQUAL':
      return value === wanted;
    case 'NOT_EQUAL':
      return value !== wanted;
    case 'EMPTY':
      return isEmpty(value);
    case 'NOT_EMPTY':
      return !isEmpty(value);
    case 'CONTAINS':
      return contains(value, wanted);
    case 'NOT_CONTAINS':
      return !contains(value, wanted);
    case 'CHECKED':
      return value === true;
    case 'NOT_CHECKED':
      return value !== true;
    case 'IN':
      return Array.isArray(wanted) && wanted.includes(value);
    case 'NOT_IN':
      return Array.isArray(wanted) && !wanted.includes(value);
    default:
      return compares(operator, value, wanted);
  }
}

const contains = (value: unknown, wanted: unknown): boolean =>
  Array.isArray(value) ? value.includes(wanted) : typeof value === 'string' && value.includes(String(wanted));

/** Numbers compare as numbers; dates, which are texts, in their order. */
function compares(operator: string | undefined, value: unknown, wanted: unknown): boolean {
  if (typeof value === 'string' && typeof wanted === 'string')
    return operator === 'BEFORE' ? value < wanted : operator === 'AFTER' && value > wanted;
  if (typeof value !== 'number' || typeof wanted !== 'number') return false;
  if (operator === 'LESS_THAN') return value < wanted;
  if (operator === 'LESS_THAN_OR_EQUALS') return value <= wanted;
  if (operator === 'GREATER_THAN') return value > wanted;
  return operator === 'GREATER_THAN_OR_EQUALS' && value >= wanted;
}
