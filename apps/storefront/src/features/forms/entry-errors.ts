/** What the server found wrong with what was entered in a form of a page, in the language of the site. */
import { isField, type ShownField, type ShownForm } from '@stoa/blocks';
import type { Messages } from '@stoa/messages';
import type { ApiError } from '@stoa/sdk';

type Mistake = { errorType?: string; errorPath?: string; params?: Record<string, unknown> | null };
type Violation = ApiError['violations'][number];

type Found = { submissionValidationErrors?: { errors?: Mistake[] } };

export const mistakesOf = ({ submissionValidationErrors }: Found): Mistake[] =>
  submissionValidationErrors?.errors ?? [];

export const mistakesIn = (violations: readonly Violation[]): Mistake[] =>
  violations.flatMap(({ data }) => mistakesOf((data ?? {}) as Found));

/** A message for each wrong field, by its target. */
export function entryErrors(
  { fields }: ShownForm,
  mistakes: readonly Mistake[],
  { entries, files }: Texts,
): Record<string, string> {
  return Object.fromEntries(
    fields.filter(isField).flatMap((field) => {
      const mistake = mistakes.find(({ errorPath }) => errorPath === field.target);
      if (!mistake) return [];
      const isOfFiles = field.kind === 'files';
      return [[field.target, isOfFiles ? fileText(mistake, files) : textOf(field, mistake, entries.errors)]];
    }),
  );
}

type Texts = Pick<Messages, 'entries' | 'files'>;

function fileText({ errorType, params }: Mistake, texts: Messages['files']): string {
  if (errorType === 'REQUIRED_VALUE_ERROR') return texts.choose;
  return errorType === 'MAX_ITEMS_ERROR' ? texts.tooMany(Number(params?.limit ?? 1)) : texts.gone;
}

function textOf({ kind }: ShownField, { errorType, params }: Mistake, texts: Messages['entries']['errors']): string {
  const limit = Number(params?.limit ?? 0);
  switch (errorType) {
    case 'REQUIRED_VALUE_ERROR':
      if (kind === 'consent') return texts.agree;
      return CHOSEN.has(kind) ? texts.choose : texts.required;
    case 'MAX_LENGTH_ERROR':
      return texts.tooLong(limit);
    case 'MIN_LENGTH_ERROR':
      return texts.tooShort(limit);
    case 'MAX_VALUE_ERROR':
      return texts.tooLarge(limit);
    case 'MIN_VALUE_ERROR':
      return texts.tooSmall(limit);
    case 'MULTIPLE_OF_VALUE_ERROR':
      return texts.wrongStep(Number(params?.multipleOf ?? 1));
    case 'MAX_ITEMS_ERROR':
      return texts.tooMany(limit);
    case 'MIN_ITEMS_ERROR':
      return texts.tooFew(limit);
    case 'NOT_ALLOWED_VALUE_ERROR':
      return texts.choose;
    case 'FORMAT_ERROR':
      return formatText(String(params?.format ?? ''), texts);
    case 'TYPE_ERROR':
      return kind === 'number' ? texts.number : texts.other;
    default:
      return texts.other;
  }
}

const CHOSEN = new Set<ShownField['kind']>(['choice', 'dropdown', 'checkboxes', 'rating']);

function formatText(format: string, texts: Messages['entries']['errors']): string {
  switch (format) {
    case 'EMAIL':
      return texts.email;
    case 'PHONE':
      return texts.phone;
    case 'URL':
    case 'URI':
      return texts.url;
    case 'TIME':
      return texts.time;
    case 'DATE':
    case 'DATE_TIME':
    case 'DATE_OPTIONAL_TIME':
      return texts.date;
    default:
      return texts.other;
  }
}
