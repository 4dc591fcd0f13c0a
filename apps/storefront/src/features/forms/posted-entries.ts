/** What somebody posted with a form of a page, for the page and for the API. */
import {
  isField,
  nameOfEntry,
  readWaiting,
  removedNameOf,
  type ShownField,
  type ShownForm,
  TICKED,
} from '@stoa/blocks';

/** The values of each field as texts, by its target. */
export type Entries = Record<string, string[]>;

export function readEntries({ fields }: ShownForm, posted: URLSearchParams): Entries {
  const textsOf = ({ target }: ShownField) =>
    posted.getAll(nameOfEntry(target)).map((text) => text.replaceAll('\r\n', '\n').trim());
  const isKept = ({ kind, target }: ShownField, text: string) =>
    text !== '' && !(kind === 'files' && posted.getAll(removedNameOf(target)).includes(readWaiting(text).id));
  return Object.fromEntries(
    fields.filter(isField).map((field) => [field.target, textsOf(field).filter((text) => isKept(field, text))]),
  );
}

/** The same as the API has them. What is no number stays a text, which the server refuses. */
export function entriesForApi({ fields }: ShownForm, entries: Entries): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter(isField).flatMap((field) => {
      const value = valueFor(field, entries[field.target] ?? []);
      return value === undefined ? [] : [[field.target, value]];
    }),
  );
}

function valueFor({ kind }: ShownField, texts: readonly string[]): unknown {
  const [text] = texts;
  switch (kind) {
    case 'consent':
      return text === TICKED;
    case 'files':
      return texts.length > 0 ? texts.map((value) => ({ fileId: readWaiting(value).id })) : undefined;
    case 'checkboxes':
      return texts.length > 0 ? texts : undefined;
    case 'number':
    case 'rating':
      return text !== undefined && Number.isFinite(Number(text)) ? Number(text) : text;
    default:
      return text;
  }
}
