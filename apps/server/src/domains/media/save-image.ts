import { createHash } from 'node:crypto';
import type { mediaLibrary, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, notFound, type Violation } from '../../platform/refusal.ts';
import { publicAddress } from './addresses.ts';
import { toDescriptor } from './descriptor.ts';
import { findMediaFiles, setPoster } from './media.store.ts';
import { type MediaFile, POSTERS } from './media-file.ts';
import { storeBytes } from './store-file.ts';

/**
 * Stores a picture in the site's library; the same one a second time is the file that is there. Null when the bytes are
 * no picture.
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

const noPicture: Violation = {
  field: 'content',
  description: 'is not a picture that can be read',
  violatedRule: 'FORMAT',
  ruleName: 'IMAGE',
};

/** A picture uploaded by the back office. */
export async function uploadImage(ctx: Context, { fileName, content }: Request<typeof mediaLibrary.uploadImage>) {
  const file = await saveImage(ctx, { fileName, bytes: bytesOf(content) });
  if (!file) return invalid(noPicture);
  const { id, mimeType, width, height } = file;
  return {
    file: {
      id,
      fileName: file.fileName,
      mimeType,
      width: width ?? 0,
      height: height ?? 0,
      url: publicAddress(ctx, file) ?? '',
    },
  };
}

/** Gives a public video its still picture, which whoever uploads it has taken from it. */
export async function uploadPoster(ctx: Context, { fileId, content }: Request<typeof mediaLibrary.uploadPoster>) {
  const [known] = await readSite(ctx, (tx) => findMediaFiles(tx, [fileId]));
  // a poster is public: it would show what a private video is to hide
  if (known?.kind !== 'VIDEO' || known.private) return notFound('there is no such public video');
  const arrival = { fileName: `${known.fileName}.webp`, folderId: POSTERS, expected: 'IMAGE' } as const;
  const poster = await storeBytes(ctx, bytesOf(content), arrival);
  if (isRefusal(poster)) return invalid(noPicture);
  return withSite(ctx, async (tx) => {
    await setPoster(tx, fileId, poster.id, ctx.now());
    const [video] = await findMediaFiles(tx, [fileId]);
    return video ? { file: toDescriptor(ctx, video) } : notFound('there is no such video');
  });
}
