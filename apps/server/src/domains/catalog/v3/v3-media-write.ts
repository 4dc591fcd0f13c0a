import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { mediaIdOf } from '../product/media-id.ts';
import type { ProductMedia } from '../product/product.ts';
import type { V3ProductWrite } from './v3-product-write.ts';

/**
 * The media of a V3 request. Kind, width and height come from the media library later; unknown ids are refused there.
 */
export function readMedia(wire: V3ProductWrite, known: readonly ProductMedia[]): ProductMedia[] | Refusal {
  const items = wire.media?.itemsInfo?.items;
  if (!items) return [...known];
  const media: ProductMedia[] = [];
  for (const { id, url, altText, displayName, thumbnail } of items) {
    const named = mediaIdOf({ id, url });
    if (!named) return refuse('PRODUCT_MEDIA_NOT_EXIST', { url });
    const same = known.find((one) => one.id === named) ?? { id: named, width: 0, height: 0, altText: null };
    const poster = thumbnail?.url ? mediaIdOf(thumbnail) : undefined;
    media.push({
      ...same,
      altText: altText === undefined ? same.altText : altText,
      ...(displayName === undefined ? {} : { displayName }),
      ...(poster && poster !== named ? { posterId: poster } : {}),
    });
  }
  return media;
}
