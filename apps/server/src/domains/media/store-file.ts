import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mediaFileEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import type { FileType, MediaKind } from '../../platform/media/kinds.ts';
import {
  BUSY_SECONDS,
  isPictureFailure,
  LARGEST_DRAWING,
  type PictureFailure,
} from '../../platform/media/pictures/pictures.ts';
import { sniff } from '../../platform/media/sniff.ts';
import { invalid, isRefusal, type Refusal, refuse, type Violation } from '../../platform/refusal.ts';
import { limitReached, roomWithin } from '../sites/index.ts';
import { setArchiveName } from './archived-files.store.ts';
import { viewDescriptor } from './descriptor.ts';
import { folderForFile } from './folder-paths.ts';
import { insertMediaFile, storedMegabytes } from './media.store.ts';
import { cleanFileName, MEDIA_ROOT, type MediaFile, UNLISTED } from './media-file.ts';

/** A file that has arrived, and its destination. */
export type Arrival = {
  fileName: string;
  /** The type that the sender gives; only a plain contradiction counts. */
  mimeType?: string | null;
  /** The only acceptable kind. */
  expected?: MediaKind | null;
  /** The only acceptable kinds, where there are several. */
  kinds?: readonly MediaKind[];
  /** Whether a picture is encoded again although it is private. */
  encodes?: boolean;
  folderId?: string;
  /** Folders to create below that one, such as `videos/2026`. */
  folderPath?: string;
  private?: boolean;
  labels?: readonly string[];
  sourceUrl?: string | null;
  externalInfo?: { origin?: string; externalIds?: string[] } | null;
  /** The first part of its id; a new one where absent. */
  key?: string;
  /** Its name in the archive of a site that it comes from. A library stored it before: pictures that are in order stay as they are. */
  archiveName?: string;
};

/** The first part of a file's id, which is unique. */
export const newFileKey = (ctx: Context): string => ctx.newId().replaceAll('-', '');

/** A path on the local disk for an arrival. The caller deletes whatever is left there. */
export async function placeForArrival({ media }: Context): Promise<string> {
  await mkdir(media.arrivals, { recursive: true });
  return join(media.arrivals, `arriving-${randomUUID()}`);
}

/** `storeFile` for bytes in memory. */
export async function storeBytes(ctx: Context, bytes: Buffer, arrival: Arrival): Promise<MediaFile | Refusal> {
  const path = await placeForArrival(ctx);
  await writeFile(path, bytes);
  return storeFile(ctx, path, arrival);
}

/**
 * Moves a file from the local disk into the site's library. Its type follows from its content. Public pictures are
 * encoded again, and private ones on request; everything else is stored unchanged. Refuses files that are empty, too
 * large, or of a type that the library does not take.
 */
export async function storeFile(ctx: Context, path: string, arrival: Arrival): Promise<MediaFile | Refusal> {
  try {
    return await takeIn(ctx, path, arrival);
  } finally {
    await rm(path, { force: true });
  }
}

async function takeIn(ctx: Context, path: string, arrival: Arrival): Promise<MediaFile | Refusal> {
  const { size } = await stat(path);
  const fileName = cleanFileName(arrival.fileName);
  const type = await fitting(ctx.media, path, { fileName, size });
  if (isRefusal(type)) return type;
  if (arrival.kinds && !arrival.kinds.includes(type.kind))
    return unfit('UNSUPPORTED_FILE_FORMAT', `is ${type.mimeType}, which is not taken here`);
  if (arrival.expected && arrival.expected !== type.kind)
    return unfit('MISMATCH_MIME_TYPE', `is ${type.mimeType}, and not ${arrival.expected}`);
  if (contradicts(arrival.mimeType, type)) return unfit('MISMATCH_MIME_TYPE', `is ${type.mimeType} in truth`);
  const isPrivate = arrival.private ?? false;
  const { key = newFileKey(ctx), archiveName, encodes = !isPrivate } = arrival;
  // looked at before the bytes are kept, and again when nobody else adds any
  if (await isBeyondStorage(ctx, size)) return limitReached(ctx, 'storageMegabytes');
  const stored = await place(ctx, path, { type, size, isPrivate, encodes, key, isEncoded: archiveName !== undefined });
  if (isRefusal(stored)) return stored;
  const now = ctx.now().toISOString();
  const labels = [...(arrival.labels ?? [])].slice(0, 100);
  const isListed = arrival.folderId !== UNLISTED;
  const kept = await withSite(ctx, async (tx) => {
    const room = await roomWithin(ctx, tx, 'storageMegabytes', () => storedMegabytes(tx));
    if (stored.size > room * MEGABYTE) return limitReached(ctx, 'storageMegabytes');
    const file: MediaFile = {
      ...stored,
      fileName,
      folderId: isListed
        ? await folderForFile(ctx, tx, arrival.folderId ?? MEDIA_ROOT, arrival.folderPath ?? '')
        : UNLISTED,
      private: isPrivate,
      labels,
      posterId: null,
      sourceUrl: arrival.sourceUrl ?? null,
      createdDate: now,
      updatedDate: now,
      deletedDate: null,
    };
    await insertMediaFile(tx, file);
    if (archiveName !== undefined) await setArchiveName(tx, file.id, archiveName);
    const { externalInfo } = arrival;
    const ready = { file: viewDescriptor(ctx, file), ...(externalInfo ? { externalInfo } : {}) };
    if (isListed) emit(tx, mediaFileEvents.fileReady(file.id, ready));
    return file;
  });
  if (isRefusal(kept)) await ctx.media[isPrivate ? 'private' : 'public'].remove(stored.id);
  return kept;
}

/** The type of a file; refuses what a library does not take. */
async function fitting(
  { limits }: Context['media'],
  path: string,
  { fileName, size }: { fileName: string; size: number },
): Promise<FileType | Refusal> {
  if (size === 0) return unfit('ZERO_FILE_SIZE', 'has no content');
  const type = await sniff({ path }, fileName);
  if (!type) return unfit('UNSUPPORTED_FILE_FORMAT', 'is of a type that the library does not take');
  const most = limits[type.kind];
  return size > most ? unfit('FILE_SIZE_OVER_LIMIT', `is larger than ${most} bytes`) : type;
}

const MEGABYTE = 1024 ** 2;

/** Whether a site whose storage is limited has no room for so many bytes. */
async function isBeyondStorage(ctx: Context, size: number): Promise<boolean> {
  const maximum = ctx.site.limits?.storageMegabytes;
  return maximum !== undefined && size > (maximum - (await readSite(ctx, storedMegabytes))) * MEGABYTE;
}

type Placing = {
  type: FileType;
  size: number;
  isPrivate: boolean;
  /** Whether pictures are encoded again. */
  encodes: boolean;
  key: string;
  /** Whether it is in the form in which libraries store it, if that is what it looks like. */
  isEncoded: boolean;
};
type Stored = Pick<MediaFile, 'id' | 'kind' | 'mimeType' | 'width' | 'height' | 'size' | 'hash'>;

/** Stores the bytes. Refuses pictures that cannot be read, or take too much to draw. */
async function place(
  { media, siteId }: Context,
  path: string,
  { type, size, isPrivate, encodes, key, isEncoded }: Placing,
): Promise<Stored | Refusal> {
  const { kind, mimeType } = type;
  const share = { site: siteId };
  if (kind === 'IMAGE' && encodes) {
    const image = await encode(media, path, { type, size, share });
    if (isRefusal(image)) return image;
    const id = `${key}.webp`;
    const { width, height } = image;
    const encoded = isEncoded && type.extension === 'webp' && (await isAsMeasured(media, path, image, share));
    const bytes = encoded ? await readFile(path) : image.bytes;
    const hash = encoded ? createHash('sha256').update(bytes).digest() : image.hash;
    await media[isPrivate ? 'private' : 'public'].save(id, bytes);
    return { id, kind, mimeType: 'image/webp', size: bytes.length, width, height, hash };
  }
  const id = `${key}.${type.extension}`;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const measured = kind === 'IMAGE' && !isLargeDrawing(type, size) ? await media.pictures.measure(path, share) : null;
  if (isPictureFailure(measured) && measured.failed === 'BUSY') return notDrawn(measured);
  // private files are not shown: one that takes too much to draw can be delivered all the same
  const measures = isPictureFailure(measured) ? null : measured;
  await media[isPrivate ? 'private' : 'public'].moveIn(id, path);
  return {
    id,
    kind,
    mimeType,
    size,
    hash: hash.digest(),
    width: measures?.width ?? null,
    height: measures?.height ?? null,
  };
}

const isLargeDrawing = ({ extension }: FileType, size: number): boolean =>
  extension === 'svg' && size > LARGEST_DRAWING;

type Encoding = { type: FileType; size: number; share: { site: string } };

/** A picture, encoded again; refuses what would take too much to decode. */
async function encode({ pictures }: Context['media'], path: string, { type, size, share }: Encoding) {
  if (isLargeDrawing(type, size))
    return unfit('FILE_SIZE_OVER_LIMIT', `is a drawing of more than ${LARGEST_DRAWING} bytes`);
  const image = await pictures.check(path, share);
  if (!image) return unfit('UNSUPPORTED_FILE_FORMAT', 'is not a picture that can be read');
  return isPictureFailure(image) ? notDrawn(image) : image;
}

/** Encodes a picture that is to be shown outside of any library; refuses what a library would not take. */
export async function encodePicture({ media, siteId }: Context, path: string) {
  const { size } = await stat(path);
  const type = await fitting(media, path, { fileName: '', size });
  if (isRefusal(type)) return type;
  if (type.kind !== 'IMAGE') return unfit('UNSUPPORTED_FILE_FORMAT', 'is not a picture that can be read');
  return encode(media, path, { type, size, share: { site: siteId } });
}

/** Whether a picture is not larger than libraries store them. */
async function isAsMeasured(media: Context['media'], path: string, image: Measures, share: { site: string }) {
  const measured = await media.pictures.measure(path, share);
  return measured !== null && !isPictureFailure(measured) && isSameSize(measured, image);
}

type Measures = { width: number; height: number };
const isSameSize = (one: Measures, other: Measures) => one.width === other.width && one.height === other.height;

/** Whether a file said to be a picture, video or sound is not one; other types have too many names to compare. */
function contradicts(said: string | null | undefined, { mimeType }: FileType): boolean {
  const family = (type: string) => /^(image|video|audio)\//.exec(type.toLowerCase())?.[1];
  const told = said ? family(said) : undefined;
  const isContainer = /^(video|audio)\/(mp4|ogg|webm|quicktime)/.test(mimeType);
  return told !== undefined && told !== family(mimeType) && !(isContainer && told !== 'image');
}

const notDrawn = ({ failed, description }: PictureFailure): Refusal =>
  failed === 'BUSY'
    ? refuse('PICTURES_BUSY', { waitSeconds: BUSY_SECONDS })
    : unfit('DRAWING_EFFORT_OVER_LIMIT', description);

const unfit = (ruleName: string, description: string): Refusal =>
  invalid({ field: 'file', description, violatedRule: 'OTHER', ruleName } satisfies Violation);
