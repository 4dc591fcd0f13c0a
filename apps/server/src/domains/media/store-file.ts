import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { checkImage, measureImage } from '../../platform/media/images.ts';
import type { FileType, MediaKind } from '../../platform/media/kinds.ts';
import { sniff } from '../../platform/media/sniff.ts';
import { invalid, type Refusal, type Violation } from '../../platform/refusal.ts';
import { toDescriptor } from './descriptor.ts';
import { folderForFile } from './folder-paths.ts';
import { insertMediaFile } from './media.store.ts';
import { cleanFileName, MEDIA_ROOT, type MediaFile } from './media-file.ts';

/** A file that has arrived, and what is to become of it. */
export type Arrival = {
  fileName: string;
  /** What the sender says that it is; only a plain contradiction counts. */
  mimeType?: string | null;
  /** The only kind that will do. */
  expected?: MediaKind | null;
  folderId?: string;
  /** Folders to make below that one, as `videos/2026`. */
  folderPath?: string;
  private?: boolean;
  labels?: readonly string[];
  sourceUrl?: string | null;
  externalInfo?: { origin?: string; externalIds?: string[] } | null;
  /** The first part of its id; a new one where absent. */
  key?: string;
};

export const READY_EVENT = 'wix.media.site_media.v1.file_descriptor_file_ready';
export const FAILED_EVENT = 'wix.media.site_media.v1.file_descriptor_file_failed';

/** The first part of a file's id, which no other file has. */
export const newFileKey = (ctx: Context): string => ctx.newId().replaceAll('-', '');

/** A path of the local disk at which something may arrive. Whoever asks for it deletes what is left there. */
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
 * Takes a file of the local disk into the site's library, and deletes it there. What it is follows from its content.
 * Public pictures are encoded anew; everything else is kept as it is. Refuses what is empty, too large, or of a type
 * that the library does not take.
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
  if (size === 0) return unfit('ZERO_FILE_SIZE', 'has no content');
  const fileName = cleanFileName(arrival.fileName);
  const type = await sniff({ path }, fileName);
  if (!type) return unfit('UNSUPPORTED_FILE_FORMAT', 'is of a type that the library does not take');
  if (size > ctx.media.limits[type.kind])
    return unfit('FILE_SIZE_OVER_LIMIT', `is larger than ${ctx.media.limits[type.kind]} bytes`);
  if (arrival.expected && arrival.expected !== type.kind)
    return unfit('MISMATCH_MIME_TYPE', `is ${type.mimeType}, and not ${arrival.expected}`);
  if (contradicts(arrival.mimeType, type)) return unfit('MISMATCH_MIME_TYPE', `is ${type.mimeType} in truth`);
  const isPrivate = arrival.private ?? false;
  const stored = await place(ctx, path, { type, size, isPrivate, key: arrival.key ?? newFileKey(ctx) });
  if (!stored) return unfit('UNSUPPORTED_FILE_FORMAT', 'is not a picture that can be read');
  const now = ctx.now().toISOString();
  const labels = [...(arrival.labels ?? [])].slice(0, 100);
  return withSite(ctx, async (tx) => {
    const file: MediaFile = {
      ...stored,
      fileName,
      folderId: await folderForFile(ctx, tx, arrival.folderId ?? MEDIA_ROOT, arrival.folderPath ?? ''),
      private: isPrivate,
      labels,
      posterId: null,
      sourceUrl: arrival.sourceUrl ?? null,
      createdDate: now,
      updatedDate: now,
      deletedDate: null,
    };
    await insertMediaFile(tx, file);
    const { externalInfo } = arrival;
    const payload = { file: toDescriptor(ctx, file), ...(externalInfo ? { externalInfo } : {}) };
    emit(tx, { type: READY_EVENT, entityId: file.id, payload });
    return file;
  });
}

type Stored = Pick<MediaFile, 'id' | 'kind' | 'mimeType' | 'width' | 'height' | 'size' | 'hash'>;

/** Puts the bytes where they belong; null where a picture cannot be read. */
async function place(
  { media }: Context,
  path: string,
  { type, size, isPrivate, key }: { type: FileType; size: number; isPrivate: boolean; key: string },
): Promise<Stored | null> {
  const { kind, mimeType } = type;
  if (kind === 'IMAGE' && !isPrivate) {
    const image = await checkImage(path);
    if (!image) return null;
    const { bytes, ...measures } = image;
    const id = `${key}.webp`;
    await media.public.save(id, bytes);
    return { id, kind, mimeType: 'image/webp', size: bytes.length, ...measures };
  }
  const id = `${key}.${type.extension}`;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const measures = kind === 'IMAGE' ? await measureImage(path) : null;
  await media[isPrivate ? 'private' : 'public'].takeOver(id, path);
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

/** Whether a file is told to be a picture, film or sound and is none; other types have too many names to compare. */
function contradicts(said: string | null | undefined, { mimeType }: FileType): boolean {
  const family = (type: string) => /^(image|video|audio)\//.exec(type.toLowerCase())?.[1];
  const told = said ? family(said) : undefined;
  const isContainer = /^(video|audio)\/(mp4|ogg|webm|quicktime)/.test(mimeType);
  return told !== undefined && told !== family(mimeType) && !(isContainer && told !== 'image');
}

const unfit = (ruleName: string, description: string): Refusal =>
  invalid({ field: 'file', description, violatedRule: 'OTHER', ruleName } satisfies Violation);
