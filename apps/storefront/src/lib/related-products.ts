/** What else a visitor of a product's page may like. */
import type { ProductSummary } from '@stoa/blocks';
import { type Api, STORES_APP_ID, type V3Product } from './api.ts';
import { orNull } from './api-errors.ts';
import { summarize } from './product-summary.ts';

/** As many as a row shows. */
const MOST = 4;

/** What the site's recommendations say goes with the product, or else what stands in the same category. */
export async function loadRelated(api: Api, product: V3Product): Promise<ProductSummary[]> {
  const recommended = await recommendedIds(api, product);
  const related = recommended.length > 0 ? await findProducts(api, { id: { $in: recommended } }) : [];
  if (related.length > 0) return inOrder(related, recommended).map(summarize);
  const category = product.mainCategoryId ?? product.directCategoriesInfo?.categories?.[0]?.id;
  if (!category) return [];
  const others = await findProducts(api, { 'allCategoriesInfo.categories': { $matchItems: [{ id: category }] } });
  return others
    .filter(({ id }) => id !== product.id)
    .slice(0, MOST)
    .map(summarize);
}

async function recommendedIds({ recommendations }: Api, product: V3Product): Promise<string[]> {
  const available = await orNull(recommendations.listAvailableAlgorithms());
  const found = available?.availableAlgorithms?.find(({ config }) => config?.algorithmType === 'RELATED_ITEMS');
  const id = found?.config?.algorithmId;
  if (!id || !found.appId) return [];
  const answer = await orNull(
    recommendations.getRecommendation({
      items: [{ appId: STORES_APP_ID, catalogItemId: product.id ?? '' }],
      algorithms: [{ id, appId: found.appId }],
      minimumRecommendedItems: 1,
    }),
  );
  const items = answer?.recommendation?.items ?? [];
  return items.flatMap(({ catalogItemId }) => catalogItemId ?? []).slice(0, MOST);
}

async function findProducts({ products }: Api, filter: Record<string, unknown>): Promise<V3Product[]> {
  const answer = await products.searchProducts({ search: { filter, cursorPaging: { limit: MOST + 1 } } });
  return answer.products ?? [];
}

const inOrder = (products: V3Product[], ids: string[]): V3Product[] =>
  products.toSorted((one, other) => ids.indexOf(one.id ?? '') - ids.indexOf(other.id ?? ''));
