/** What else a visitor of a product's page may like. */
import type { ProductSummary } from '@stoa/blocks';
import { type Api, STORES_APP_ID, type V3Product } from './api.ts';
import { orNull } from './api-errors.ts';
import { summarize } from './product-summary.ts';

/** As many as a row shows. */
const MOST = 4;

/** What the site's recommendations say goes with the product; nothing where they know of nothing. */
export async function loadRelated(api: Api, product: V3Product): Promise<ProductSummary[]> {
  const recommended = await recommendedIds(api, product);
  return recommended.length > 0 ? (await findProducts(api, recommended)).map(summarize) : [];
}

/** Remembers for recommendations that the visitor looked at the product. A page is no worse where that fails. */
export const recordView = (api: Api, { id }: V3Product): Promise<unknown> =>
  api.productViews.recordProductView({ productId: id ?? '' }).catch(() => null);

/** By the first algorithm that finds something: bought together, looked at together, or of the same kind. */
async function recommendedIds({ recommendations }: Api, product: V3Product): Promise<string[]> {
  const available = await orNull(recommendations.listAvailableAlgorithms());
  const algorithms = (available?.availableAlgorithms ?? []).flatMap(({ config, appId }) =>
    config?.algorithmType === 'RELATED_ITEMS' && config.algorithmId && appId ? [{ id: config.algorithmId, appId }] : [],
  );
  if (algorithms.length === 0) return [];
  const items = [{ appId: STORES_APP_ID, catalogItemId: product.id ?? '' }];
  const answer = await orNull(recommendations.getRecommendation({ items, algorithms, minimumRecommendedItems: 1 }));
  return (answer?.recommendation?.items ?? []).flatMap(({ catalogItemId }) => catalogItemId ?? []).slice(0, MOST);
}

/** The products of these ids, in their order. */
async function findProducts({ products }: Api, ids: string[]): Promise<V3Product[]> {
  const search = { filter: { id: { $in: ids } }, cursorPaging: { limit: MOST } };
  const { products: found = [] } = await products.searchProducts({ search });
  return found.toSorted((one, other) => ids.indexOf(one.id ?? '') - ids.indexOf(other.id ?? ''));
}
