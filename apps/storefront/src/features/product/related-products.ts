/** Other products that a visitor of a product's page may like. */
import type { ProductSummary } from '@stoa/blocks';
import { type Api, STORES_APP_ID, type V3Product } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import type { Visit } from '../../lib/render-page.tsx';
import { summarize } from './product-summary.ts';

/** The number of products in a row. */
const MOST = 4;
/** So many suggestions are enough, as some of them may be sold out. */
const ENOUGH = 12;

const IN_STOCK = { 'inventory.availabilityStatus': { $in: ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'] } };

/**
 * A row of products that can be bought now: those that the site's recommendations suggest, and the newest ones if these
 * are too few.
 */
export async function loadRelated({ api, request, messages }: Visit, productId: string): Promise<ProductSummary[]> {
  const ids = await recommendedIds(api, productId);
  const found = ids.length > 0 ? await findProducts(api, { id: { $in: ids } }, ENOUGH) : [];
  const suggested = found.toSorted((one, other) => ids.indexOf(one.id ?? '') - ids.indexOf(other.id ?? ''));
  const known = [productId, ...suggested.flatMap(({ id }) => id ?? [])];
  const missing = MOST - suggested.length;
  const others = missing > 0 ? await findProducts(api, { id: { $nin: known } }, missing) : [];
  return [...suggested, ...others].slice(0, MOST).map((related) => summarize(related, messages.listing, request));
}

/** The newest products that can be bought now. */
export async function loadNewest({ api, request, messages }: Visit): Promise<ProductSummary[]> {
  return (await findProducts(api, {}, MOST)).map((product) => summarize(product, messages.listing, request));
}

/** Records for recommendations that the visitor viewed the product. A failure does not affect the page. */
export const recordView = (api: Api, productId: string): Promise<unknown> =>
  api.productViews.recordProductView({ productId }).catch(() => null);

/** By all algorithms, best first: bought together, viewed together, of the same kind. */
async function recommendedIds({ recommendations }: Api, productId: string): Promise<string[]> {
  const available = await orNull(recommendations.listAvailableAlgorithms());
  const algorithms = (available?.availableAlgorithms ?? []).flatMap(({ config, appId }) =>
    config?.algorithmType === 'RELATED_ITEMS' && config.algorithmId && appId ? [{ id: config.algorithmId, appId }] : [],
  );
  const items = [{ appId: STORES_APP_ID, catalogItemId: productId }];
  const ids = new Set<string>();
  for (const algorithm of algorithms) {
    const request = { items, algorithms: [algorithm], minimumRecommendedItems: 1 };
    const answer = await orNull(recommendations.getRecommendation(request));
    for (const { catalogItemId } of answer?.recommendation?.items ?? []) if (catalogItemId) ids.add(catalogItemId);
    if (ids.size >= ENOUGH) break;
  }
  return [...ids].slice(0, ENOUGH);
}

/** Products in stock, the newest first. */
async function findProducts({ products }: Api, filter: object, limit: number): Promise<V3Product[]> {
  const { products: found = [] } = await products.searchProducts({
    search: {
      filter: { ...filter, ...IN_STOCK },
      sort: [{ fieldName: 'createdDate', order: 'DESC' }],
      cursorPaging: { limit },
    },
  });
  return found;
}
