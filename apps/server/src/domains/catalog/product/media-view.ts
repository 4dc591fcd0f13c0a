import type { Context } from '../../../context.ts';
import type { ProductMedia } from './product.ts';

type View = Pick<Context, 'addresses'>;

/** The address of a media file, on the media host that this caller uses. */
export const mediaUrl = ({ addresses }: View, id: string): string => `${addresses.media}/media/${id}`;

/** The extension of a media file's name: `webp`, `mp4`. */
export const formatOf = (id: string): string => id.split('.').at(-1) ?? '';

export const isVideo = ({ kind }: ProductMedia): boolean => kind === 'VIDEO';

/** An image as the wire has it. */
export function imageOf(ctx: View, { id, width, height, altText }: ProductMedia) {
  return { id, url: mediaUrl(ctx, id), width, height, altText: altText ?? '', filename: id };
}

/** The one resolution in which a video is stored, as the wire has it. */
export const resolutionsOf = (ctx: View, { id, width, height }: ProductMedia) => [
  { url: mediaUrl(ctx, id), width, height, format: formatOf(id) },
];

/** The picture that stands for it: itself, or a video's poster. */
export function thumbnailOf(ctx: View, media: ProductMedia) {
  const id = isVideo(media) ? media.posterId : media.id;
  if (!id) return null;
  return { url: mediaUrl(ctx, id), width: media.width, height: media.height };
}

/** One of a product's media as V3 clients see it. */
export function viewV3Media(ctx: View, media: ProductMedia) {
  const thumbnail = thumbnailOf(ctx, media);
  return {
    id: media.id,
    ...(isVideo(media)
      ? {
          mediaType: 'VIDEO' as const,
          video: { id: media.id, resolutions: resolutionsOf(ctx, media), filename: media.id },
        }
      : { mediaType: 'IMAGE' as const, image: imageOf(ctx, media) }),
    ...(media.altText ? { altText: media.altText } : {}),
    ...(media.displayName ? { displayName: media.displayName } : {}),
    ...(thumbnail ? { thumbnail } : {}),
  };
}
