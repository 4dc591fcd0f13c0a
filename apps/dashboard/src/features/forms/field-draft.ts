/** A field of a form as it is edited, and as the API has it. */
import {
  controlOf,
  type FieldKind,
  kindOf,
  LONG_TEXT,
  MOST_FILES,
  plainParagraphs,
  richLine,
  richWords,
  spansOf,
} from '@stoa/blocks';
import type { WireField } from './queries.ts';
import { linksIn, withLinks } from './words-with-links.ts';

export type OptionDraft = { id: string; label: string; value: string };

type Input = NonNullable<WireField['inputOptions']>;
export type ContactField = NonNullable<NonNullable<Input['contactMapping']>['contactField']>;

type FileValidation = NonNullable<NonNullable<Input['wixFileOptions']>['validation']>;
export type FileFormat = NonNullable<FileValidation['uploadFileFormats']>[number];

export type FieldDraft = {
  id: string;
  target: string;
  kind: FieldKind;
  label: string;
  hint: string;
  placeholder: string;
  isRequired: boolean;
  isHidden: boolean;
  options: OptionDraft[];
  /** In characters. */
  longest: number | null;
  least: number | null;
  most: number | null;
  contactField: ContactField | null;
  mostFiles: number;
  /** The kinds of files that it takes; none for all. */
  formats: FileFormat[];
};

/** Where the API has what a kind of field says, and what it says of itself. */
type Spec = {
  inputType: Input['inputType'];
  group: 'stringOptions' | 'numberOptions' | 'booleanOptions' | 'arrayOptions' | 'wixFileOptions';
  control: string;
  componentType: string;
  format?: string;
  identifier?: string;
};

const text = { inputType: 'STRING', group: 'stringOptions' } as const;
const line = { ...text, control: 'textInputOptions', componentType: 'TEXT_INPUT' } as const;

const SPECS: Record<FieldKind, Spec> = {
  shortText: { ...line, identifier: 'TEXT_INPUT' },
  longText: { ...line, identifier: LONG_TEXT },
  email: { ...line, format: 'EMAIL', identifier: 'EMAIL' },
  phone: { ...text, control: 'phoneInputOptions', componentType: 'PHONE_INPUT', format: 'PHONE' },
  number: { inputType: 'NUMBER', group: 'numberOptions', control: 'numberInputOptions', componentType: 'NUMBER_INPUT' },
  date: { ...text, control: 'datePickerOptions', componentType: 'DATE_PICKER', format: 'DATE' },
  time: { ...text, control: 'timeInputOptions', componentType: 'TIME_INPUT', format: 'TIME' },
  dateTime: { ...text, control: 'dateTimeOptions', componentType: 'DATE_TIME', format: 'DATE_TIME' },
  choice: { ...text, control: 'radioGroupOptions', componentType: 'RADIO_GROUP' },
  dropdown: { ...text, control: 'dropdownOptions', componentType: 'DROPDOWN' },
  checkboxes: {
    ...{ inputType: 'ARRAY', group: 'arrayOptions' },
    ...{ control: 'checkboxGroupOptions', componentType: 'CHECKBOX_GROUP' },
  },
  consent: { inputType: 'BOOLEAN', group: 'booleanOptions', control: 'checkboxOptions', componentType: 'CHECKBOX' },
  rating: { inputType: 'NUMBER', group: 'numberOptions', control: 'ratingInputOptions', componentType: 'RATING_INPUT' },
  files: {
    ...{ inputType: 'WIX_FILE', group: 'wixFileOptions' },
    ...{ control: 'fileUploadOptions', componentType: 'FILE_UPLOAD' },
  },
};

export const hasOptions = (kind: FieldKind): boolean => ['choice', 'dropdown', 'checkboxes'].includes(kind);
export const hasPlaceholder = (kind: FieldKind): boolean =>
  ['shortText', 'longText', 'email', 'phone', 'number', 'dropdown'].includes(kind);
export const hasLength = (kind: FieldKind): boolean => kind === 'shortText' || kind === 'longText';
export const hasLimits = (kind: FieldKind): boolean => kind === 'number';

/** A field without settings of its own. */
export const emptyField = (kind: FieldKind): Omit<FieldDraft, 'id' | 'target' | 'label'> => ({
  ...{ kind, hint: '', placeholder: '', isRequired: false, isHidden: false, options: [] },
  ...{ longest: null, least: null, most: null, contactField: null, mostFiles: MOST_FILES, formats: [] },
});

/** A field of the API as it is edited; null where it is of a kind that is not edited here. */
export function readField(field: WireField): FieldDraft | null {
  const { id = '', inputOptions: input, identifier, hidden } = field;
  const kind = input && kindOf(input, identifier ?? '');
  if (!input || !kind) return null;
  const control = controlOf(input);
  const { minimum, maximum } = input.numberOptions?.validation ?? {};
  const consent = spansOf(input.booleanOptions?.checkboxOptions?.label).flat();
  return {
    ...{ id, kind, target: input.target ?? '', isHidden: hidden ?? false, isRequired: input.required ?? false },
    label: consent.length > 0 ? withLinks(consent) : (control.label ?? ''),
    hint: plainParagraphs(control.description).join('\n'),
    placeholder: control.placeholder ?? '',
    options: optionsOf(input),
    longest: input.stringOptions?.validation?.maxLength ?? null,
    least: minimum ?? null,
    most: maximum ?? null,
    contactField: input.contactMapping?.contactField ?? null,
    mostFiles: input.wixFileOptions?.validation?.fileLimit ?? MOST_FILES,
    formats: input.wixFileOptions?.validation?.uploadFileFormats ?? [],
  };
}

function optionsOf({ stringOptions, arrayOptions }: Input): OptionDraft[] {
  const options: { id?: string; label?: string | null; value?: unknown }[] =
    stringOptions?.radioGroupOptions?.options ??
    stringOptions?.dropdownOptions?.options ??
    arrayOptions?.checkboxGroupOptions?.options ??
    [];
  return options.map(({ id = '', label, value }) => ({
    id,
    label: label ?? String(value ?? ''),
    value: String(value ?? ''),
  }));
}

/** A field for the API: what was edited, on top of whatever else the known one says. */
export function writeField(draft: FieldDraft, known?: WireField): WireField & { id: string } {
  const { kind, id, target, isRequired, isHidden, contactField } = draft;
  const { inputType, group, control, componentType, identifier } = SPECS[kind];
  const input = known?.inputOptions;
  const options = input?.[group] as Record<string, object> | undefined;
  return {
    ...known,
    ...{ id, fieldType: 'INPUT', hidden: isHidden },
    ...(identifier && { identifier }),
    inputOptions: {
      ...input,
      ...{ target, inputType, required: isRequired },
      contactMapping: contactField ? { ...subscription(contactField), ...input?.contactMapping, contactField } : {},
      [group]: {
        ...options,
        componentType,
        [control]: { ...options?.[control], ...controlFor(draft) },
        ...validationOf(draft, options?.validation),
      },
    },
  };
}

/** People subscribe by answering a mail, unless an app asks for less. */
const subscription = (contactField: ContactField) =>
  contactField === 'SUBSCRIPTION' && {
    subscriptionInfo: {
      confirmationLevel: 'DOUBLE_CONFIRMATION' as const,
      subscriptionChannels: ['EMAIL' as const],
    },
  };

function controlFor({ kind, label, hint, placeholder, options }: FieldDraft): object {
  if (kind === 'consent') return { label: richLine(linksIn(label.trim())) };
  return {
    label: label.trim(),
    description: richWords(hint),
    ...(hasPlaceholder(kind) && { placeholder: placeholder.trim() || null }),
    ...(hasOptions(kind) && { options }),
  };
}

function validationOf(
  { kind, longest, least, most, mostFiles, formats }: FieldDraft,
  known: object | undefined,
): object {
  const { format } = SPECS[kind];
  const limits = {
    ...(format && { format }),
    ...(hasLength(kind) && { maxLength: longest }),
    ...(hasLimits(kind) && { minimum: least, maximum: most }),
    ...(kind === 'files' && { fileLimit: mostFiles, uploadFileFormats: formats }),
  };
  return Object.keys(limits).length > 0 ? { validation: { ...known, ...limits } } : {};
}
