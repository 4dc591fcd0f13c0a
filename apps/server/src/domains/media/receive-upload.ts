import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { openUpload, type UploadTicket } from './addresses.ts';
import { beginArrival, endArrival } from './arrivals.store.ts';
import { type FileDescriptor, viewDescriptor } from './descriptor.ts';
import { findMediaFiles } from './media.store.ts';
import { idsOfKey, type MediaFile } from './media-file.ts';
import { type Arrival, storeFile } from './store-file.ts';

/** The terms of a signed upload address; null where it is not ours or has expired. */
export function uploadTicket(token: string, { secret, now }: { secret: string; now: Date }): UploadTicket | null {
  const ticket = openUpload(token, secret);
  return ticket && ticket.until * 1000 > now.getTime() ? ticket : null;
}

/** The files of these first parts of ids, as far as they have arrived. */
export const findFilesByKeys = (tx: Tx, keys: readonly string[]): Promise<MediaFile[]> =>
  findMediaFiles(tx, keys.flatMap(idsOfKey));

/** After this long, whoever was storing a file has died. */
const A_TURN_MS = 10 * MINUTE_MS;

type Upload = { path: string; fileName?: string; mimeType?: string };

/**
 * Stores an upload with a ticket, once: clients that missed the answer and ask again get the same file, and of several at
 * the same time one is stored. `fileName` is the upload's own. `MISSING`: it was not stored before, and there is no upload.
 * `ARRIVING`: another request is storing it.
 */
export async function receiveUpload(
  ctx: Context,
  ticket: UploadTicket,
  upload: Upload | null,
): Promise<FileDescriptor | Refusal | 'MISSING' | 'ARRIVING'> {
  const now = ctx.now();
  const since = new Date(now.getTime() - A_TURN_MS);
  if (!(await withSite(ctx, (tx) => beginArrival(tx, ticket.key, { now, since })))) return 'ARRIVING';
  try {
    const [known] = await readSite(ctx, (tx) => findFilesByKeys(tx, [ticket.key]));
    if (known) return describe(ctx, ticket, known);
    if (!upload) return 'MISSING';
    const stored = await storeFile(ctx, upload.path, arrivalOf(ticket, upload));
    return isRefusal(stored) ? stored : describe(ctx, ticket, stored);
  } finally {
    await withSite(ctx, (tx) => endArrival(tx, ticket.key));
  }
}

const arrivalOf = (ticket: UploadTicket, { fileName, mimeType }: Upload): Arrival => {
  const { key, folderId, folderPath, labels, externalInfo, terms } = ticket;
  return {
    ...{ key, folderId, folderPath, labels, externalInfo, ...terms, private: ticket.private },
    fileName: ticket.fileName ?? fileName ?? 'file',
    mimeType: ticket.mimeType ?? mimeType,
  };
};

const describe = (ctx: Context, { mediaUrl }: UploadTicket, file: MediaFile): FileDescriptor =>
  viewDescriptor({ ...ctx, addresses: { ...ctx.addresses, media: mediaUrl } }, file);
