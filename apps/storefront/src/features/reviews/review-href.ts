import { productHref } from '../product/product-href.ts';

/** The page on which a product is reviewed. */
export const reviewHref = (slug: string): string => `${productHref(slug)}/review`;
