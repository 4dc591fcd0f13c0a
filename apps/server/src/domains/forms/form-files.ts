/** Files that people send by forms: they are uploaded first, and wait for the submission that names them. */
import type { formSubmissions, Request, storefrontForms } from '@stoa/contract';
import { type Context, type Services, serverContext } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/durations.ts';
import type { MediaKind } from '../../platform/media/kinds.ts';
import { networkOf } from '../../platform/network-of.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { addressLimit, limitAttempts } from '../identity/index.ts';
import {
  deleteByKeys,
  findFilesByKeys,
  keyOf,
  newFileKey,
  receiveWithin,
  sealUpload,
  storeFile,
  UNLISTED,
  type UploadTicket,
} from '../media/index.ts';
import { MOST_FILES } from './check-submission.ts';
import { type FormDoc, type InputField, inputsOf } from './form.ts';
import {
  type FormFileKey,
  findExpected,
  forgetFormFiles,
  giveUpAbandoned,
  insertFormFile,
  lockFormFiles,
  noteArrivals,
  removeFormFile,
  sizesOfFormFiles,
} from './form-files.store.ts';
import { findForm } from './forms.store.ts';

const MEGABYTE = 1024 ** 2;
/** The most that a file may have. */
const MOST_BYTES = 10 * MEGABYTE;
/** In an hour, from one network: whole offices. */
const UPLOADS = { suspicious: Number.POSITIVE_INFINITY, free: 60 };
/** What the files of all forms of a site may take, if its storage is not limited. Otherwise they have half of it. */
const SHARE = 10_000 * MEGABYTE;
/** Of this, files that were not sent yet have a fifth, and those of one network a hundredth. */
const WAITING = 5;
const OWN = 100;
/** What one person may send at once. */
const A_FORM = MOST_FILES * MOST_BYTES;
const AN_UPLOAD_MS = 60 * MINUTE_MS;

const KINDS: Readonly<Record<string, MediaKind>> = {
  VIDEO: 'VIDEO',
  IMAGE: 'IMAGE',
  AUDIO: 'AUDIO',
  DOCUMENT: 'DOCUMENT',
  ARCHIVE: 'ARCHIVE',
  MODEL_3D: 'MODEL3D',
};

/** The kinds that a field takes. */
function kindsOf({ inputOptions: { wixFileOptions } }: InputField): MediaKind[] {
  const formats = wixFileOptions?.validation?.uploadFileFormats ?? [];
  return (formats.length > 0 ? formats : Object.keys(KINDS)).flatMap((format) => KINDS[format] ?? []);
}

const isForFiles = ({ inputOptions }: InputField): boolean => inputOptions.wixFileOptions !== undefined;
const fieldsForFiles = (form: FormDoc): InputField[] => inputsOf(form).filter(isForFiles);

/**
 * Refuses floods of files, then makes room for one of a form. Returns the key under which it is stored. `arrivesBy` is when
 * the room is taken back from a sender who was only given an address.
 */
async function expectFile(ctx: Context, formId: string, arrivesBy: Date | null = null): Promise<string | Refusal> {
  const counted = await limitAttempts(ctx, [{ ...addressLimit('form file', ctx.client.address), ...UPLOADS }]);
  if (isRefusal(counted)) return counted;
  const network = networkOf(ctx.client.address);
  const limit = ctx.site.limits?.storageMegabytes;
  const share = limit === undefined ? SHARE : (limit * MEGABYTE) / 2;
  const key = newFileKey(ctx);
  return withSite(ctx, async (tx) => {
    await lockFormFiles(tx);
    const { all, waiting, own } = await sizesOfFormFiles(tx, network);
    const mostWaiting = Math.min(share, Math.max(share / WAITING, 2 * A_FORM));
    // a small site does not have its room taken by one network, but takes a file from each
    const mostOwn = Math.max(MOST_BYTES, Math.min(mostWaiting / 4, Math.max(share / OWN, A_FORM)));
    if (all + MOST_BYTES > share || waiting + MOST_BYTES > mostWaiting || own + MOST_BYTES > mostOwn)
      return refuse('TOO_MANY_FORM_FILES');
    await insertFormFile(tx, { key, formId, network, size: MOST_BYTES, arrivesBy }, ctx.now());
    return key;
  });
}

type Asked = Request<typeof storefrontForms.uploadFormFile> & { content?: AsyncIterable<Uint8Array> };

/** Stores a file for a field of a form. Pictures are encoded again, without what the camera noted. */
export async function uploadFormFile(ctx: Context, { formId, target, fileName, content }: Asked) {
  const form = await readSite(ctx, (tx) => findForm(tx, formId));
  if (!form || form.enabled === false) return refuse('FORM_NOT_FOUND');
  const field = fieldsForFiles(form).find(({ inputOptions }) => inputOptions.target === target);
  if (!field) return invalid({ field: 'target', description: 'is not a field for files', violatedRule: 'OTHER' });
  if (!content) return invalid({ field: 'file', description: 'has no content', violatedRule: 'REQUIRED_FIELD' });
  const key = await expectFile(ctx, form.id);
  if (isRefusal(key)) return key;
  const forget = () => withSite(ctx, (tx) => removeFormFile(tx, key));
  const file = await received(ctx, content, { key, fileName, kinds: kindsOf(field) }).catch(async (error) => {
    await forget();
    throw error;
  });
  if (isRefusal(file)) {
    await forget();
    return file;
  }
  await withSite(ctx, (tx) => noteArrivals(tx, [{ key, size: file.size }]));
  return { file: { fileId: file.id, displayName: file.fileName, fileType: file.mimeType } };
}

type Arriving = { key: string; fileName: string; kinds: MediaKind[] };

async function received(ctx: Context, content: AsyncIterable<Uint8Array>, { key, fileName, kinds }: Arriving) {
  const path = await receiveWithin(ctx, content, MOST_BYTES);
  if (isRefusal(path)) return path;
  return storeFile(ctx, path, { key, fileName, kinds, private: true, encodes: true, folderId: UNLISTED });
}

/** An address for a file of a form, for clients that upload it themselves. It takes what any of the fields takes. */
export const getMediaUploadUrl: UseCase<(typeof formSubmissions)['getMediaUploadUrl']> = async (
  ctx,
  { formId, filename, mimeType },
) => {
  const form = await readSite(ctx, (tx) => findForm(tx, formId));
  const fields = form && form.enabled !== false ? fieldsForFiles(form) : [];
  if (!form || fields.length === 0) return refuse('FORM_NOT_FOUND');
  const until = new Date(ctx.now().getTime() + AN_UPLOAD_MS);
  // one that is on its way when the address expires still arrives
  const key = await expectFile(ctx, form.id, new Date(until.getTime() + AN_UPLOAD_MS));
  if (isRefusal(key)) return key;
  const ticket: UploadTicket = {
    ...{ siteId: ctx.siteId, mediaUrl: ctx.addresses.media, key, private: true, folderId: UNLISTED, folderPath: '' },
    until: Math.floor(until.getTime() / 1000),
    ...{ fileName: filename || null, mimeType: mimeType || null, labels: [], externalInfo: null },
    terms: { mostBytes: MOST_BYTES, kinds: [...new Set(fields.flatMap(kindsOf))] },
  };
  return { uploadUrl: `${ctx.addresses.site}/media-upload/${sealUpload(ctx.cursorSecret, ticket)}` };
};

const AT_A_TIME = 200;

/**
 * Deletes files whose submission was deleted, and those that waited for one for more than a day. What has arrived at an
 * address takes as much room as it has; what has not, none.
 */
export const removeAbandonedFiles = {
  name: 'files without a submission',
  everyMs: MINUTE_MS,
  async run(services: Services): Promise<void> {
    const now = services.now();
    const before = new Date(now.getTime() - DAY_MS);
    await eachSite(services, () => findExpected(services.database, now, AT_A_TIME), settle);
    await eachSite(services, () => giveUpAbandoned(services.database, before, AT_A_TIME), remove);
  },
};

/** Has the files of each site dealt with, until a search finds no more. */
async function eachSite(
  services: Services,
  find: () => Promise<FormFileKey[]>,
  work: (services: Services, ctx: Context | null, keys: string[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const found = await find();
    for (const [siteId, files] of Map.groupBy(found, (file) => file.siteId)) {
      const ctx = await serverContext(services, siteId, 'forms');
      await work(
        services,
        ctx,
        files.map(({ key }) => key),
      );
    }
    if (found.length < AT_A_TIME) return;
  }
}

async function settle({ database }: Services, ctx: Context | null, keys: string[]): Promise<void> {
  const files = ctx ? await readSite(ctx, (tx) => findFilesByKeys(tx, keys)) : [];
  if (ctx)
    await withSite(ctx, (tx) =>
      noteArrivals(
        tx,
        files.map(({ id, size }) => ({ key: keyOf(id), size })),
      ),
    );
  const arrived = new Set(files.map(({ id }) => keyOf(id)));
  await forgetFormFiles(
    database,
    keys.filter((key) => !arrived.has(key)),
  );
}

async function remove({ database }: Services, ctx: Context | null, keys: string[]): Promise<void> {
  if (ctx) await deleteByKeys(ctx, keys);
  await forgetFormFiles(database, keys);
}
