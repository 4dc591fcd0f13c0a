import type { Category } from '../../lib/api.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { loadShell } from '../../lib/site.ts';
import { movedTo, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { renderNotFound } from '../errors/errors.route.tsx';
import { answerArranged } from '../shop-pages/render-shop-page.tsx';
import { loadShopPage } from '../shop-pages/shop-page.ts';
import { categoryHref } from './category-href.ts';
import { findCategory, shownListing } from './shown-listing.tsx';

/** All products. Forms that stand on the page are posted to it, as on that of a category. */
export const showShop = (visit: Visit): Promise<StorefrontResponse> => showList(visit, null);

/** The products of a category and its subcategories. */
export async function showCategory(visit: Visit, slug: string): Promise<StorefrontResponse> {
  const { api, request } = visit;
  const category = await findCategory(visit, slug);
  if (category?.slug === slug) return showList(visit, category);
  const { slug: current } = category ?? (await api.storefront.getCurrentSlug({ kind: 'CATEGORY', slug }));
  if (current && current !== slug) return movedTo(categoryHref(current) + request.url.search);
  return renderNotFound(visit, await loadShell(api, request.url.origin));
}

async function showList(visit: Visit, category: Category | null): Promise<StorefrontResponse> {
  const loading = loadShell(visit.api, visit.request.url.origin);
  const shown = await shownListing(visit, loading, category);
  const shell = await loading;
  if (!shown) return renderNotFound(visit, shell);
  return answerArranged(visit, shell, shown, await loadShopPage(visit, shell.site, 'CATEGORY'));
}
