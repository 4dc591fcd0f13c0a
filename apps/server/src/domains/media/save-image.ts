import type { mediaLibrary, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import { checkImage } from '../../platform/media/images.ts';
import { invalid } from '../../platform/refusal.ts';
import { insertMediaFile, type MediaFile } from './media.store.ts';

/** Stores a picture in the site's library. Null when the bytes are no picture. */
export async function saveImage(
  ctx: Context,
  { fileName, bytes }: { fileName: string; bytes: Buffer },
): Promise<MediaFile | null> {
  const image = await checkImage(bytes);
  if (!image) return null;
  await ctx.media.save(image.id, image.bytes);
  const { id, mimeType, width, height, hash } = image;
  const file: MediaFile = { id, fileName, mimeType, width, height, size: image.bytes.length, hash };
  await withSite(ctx, (tx) => insertMediaFile(tx, file, ctx.now()));
  return file;
}

/** A picture uploaded by the back office. */
export async function uploadImage(ctx: Context, { fileName, content }: Request<typeof mediaLibrary.uploadImage>) {
  const bytes = Buffer.from(content.replace(/^data:[^,]*,/, ''), 'base64');
  const file = await saveImage(ctx, { fileName, bytes });
  if (!file)
    return invalid({
      field: 'content',
      description: 'is not a picture that can be read',
      violatedRule: 'FORMAT',
      ruleName: 'IMAGE',
    });
  const { id, mimeType, width, height } = file;
  return {
    file: {
      id,
      fileName: file.fileName,
      mimeType,
      width: width ?? 0,
      height: height ?? 0,
      url: `${ctx.addresses.media}/media/${id}`,
    },
  };
}
