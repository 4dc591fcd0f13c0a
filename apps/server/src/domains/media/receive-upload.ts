import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
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

/** After this long, whoever was receiving a file has probably died, and another may. */
export const A_TURN_MS = 10 * MINUTE_MS;

type Upload = { path: string; fileName?: string; mimeType?: string };

/**
 * Receives the upload of a ticket and stores it, once: clients that missed the answer and ask again get the same file, and
 * of several at the same time only one is received. `receive` brings the upload to the local disk, or answers null where
 * there is none. `MISSING`: it was not stored before, and there is no upload. `ARRIVING`: another request is storing it.
 */
export async function receiveUpload(
  ctx: Context,
  ticket: UploadTicket,
  receive: () => Promise<Upload | null>,
): Promise<UploadedFile | Refusal | 'MISSING' | 'ARRIVING'> {
  const begun = ctx.now();
  const before = await takeTurn(ctx, ticket, begun);
  if (before === 'ARRIVING') return before;
  if (before) return describe(ctx, ticket, before);
  try {
    const upload = await receive();
    if (!upload) return 'MISSING';
    const stored = await storeFile(ctx, upload.path, arrivalOf(ticket, upload));
    return isRefusal(stored) ? stored : describe(ctx, ticket, stored);
  } finally {
    await withSite(ctx, (tx) => endArrival(tx, ticket.key, begun));
  }
}

/** Takes the turn to store the file of a ticket, unless it is stored already; then there is no turn to end. */
const takeTurn = (ctx: Context, { key }: UploadTicket, begun: Date): Promise<MediaFile | 'ARRIVING' | null> =>
  withSite(ctx, async (tx) => {
    const since = new Date(begun.getTime() - A_TURN_MS);
    if (!(await beginArrival(tx, key, { now: begun, since }))) return 'ARRIVING';
    const [known] = await findFilesByKeys(tx, [key]);
    if (known) await endArrival(tx, key, begun);
    return known ?? null;
  });

const arrivalOf = (ticket: UploadTicket, { fileName, mimeType }: Upload): Arrival => {
  const { key, folderId, folderPath, labels, externalInfo, terms } = ticket;
  return {
    ...{ key, folderId, folderPath, labels, externalInfo, private: ticket.private },
    ...(terms && { kinds: terms.kinds, encodes: true }),
    fileName: ticket.fileName ?? fileName ?? 'file',
    mimeType: ticket.mimeType ?? mimeType,
  };
};

/** Strangers get no address of the file that they sent: it would show what it is to whoever they give it to. */
type UploadedFile = Partial<FileDescriptor>;

function describe(ctx: Context, { mediaUrl, terms }: UploadTicket, file: MediaFile): UploadedFile {
  const whole = viewDescriptor({ ...ctx, addresses: { ...ctx.addresses, media: mediaUrl } }, file);
  if (!terms) return whole;
  const { id, displayName, sizeInBytes, mediaType, operationStatus } = whole;
  return { id, displayName, sizeInBytes, private: whole.private, mediaType, operationStatus };
}
