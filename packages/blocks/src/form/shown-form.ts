/** A form as pages show it: what the fields of the API come down to for people. */
import type { Static } from '@stoa/contract';
import type { Form } from '@stoa/contract/forms/form';
import { isSafeHref } from '@stoa/page-model';
import type { ComponentType, ReactNode } from 'react';
import { plainParagraphs, type Span, spansOf } from './rich-words.ts';

type WireForm = Static<typeof Form>;
type WireField = NonNullable<WireForm['formFields']>[number];
type Input = NonNullable<WireField['inputOptions']>;

export type FieldKind =
  | ('shortText' | 'longText' | 'email' | 'phone' | 'number' | 'date' | 'time' | 'dateTime')
  | ('choice' | 'dropdown' | 'checkboxes' | 'consent' | 'rating' | 'files');

type Option = { value: string; label: string };

/** A field to fill in. Its values are texts, as forms of pages have them. */
export type ShownField = {
  id: string;
  /** The name of its value. */
  target: string;
  kind: FieldKind;
  /** What it asks for; what people agree to, with links, where they give a consent. */
  label: Span[];
  hint: string;
  placeholder: string;
  isRequired: boolean;
  options: Option[];
  initial: string[];
  autoComplete: string | undefined;
  longest: number | undefined;
  least: string | undefined;
  most: string | undefined;
  step: string | undefined;
  /** How many files it takes, and of which kinds: the API's names of them; none for all. */
  files?: { most: number; kinds: readonly string[] };
};

/** Words between the fields. */
export type ShownWords = { id: string; kind: 'words'; paragraphs: Span[][] };

export type ShownForm = {
  id: string;
  name: string;
  fields: (ShownField | ShownWords)[];
  isClosed: boolean;
  closedMessage: string[];
  thanks: string[];
  /** Where people go once they have sent it; null where they stay. */
  leadsTo: string | null;
};

/** How far somebody got with a form. Values and errors by the target of their field. */
export type Filling = {
  values: Readonly<Record<string, readonly string[]>>;
  errors: Readonly<Record<string, string>>;
  problem: string | null;
  isSent: boolean;
};

export type FieldProps = {
  field: ShownField;
  /** The id of its control. Its hint and error have the same with an ending. */
  id: string;
  values: readonly string[];
  error: string | undefined;
};

/** A field for files is of a form. */
export type FileFieldProps = FieldProps & { formId: string };

/** A form on a page; without a filling, nobody has begun. */
export type FormToFill = {
  form: ShownForm;
  filling?: Filling;
  /** The check that a person fills it in, where one is asked for. */
  proof?: ReactNode;
  /** The fields for files, where they are more than plain HTML. */
  FileField?: ComponentType<FileFieldProps>;
};

/** `now` decides whether its deadline has passed. */
export function showForm(form: WireForm, now: Date): ShownForm {
  const { dateTimeDeadline: deadline } = form.limitationRule ?? {};
  const { submitSuccessAction: action, redirectOptions, thankYouMessageOptions } = form.submitSettings ?? {};
  const leadsTo = (action === 'REDIRECT' && redirectOptions?.redirectUrl) || '';
  return {
    id: form.id ?? '',
    name: form.name ?? '',
    fields: (form.formFields ?? []).flatMap((field) => showPart(form, field) ?? []),
    isClosed: form.enabled === false || Boolean(deadline && new Date(deadline) <= now),
    closedMessage: plainParagraphs(form.disabledFormMessage),
    thanks: plainParagraphs(thankYouMessageOptions?.richContent),
    leadsTo: isSafeHref(leadsTo) ? leadsTo : null,
  };
}

export const isField = (part: ShownForm['fields'][number]): part is ShownField => part.kind !== 'words';

function showPart(form: WireForm, field: WireField): ShownForm['fields'][number] | null {
  const { id = '', inputOptions, displayOptions } = field;
  if (inputOptions?.target)
    return isEverShown(form, field) ? showField(id, inputOptions, field.identifier ?? '') : null;
  const paragraphs = spansOf(displayOptions?.richContentOptions?.richContent);
  return field.hidden || paragraphs.length === 0 ? null : { id, kind: 'words', paragraphs };
}

/** Fields that a rule may show are on the page from the start: what is entered in vain is left out when the form is read. */
const isEverShown = ({ formRules = [] }: WireForm, { id, hidden }: WireField): boolean =>
  !hidden ||
  formRules.some(({ overrides = [] }) =>
    overrides.some(({ fieldOptions }) => fieldOptions?.fieldId === id && fieldOptions?.hiddenOptions?.hidden === false),
  );

function showField(id: string, input: Input, identifier: string): ShownField | null {
  const kind = kindOf(input, identifier);
  if (!kind) return null;
  const control = controlOf(input);
  const { stringOptions, numberOptions } = input;
  const { minimum, maximum, multipleOf } = numberOptions?.validation ?? {};
  const options = optionsOf(input);
  const label = spansOf(input.booleanOptions?.checkboxOptions?.label).flat();
  return {
    ...{ id, target: input.target ?? '', kind, options },
    label: label.length > 0 ? label : [{ text: control.label ?? input.target ?? '' }],
    hint: plainParagraphs(control.description).join(' '),
    placeholder: control.placeholder ?? '',
    isRequired: input.required ?? false,
    initial: initialOf(input, options),
    autoComplete: AUTO_COMPLETE[input.contactMapping?.contactField ?? ''] ?? (kind === 'email' ? 'email' : undefined),
    longest: stringOptions?.validation?.maxLength ?? undefined,
    least: textOf(minimum),
    most: textOf(maximum),
    step: textOf(multipleOf) ?? (kind === 'number' ? 'any' : undefined),
    ...(kind === 'files' && { files: filesOf(input) }),
  };
}

/** The most files of a field that does not say. */
export const MOST_FILES = 5;

const filesOf = ({ wixFileOptions: { validation } = {} }: Input) => ({
  most: validation?.fileLimit ?? MOST_FILES,
  kinds: validation?.uploadFileFormats ?? [],
});

const AUTO_COMPLETE: Readonly<Record<string, string>> = {
  FIRST_NAME: 'given-name',
  LAST_NAME: 'family-name',
  EMAIL: 'email',
  PHONE: 'tel',
  COMPANY: 'organization',
  POSITION: 'organization-title',
  BIRTHDATE: 'bday',
};

const textOf = (value: unknown): string | undefined =>
  value === null || value === undefined || value === '' ? undefined : String(value);

/** The identifier of text fields with several lines: the API tells them apart by nothing else. */
export const LONG_TEXT = 'TEXT_AREA';

/** What a field of the API is for people; null where pages have no such field. */
export function kindOf(input: Input, identifier: string): FieldKind | null {
  const { stringOptions, numberOptions, booleanOptions, arrayOptions, wixFileOptions } = input;
  if (wixFileOptions) return wixFileOptions.fileUploadOptions ? 'files' : null;
  if (booleanOptions) return 'consent';
  if (arrayOptions) return arrayOptions.checkboxGroupOptions ? 'checkboxes' : null;
  if (numberOptions) return numberOptions.ratingInputOptions ? 'rating' : 'number';
  if (!stringOptions) return null;
  if (stringOptions.radioGroupOptions) return 'choice';
  if (stringOptions.dropdownOptions) return 'dropdown';
  if (stringOptions.phoneInputOptions) return 'phone';
  if (stringOptions.dateInputOptions ?? stringOptions.datePickerOptions) return 'date';
  if (stringOptions.timeInputOptions) return 'time';
  if (stringOptions.dateTimeOptions) return 'dateTime';
  if (identifier === LONG_TEXT) return 'longText';
  return FORMATS[stringOptions.validation?.format ?? ''] ?? 'shortText';
}

const FORMATS: Readonly<Record<string, FieldKind>> = {
  EMAIL: 'email',
  PHONE: 'phone',
  DATE: 'date',
  TIME: 'time',
  DATE_TIME: 'dateTime',
};

type Control = Partial<{
  label: string | null;
  description: Static<typeof Form>['disabledFormMessage'];
  placeholder: string | null;
}>;

/** The part of a field that says how it looks, whatever its kind. */
export function controlOf({ stringOptions, numberOptions, arrayOptions, wixFileOptions }: Input): Control {
  if (wixFileOptions?.fileUploadOptions) return wixFileOptions.fileUploadOptions;
  const { componentType: _s, validation: _sv, ...ofText } = stringOptions ?? {};
  const { componentType: _n, validation: _nv, ...ofNumber } = numberOptions ?? {};
  return Object.values({ ...ofText, ...ofNumber })[0] ?? arrayOptions?.checkboxGroupOptions ?? {};
}

const choicesOf = ({ stringOptions, arrayOptions }: Input) =>
  stringOptions?.radioGroupOptions?.options ??
  stringOptions?.dropdownOptions?.options ??
  arrayOptions?.checkboxGroupOptions?.options ??
  [];

function optionsOf(input: Input): Option[] {
  const choices: { label?: string | null; value?: unknown }[] = choicesOf(input);
  return choices.map(({ label, value }) => ({ value: String(value ?? ''), label: label || String(value ?? '') }));
}

function initialOf(input: Input, options: readonly Option[]): string[] {
  const { stringOptions, numberOptions, booleanOptions } = input;
  if (booleanOptions) return booleanOptions.checkboxOptions?.checked ? [TICKED] : [];
  if (options.length > 0)
    return options.filter((_option, index) => choicesOf(input)[index]?.default).map(({ value }) => value);
  const given =
    stringOptions?.textInputOptions?.default ??
    stringOptions?.dateInputOptions?.default ??
    stringOptions?.datePickerOptions?.default ??
    stringOptions?.timeInputOptions?.default ??
    stringOptions?.dateTimeOptions?.default ??
    numberOptions?.numberInputOptions?.default ??
    numberOptions?.ratingInputOptions?.defaultValue;
  const text = textOf(given);
  return text === undefined ? [] : [text];
}

/** The value of a box that is ticked. */
export const TICKED = 'yes';
