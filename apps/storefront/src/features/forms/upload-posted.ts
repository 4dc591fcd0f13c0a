/** The files of a form that was posted without scripts, or before they were there. */
import { filesNameOf, isField, MOST_FILES, type ShownForm, waitingValue } from '@stoa/blocks';
import type { PostedFile } from '../../lib/storefront-request.ts';
import type { Entries } from './posted-entries.ts';
import { type FileTexts, readUpload, uploadPath } from './upload-file.ts';

type Uploaded = { entries: Entries; errors: Record<string, string> };

/** Uploads what was posted. The entries have each file that was accepted, the errors name the others. */
export async function uploadPosted(
  form: ShownForm,
  entries: Entries,
  posted: readonly PostedFile[],
  texts: FileTexts,
): Promise<Uploaded> {
  const done: Uploaded = { entries: { ...entries }, errors: {} };
  for (const { target, kind, files } of form.fields.filter(isField)) {
    const sent = kind === 'files' ? posted.filter(({ field }) => field === filesNameOf(target)) : [];
    const known = entries[target] ?? [];
    const most = files?.most ?? MOST_FILES;
    const values = [...known];
    const problems = known.length + sent.length > most ? [texts.tooMany(most)] : [];
    for (const { name, upload } of sent.slice(0, Math.max(0, most - known.length))) {
      const path = uploadPath({ formId: form.id, target }, name);
      const answer = await upload({ method: 'POST', path, body: undefined, headers: {} });
      const file = readUpload(answer, name, texts);
      if ('problem' in file) problems.push(file.problem);
      else values.push(waitingValue(file));
    }
    if (sent.length > 0) done.entries[target] = values;
    if (problems.length > 0) done.errors[target] = [...new Set(problems)].join(' ');
  }
  return done;
}
