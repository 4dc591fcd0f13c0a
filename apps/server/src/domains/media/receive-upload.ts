import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { openUpload, type UploadTicket } from './addresses.ts';
import { type FileDescriptor, viewDescriptor } from './descriptor.ts';
import { findMediaFiles } from './media.store.ts';
import { idsOfKey, type MediaFile } from './media-file.ts';
import { storeFile } from './store-file.ts';

/** The terms of a signed upload address; null where it is not ours or has expired. */
export function uploadTicket(token: string, { secret, now }: { secret: string; now: Date }): UploadTicket | null {
  const ticket = openUpload(token, secret);
  return ticket && ticket.until * 1000 > now.getTime() ? ticket : null;
}

/** The file stored with this ticket before, for clients that missed the answer and ask again. */
export async function findUploaded(ctx: Context, ticket: UploadTicket): Promise<FileDescriptor | null> {
  const [file] = await readSite(ctx, (tx) => findMediaFiles(tx, idsOfKey(ticket.key)));
  return file ? describe(ctx, ticket, file) : null;
}

/** Stores the upload at `path` with a ticket; `fileName` is the upload's own. */
export async function receiveUpload(
  ctx: Context,
  ticket: UploadTicket,
  { path, fileName, mimeType }: { path: string; fileName?: string; mimeType?: string },
): Promise<FileDescriptor | Refusal> {
  const { key, folderId, folderPath, labels, externalInfo, terms } = ticket;
  const file = await storeFile(ctx, path, {
    key,
    folderId,
    folderPath,
    labels,
    externalInfo,
    ...terms,
    private: ticket.private,
    fileName: ticket.fileName ?? fileName ?? 'file',
    mimeType: ticket.mimeType ?? mimeType,
  });
  return isRefusal(file) ? file : describe(ctx, ticket, file);
}

const describe = (ctx: Context, { mediaUrl }: UploadTicket, file: MediaFile): FileDescriptor =>
  viewDescriptor({ ...ctx, addresses: { ...ctx.addresses, media: mediaUrl } }, file);
