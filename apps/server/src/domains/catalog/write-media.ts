import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { ProductMedia } from './product.ts';
import type { V3ProductWrite } from './v3-product-write.ts';

/**
 * The pictures that a V3 write names: by id, or by an address under our own media path. Width and height come from the
 * media library later; unknown ids are refused there.
 */
export function readMedia(wire: V3ProductWrite, known: readonly ProductMedia[]): ProductMedia[] | Refusal {
  const items = wire.media?.itemsInfo?.items;
  if (!items) return [...known];
  const media: ProductMedia[] = [];
  for (const { id, url, altText } of items) {
    const named = id ?? /\/media\/([^/?#]+)/.exec(url ?? '')?.[1];
    if (!named) return refuse('PRODUCT_MEDIA_NOT_EXIST', { url });
    const same = known.find((one) => one.id === named);
    media.push({
      id: named,
      width: same?.width ?? 0,
      height: same?.height ?? 0,
      altText: altText ?? (altText === null ? null : (same?.altText ?? null)),
    });
  }
  return media;
}
