import { productHref } from '../product/product-href.ts';

/** The page on which a product is reviewed. */
export const reviewHref = (slug: string): string => `${productHref(slug)}/review`;
/** Takes votes on a product's reviews. */
export const voteHref = (slug: string): string => `${productHref(slug)}/vote`;
