import type { FormSubmissionErrorType } from '@stoa/contract/forms/submission';
import { ownValue } from '../../platform/own-value.ts';
import type { FormDoc, InputField } from './form.ts';
import { fieldsFor, isEmpty, type Values } from './form-rules.ts';
import { matchesPattern } from './matches-pattern.ts';

/** A mistake in what was entered: the field by its target, and the rule. */
export type EntryError = {
  errorPath: string;
  errorType: (typeof FormSubmissionErrorType)['enum'][number];
  params?: Record<string, unknown>;
};

const MOST_TEXT = 20_000;
/** The most files of a field that does not say. */
export const MOST_FILES = 5;

/** What counts of what was entered: hidden fields say nothing. And all mistakes in it. */
export function checkEntries(form: FormDoc, entries: Values): { values: Values; errors: EntryError[] } {
  const fields = fieldsFor(form, entries);
  const known = new Set(fields.map(({ field }) => field.inputOptions.target));
  const strange = Object.keys(entries).filter((target) => !known.has(target));
  const shown = fields.filter(({ isHidden }) => !isHidden);
  const values = shown.flatMap(({ field: { inputOptions } }) =>
    isEmpty(ownValue(entries, inputOptions.target))
      ? []
      : [[inputOptions.target, entries[inputOptions.target]] as const],
  );
  const errors = shown.flatMap(({ field, isRequired }) => {
    const { target } = field.inputOptions;
    const found = mistakeIn(field, ownValue(entries, target), isRequired);
    return found ? [{ errorPath: target, ...found }] : [];
  });
  return {
    values: Object.fromEntries(values),
    errors: [...errors, ...strange.map((errorPath) => ({ errorPath, errorType: 'UNKNOWN_VALUE_ERROR' as const }))],
  };
}

type Mistake = Omit<EntryError, 'errorPath'>;
const mistake = (errorType: EntryError['errorType'], params?: EntryError['params']): Mistake => ({
  errorType,
  ...(params && { params }),
});

function mistakeIn({ inputOptions }: InputField, value: unknown, isRequired: boolean): Mistake | null {
  const { stringOptions, numberOptions, booleanOptions, arrayOptions, wixFileOptions } = inputOptions;
  // a box that has to be ticked is one that people have to agree to
  if (isRequired && (isEmpty(value) || (booleanOptions && value === false))) return mistake('REQUIRED_VALUE_ERROR');
  if (isEmpty(value)) return null;
  if (stringOptions) return typeof value === 'string' ? mistakeInText(stringOptions, value) : mistake('TYPE_ERROR');
  if (numberOptions) return typeof value === 'number' ? mistakeInNumber(numberOptions, value) : mistake('TYPE_ERROR');
  if (arrayOptions) return Array.isArray(value) ? mistakeInList(arrayOptions, value) : mistake('TYPE_ERROR');
  if (wixFileOptions) return Array.isArray(value) ? mistakeInFiles(wixFileOptions, value) : mistake('TYPE_ERROR');
  return typeof value === 'boolean' ? null : mistake('TYPE_ERROR');
}

type Options = InputField['inputOptions'];

function mistakeInText(options: NonNullable<Options['stringOptions']>, text: string): Mistake | null {
  const { minLength, maxLength, pattern, format, enum: allowed } = options.validation ?? {};
  const most = maxLength ?? MOST_TEXT;
  if (text.length > most) return mistake('MAX_LENGTH_ERROR', { limit: most });
  if (text.length < (minLength ?? 0)) return mistake('MIN_LENGTH_ERROR', { limit: minLength });
  const choice = options.radioGroupOptions ?? options.dropdownOptions;
  const values = (choice?.options ?? []).map(({ value }) => value);
  if (choice && !choice.customOption && !values.includes(text))
    return mistake('NOT_ALLOWED_VALUE_ERROR', { allowedValues: values });
  if (allowed?.length && !allowed.includes(text)) return mistake('NOT_ALLOWED_VALUE_ERROR', { allowedValues: allowed });
  const wanted = format && format !== 'UNKNOWN_FORMAT' ? format : formatOf(options);
  if (wanted && FORMATS[wanted]?.(text) === false) return mistake('FORMAT_ERROR', { format: wanted });
  return pattern && !matchesPattern(text, pattern) ? mistake('PATTERN_ERROR', { pattern }) : null;
}

/** The format of fields whose kind says it. */
function formatOf({
  phoneInputOptions,
  dateInputOptions,
  datePickerOptions,
  timeInputOptions,
  dateTimeOptions,
}: NonNullable<Options['stringOptions']>) {
  if (phoneInputOptions) return 'PHONE';
  if (dateInputOptions ?? datePickerOptions) return 'DATE';
  if (timeInputOptions) return 'TIME';
  return dateTimeOptions ? 'DATE_TIME' : null;
}

const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};
const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/.test(text);
const isDayAndTime = (text: string): boolean =>
  isDay(text.slice(0, 10)) && /[T ]/.test(text[10] ?? '') && isTime(text.slice(11));
const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Formats that are checked; texts of others are taken as they are. */
const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  EMAIL: (text) => text.length <= 320 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text),
  PHONE: (text) => /^\+?[\d\s()/.-]{3,40}$/.test(text) && (text.match(/\d/g)?.length ?? 0) >= 3,
  URL: isAddress,
  URI: isAddress,
  DATE: isDay,
  TIME: isTime,
  DATE_TIME: isDayAndTime,
  DATE_OPTIONAL_TIME: (text) => isDay(text) || isDayAndTime(text),
  UUID: (text) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
  COLOR_HEX: (text) => /^#[\da-f]{6}$/i.test(text),
};

function mistakeInNumber(options: NonNullable<Options['numberOptions']>, value: number): Mistake | null {
  const { ratingInputOptions, validation = {} } = options;
  const minimum = validation.minimum ?? (ratingInputOptions ? 1 : Number.NEGATIVE_INFINITY);
  const maximum = validation.maximum ?? (ratingInputOptions ? 5 : Number.POSITIVE_INFINITY);
  const multipleOf = validation.multipleOf ?? (ratingInputOptions ? 1 : null);
  if (value < minimum) return mistake('MIN_VALUE_ERROR', { limit: minimum });
  if (value > maximum) return mistake('MAX_VALUE_ERROR', { limit: maximum });
  if (multipleOf && !isMultiple(value, multipleOf)) return mistake('MULTIPLE_OF_VALUE_ERROR', { multipleOf });
  const allowed = validation.enum;
  return allowed?.length && !allowed.includes(value)
    ? mistake('NOT_ALLOWED_VALUE_ERROR', { allowedValues: allowed })
    : null;
}

/** Whether they are files that may be sent is seen when they are claimed. */
function mistakeInFiles({ validation }: NonNullable<Options['wixFileOptions']>, files: readonly unknown[]) {
  const isFile = (file: unknown) =>
    typeof file === 'object' && file !== null && 'fileId' in file && typeof file.fileId === 'string';
  if (!files.every(isFile)) return mistake('TYPE_ERROR');
  const most = validation?.fileLimit ?? MOST_FILES;
  return files.length > most ? mistake('MAX_ITEMS_ERROR', { limit: most }) : null;
}

/** 0.3 is three times 0.1, although not for the processor. */
const isMultiple = (value: number, of: number): boolean => Math.abs(value / of - Math.round(value / of)) < 1e-9;

function mistakeInList(
  { checkboxGroupOptions, validation }: NonNullable<Options['arrayOptions']>,
  list: readonly unknown[],
): Mistake | null {
  const values = (checkboxGroupOptions?.options ?? []).map(({ value }) => value);
  const isText = (item: unknown) => ['string', 'number', 'boolean'].includes(typeof item);
  if (!list.every(isText)) return mistake('TYPE_ERROR');
  const most = validation?.maxItems ?? 1000;
  if (list.length > most) return mistake('MAX_ITEMS_ERROR', { limit: most });
  if (list.length < (validation?.minItems ?? 0)) return mistake('MIN_ITEMS_ERROR', { limit: validation?.minItems });
  if (checkboxGroupOptions?.customOption || list.every((item) => values.includes(item))) return null;
  return mistake('NOT_ALLOWED_VALUE_ERROR', { allowedValues: values });
}
