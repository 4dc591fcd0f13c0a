/** The files of a submission: what is kept of them with what was entered, and how people get at them. */
import type { Static } from '@stoa/contract';
import type { SentFile as SentFileSchema } from '@stoa/contract/stoa/form-administration';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { addressOfStored, findMediaFiles, keyOf } from '../media/index.ts';
import type { EntryError } from './check-submission.ts';
import { type FormDoc, inputsOf } from './form.ts';
import { claimFormFiles, findClaimable, noteArrivals } from './form-files.store.ts';
import { refusalOf } from './refuse-entries.ts';
import type { Submission } from './submission.ts';

type SentFile = Required<Static<typeof SentFileSchema>>;
type Values = Submission['values'];

const MINUTES_OF_DOWNLOAD = 600;

const filesIn = (value: unknown): SentFile[] =>
  Array.isArray(value) ? value.filter((item): item is SentFile => typeof item?.fileId === 'string') : [];

const targetsOfFiles = ({ formFields = [], deletedFormFields = [] }: FormDoc): string[] =>
  inputsOf({ formFields: [...formFields, ...deletedFormFields] }).flatMap(
    ({ inputOptions: { wixFileOptions, target } }) => (wixFileOptions ? [target] : []),
  );

/**
 * What was entered, with the library's own facts of each file. Refuses files that do not wait for this form: each is sent
 * once. The caller calls `keepFiles` with the answer once the submission is written.
 */
export async function resolveFiles(
  tx: Tx,
  { form, submissionId, values }: { form: FormDoc & { id: string }; submissionId: string; values: Values },
): Promise<Values | Refusal> {
  const targets = targetsOfFiles(form).filter((target) => Object.hasOwn(values, target));
  if (targets.length === 0) return values;
  const ids = [...new Set(targets.flatMap((target) => filesIn(values[target]).map(({ fileId }) => fileId)))];
  const keys = await findClaimable(tx, { formId: form.id, submissionId, keys: ids.map(keyOf) });
  const found = (await findMediaFiles(tx, ids)).filter(({ id }) => keys.has(keyOf(id)));
  const known = new Map(found.map((file) => [file.id, file]));
  const errors: EntryError[] = [];
  const resolved = { ...values };
  for (const target of targets) {
    const named = filesIn(values[target]).map(({ fileId }) => known.get(fileId));
    if (named.includes(undefined)) errors.push({ errorPath: target, errorType: 'NOT_ALLOWED_VALUE_ERROR' });
    resolved[target] = named.flatMap((file) =>
      file ? [{ fileId: file.id, displayName: file.fileName, fileType: file.mimeType }] : [],
    );
  }
  if (errors.length > 0) return refusalOf(errors);
  await noteArrivals(
    tx,
    found.map(({ id, size }) => ({ key: keyOf(id), size })),
  );
  return resolved;
}

/** Keeps the files that a submission names, and gives up those that it no longer names. */
export async function keepFiles(tx: Tx, form: FormDoc, { id, values }: Submission): Promise<void> {
  const targets = targetsOfFiles(form);
  if (targets.length === 0) return;
  const files = targets.flatMap((target) => filesIn(values[target]));
  await claimFormFiles(
    tx,
    id,
    files.map(({ fileId }) => keyOf(fileId)),
  );
}

/** The same submission, with addresses from which its files are downloaded for some hours. */
export function withAddresses(ctx: Context, sent: Submission): Submission {
  const addressOf = (file: SentFile) =>
    addressOfStored(ctx, { id: file.fileId, name: file.displayName }, MINUTES_OF_DOWNLOAD);
  const values = Object.entries(sent.values).map(([target, value]) => {
    const files = filesIn(value);
    return [target, files.length > 0 ? files.map((file) => ({ ...file, url: addressOf(file) })) : value];
  });
  return { ...sent, values: Object.fromEntries(values) };
}
