import type { ProductView } from './product.ts';

/** The product's page in the shop. */
export function productAddress(siteUrl: string | undefined, { url, slug }: ProductView): string {
  return url?.url ?? `${(siteUrl ?? '').replace(/\/$/, '')}${url?.relativePath ?? `/product-page/${slug}`}`;
}
