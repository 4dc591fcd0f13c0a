import type { ProductView } from './product.ts';

/** Where buyers see a product. */
export function productAddress(siteUrl: string | undefined, { url, slug }: ProductView): string {
  return url?.url ?? `${(siteUrl ?? '').replace(/\/$/, '')}${url?.relativePath ?? `/product-page/${slug}`}`;
}
