import type { Context } from '../../context.ts';
import type { Promotion, Wire } from './promotion.ts';

type View = Pick<Context, 'addresses'>;

/** The image as the wire has it; null while there is none. */
export function imageOf(ctx: View, { picture, file }: Pick<Promotion, 'picture' | 'file'>) {
  if (!picture) return null;
  const { width, height, fileName = picture.id } = file ?? {};
  const size = { width: width ?? 0, height: height ?? 0 };
  // the wire allows the text of an image fewer characters than that of a promotion's media
  const altText = (picture.altText ?? '').slice(0, 200).toWellFormed();
  return {
    id: picture.id,
    url: `${ctx.addresses.media}/media/${picture.id}`,
    ...size,
    altText,
    filename: fileName.slice(0, 200).toWellFormed(),
  };
}

/** A promotion's own fields on the wire. */
export function viewPromotion({ picture, upload, words: _words, file, ...own }: Promotion, ctx: View): Wire {
  const image = imageOf(ctx, { picture, file });
  const { altText } = picture ?? upload ?? {};
  const source = upload
    ? { url: upload.url, uploadId: upload.uploadId, ...(upload.displayName ? { displayName: upload.displayName } : {}) }
    : image && { id: image.id, image, uploadId: picture?.uploadId };
  return {
    ...own,
    ...(source && { media: { ...source, ...(altText ? { altText } : {}), mediaType: 'IMAGE' as const } }),
  };
}
