/** What somebody sent by a form, in words. */
import { isField, type ShownField, showForm } from '@stoa/blocks';
import type { Static } from '@stoa/contract';
import type { FormSubmission } from '@stoa/contract/forms/submission';
import { words } from '../../../app/words.ts';
import type { FormView } from '../queries.ts';

const texts = words.siteForms.submissions;

export type SubmissionView = Static<typeof FormSubmission>;

/** The fields of a form, as people saw them. */
export const fieldsOf = (form: FormView): ShownField[] => showForm(form, new Date()).fields.filter(isField);

/** What was entered in a field; empty where nothing was. */
export function entryOf({ target, options, kind }: ShownField, { submissions = {} }: SubmissionView): string {
  const value: unknown = Object.hasOwn(submissions, target) ? submissions[target] : null;
  if (value === undefined || value === null) return '';
  if (kind === 'files')
    return filesIn(value)
      .map(({ name }) => name)
      .join(', ');
  if (kind === 'consent') return value === true ? texts.yes : texts.no;
  const nameOf = (one: unknown) => options.find((option) => option.value === String(one))?.label ?? String(one);
  return Array.isArray(value) ? value.map(nameOf).join(', ') : nameOf(value);
}

/** A file that was sent, with the address from which it is downloaded. */
type SentFile = { id: string; name: string; url: string };

export const filesIn = (value: unknown): SentFile[] =>
  Array.isArray(value)
    ? value.flatMap((file: { fileId?: string; displayName?: string; url?: string } | null) =>
        file?.fileId && file.url ? [{ id: file.fileId, name: file.displayName || file.fileId, url: file.url }] : [],
      )
    : [];

/** What fields of names have that browsers fill in. */
const NAMES = new Set(['given-name', 'family-name']);

/** Who sent it: the name, or the address, or the first words that were entered. */
export function senderOf(fields: readonly ShownField[], sent: SubmissionView): string {
  const entered = (wanted: (field: ShownField) => boolean) =>
    fields.filter(wanted).flatMap((field) => entryOf(field, sent) || []);
  const name = entered(({ autoComplete }) => NAMES.has(autoComplete ?? '')).join(' ');
  return name || entered(({ kind }) => kind === 'email')[0] || entered(() => true)[0] || texts.someone;
}

/** The rest in one line. */
export function restOf(fields: readonly ShownField[], sent: SubmissionView): string {
  const isName = ({ autoComplete }: ShownField) => NAMES.has(autoComplete ?? '');
  return fields
    .filter((field) => !isName(field))
    .flatMap((field) => entryOf(field, sent) || [])
    .filter((entry) => entry !== senderOf(fields, sent))
    .join(' · ');
}
