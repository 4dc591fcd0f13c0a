import { SearchForm } from '@stoa/blocks/site-frame';
import type { Visit } from '../../lib/render-page.tsx';
import { loadNewest } from '../product/related-products.ts';
import type { Shown } from '../shop-pages/render-shop-page.tsx';

/** A page for addresses without one: with a search, and products that may be what the visitor came for. */
export async function shownNotFound(visit: Visit): Promise<Shown> {
  // a page without products is better than a fault
  const { newest } = await visit.request
    .remember('newest products', async () => ({ newest: await loadNewest(visit) }))
    .catch(() => ({ newest: [] }));
  return {
    status: 404,
    head: { title: visit.messages.site.notFound.title },
    titledBy: 'notFound',
    parts: { searchBox: <SearchForm id="search-here" words="" /> },
    rows: { newProducts: newest },
  };
}
