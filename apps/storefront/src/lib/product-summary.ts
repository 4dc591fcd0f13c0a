import type { ProductSummary } from '@stoa/blocks';
import type { V1Product } from './api.ts';

/** A product as lists show it. */
export function summarize(product: V1Product): ProductSummary {
  const prices = product.priceData?.formatted;
  const price = prices?.discountedPrice || prices?.price || '';
  const { minValue, maxValue } = product.priceRange ?? {};
  const differs = minValue !== undefined && maxValue !== undefined && minValue !== maxValue;
  return {
    id: product.id ?? '',
    name: product.name ?? '',
    href: productHref(product.slug ?? ''),
    picture: pictureOf(product),
    price: differs ? `from ${price}` : price,
    compareAtPrice: prices?.price && prices.price !== price ? prices.price : null,
    soldOut: product.stock?.inStock === false,
    ribbon: product.ribbon || null,
  };
}

export const productHref = (slug: string): string => `/product-page/${encodeURIComponent(slug)}`;

function pictureOf(product: V1Product): ProductSummary['picture'] {
  const media = product.media?.mainMedia;
  if (!media?.id) return null;
  const { width = null, height = null, altText } = media.image ?? {};
  return { id: media.id, width, height, alt: altText || (product.name ?? '') };
}
