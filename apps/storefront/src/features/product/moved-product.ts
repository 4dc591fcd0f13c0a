import type { Visit } from '../../lib/render-page.tsx';
import type { Shell } from '../../lib/site.ts';
import { movedTo, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { renderNotFound } from '../errors/errors.route.tsx';
import { productHref } from './product-href.ts';

type Address = {
  slug: string;
  /** The product's slug, where it was found. */
  known: string | undefined;
  /** The rest of the path, below the product's page. */
  below?: string;
};

/** Redirects to the page of the product that once had the slug, or returns a 404. */
export async function movedProduct(
  visit: Visit,
  shell: Shell,
  { slug, known, below = '' }: Address,
): Promise<StorefrontResponse> {
  const current = known ?? (await visit.api.storefront.getCurrentSlug({ kind: 'PRODUCT', slug })).slug;
  return current ? movedTo(productHref(current) + below + visit.request.url.search) : renderNotFound(visit, shell);
}
