/** Other products that a visitor of a product's page may like. */
import type { ProductSummary } from '@stoa/blocks';
import type { Messages } from '@stoa/messages';
import { type Api, STORES_APP_ID, type V3Product } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import { summarize } from './product-summary.ts';

/** The number of products in a row. */
const MOST = 4;

/** Products that the site's recommendations suggest; none if there are no suggestions. */
export async function loadRelated(
  api: Api,
  productId: string,
  messages: Messages['listing'],
): Promise<ProductSummary[]> {
  const recommended = await recommendedIds(api, productId);
  if (recommended.length === 0) return [];
  return (await findProducts(api, recommended)).map((related) => summarize(related, messages));
}

/** Records for recommendations that the visitor viewed the product. A failure does not affect the page. */
export const recordView = (api: Api, productId: string): Promise<unknown> =>
  api.productViews.recordProductView({ productId }).catch(() => null);

/** From the first algorithm with results: bought together, viewed together, or of the same kind. */
async function recommendedIds({ recommendations }: Api, productId: string): Promise<string[]> {
  const available = await orNull(recommendations.listAvailableAlgorithms());
  const algorithms = (available?.availableAlgorithms ?? []).flatMap(({ config, appId }) =>
    config?.algorithmType === 'RELATED_ITEMS' && config.algorithmId && appId ? [{ id: config.algorithmId, appId }] : [],
  );
  if (algorithms.length === 0) return [];
  const items = [{ appId: STORES_APP_ID, catalogItemId: productId }];
  const answer = await orNull(recommendations.getRecommendation({ items, algorithms, minimumRecommendedItems: 1 }));
  return (answer?.recommendation?.items ?? []).flatMap(({ catalogItemId }) => catalogItemId ?? []).slice(0, MOST);
}

/** The products of these ids, in their order. */
async function findProducts({ products }: Api, ids: string[]): Promise<V3Product[]> {
  const search = { filter: { id: { $in: ids } }, cursorPaging: { limit: MOST } };
  const { products: found = [] } = await products.searchProducts({ search });
  return found.toSorted((one, other) => ids.indexOf(one.id ?? '') - ids.indexOf(other.id ?? ''));
}
