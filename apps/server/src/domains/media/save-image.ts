import { createHash } from 'node:crypto';
import type { mediaLibrary } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, notFound, type Refusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { viewDescriptor } from './descriptor.ts';
import { findMediaFiles, setPoster } from './media.store.ts';
import { type MediaFile, POSTERS } from './media-file.ts';
import { storeBytes } from './store-file.ts';

/**
 * Stores a picture in the site's library; an identical one is the existing file. Null when the bytes are not a picture.
 */
export async function saveImage(
  ctx: Context,
  { fileName, bytes }: { fileName: string; bytes: Buffer },
): Promise<MediaFile | null> {
  const key = createHash('sha256').update(ctx.siteId).update(bytes).digest('hex').slice(0, 32);
  const file = await storeBytes(ctx, bytes, { fileName, key, expected: 'IMAGE' });
  return isRefusal(file) ? null : file;
}

const bytesOf = (content: string): Buffer => Buffer.from(content.replace(/^data:[^,]*,/, ''), 'base64');

/** The refusal of a file, for requests that hold it in their field `content`. */
const aboutContent = (refusal: Refusal): Refusal =>
  refusal.refused === 'invalid'
    ? invalid(...refusal.violations.map((violation) => ({ ...violation, field: 'content' })))
    : refusal;

/** Gives a public video its still picture, which the uploader took from it. */
export const uploadPoster: UseCase<typeof mediaLibrary.uploadPoster> = async (ctx, { fileId, content }) => {
  const [known] = await readSite(ctx, (tx) => findMediaFiles(tx, [fileId]));
  // a poster is public: it would show a private video's contents
  if (known?.kind !== 'VIDEO' || known.private) return notFound('there is no such public video');
  const arrival = { fileName: `${known.fileName}.webp`, folderId: POSTERS, expected: 'IMAGE' } as const;
  const poster = await storeBytes(ctx, bytesOf(content), arrival);
  if (isRefusal(poster)) return aboutContent(poster);
  return withSite(ctx, async (tx) => {
    await setPoster(tx, fileId, poster.id, ctx.now());
    const [video] = await findMediaFiles(tx, [fileId]);
    return video ? { file: viewDescriptor(ctx, video) } : notFound('there is no such video');
  });
};
