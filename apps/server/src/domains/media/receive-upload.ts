import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { knownExtensions } from '../../platform/media/kinds.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { openUpload, type UploadTicket } from './addresses.ts';
import { type FileDescriptor, toDescriptor } from './descriptor.ts';
import { findMediaFiles } from './media.store.ts';
import { storeFile } from './store-file.ts';

/** What a signed upload address allows; null where it is none of ours or its time is over. */
export function uploadTicket(token: string, { secret, now }: { secret: string; now: Date }): UploadTicket | null {
  const ticket = openUpload(token, secret);
  return ticket && ticket.until * 1000 > now.getTime() ? ticket : null;
}

/** The file that was stored with this ticket before; a client that missed the answer asks a second time. */
export async function findUploaded(ctx: Context, { key }: UploadTicket): Promise<FileDescriptor | null> {
  const ids = knownExtensions.map((extension) => `${key}.${extension}`);
  const [file] = await readSite(ctx, (tx) => findMediaFiles(tx, ids));
  return file ? toDescriptor(ctx, file) : null;
}

/** Stores what arrived at `path` with a ticket; `fileName` is what the upload itself says. */
export async function receiveUpload(
  ctx: Context,
  ticket: UploadTicket,
  { path, fileName, mimeType }: { path: string; fileName?: string; mimeType?: string },
): Promise<FileDescriptor | Refusal> {
  const { key, folderId, folderPath, labels, externalInfo } = ticket;
  const file = await storeFile(ctx, path, {
    key,
    folderId,
    folderPath,
    labels,
    externalInfo,
    private: ticket.private,
    fileName: ticket.fileName ?? fileName ?? 'file',
    mimeType: ticket.mimeType ?? mimeType,
  });
  return isRefusal(file) ? file : toDescriptor(ctx, file);
}
