import type { Visit } from '../../lib/render-page.tsx';
import { loadShell } from '../../lib/site.ts';
import type { StorefrontResponse } from '../../lib/storefront-request.ts';
import { renderNotFound } from '../errors/errors.route.tsx';
import { answerArranged } from '../shop-pages/render-shop-page.tsx';
import { loadShopPage } from '../shop-pages/shop-page.ts';
import { shownSearch } from './shown-search.tsx';

/** The products that match the words of `q`. Forms that stand on the page are posted to it. */
export async function showSearch(visit: Visit): Promise<StorefrontResponse> {
  const loading = loadShell(visit.api, visit.request.url.origin);
  const shown = await shownSearch(visit, loading);
  const shell = await loading;
  if (!shown) return renderNotFound(visit, shell);
  return answerArranged(visit, shell, shown, await loadShopPage(visit, shell.site, 'SEARCH'));
}
