import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { findLevelsByLocation } from '../../../inventory/index.ts';
import type { Product } from '../../product/product.ts';
import type { ProductNames } from './draft-of-product.ts';
import { findCategoriesByIds, findSharedSections, findTagNames } from './product-names.store.ts';

/**
 * Names for everything that these products refer to by id, and their stock by location. One statement per kind, for any
 * number of products.
 */
export async function namesOfProducts(
  ctx: Pick<Context, 'addresses'>,
  tx: Tx,
  products: readonly Product[],
  sourceOf: ProductNames['sourceOf'] = (id) => `${ctx.addresses.media}/media/${id}`,
): Promise<ProductNames> {
  const all = <T>(idsOf: (product: Product) => readonly T[]): T[] => [...new Set(products.flatMap(idsOf))];
  const categories = await findCategoriesByIds(
    tx,
    all((one) => [...one.categoryIds, ...(one.mainCategoryId ? [one.mainCategoryId] : [])]),
  );
  const tags = await findTagNames(
    tx,
    all(({ tags }) => [...tags.public, ...tags.private]),
  );
  const sections = await findSharedSections(
    tx,
    all(({ infoSections }) => infoSections.map(({ id }) => id)),
  );
  const levels = await findLevelsByLocation(
    tx,
    products.map(({ id }) => id),
  );
  return {
    categories: new Map(categories.map(({ id, ...category }) => [id, category])),
    tags: new Map(tags.map(({ id, name }) => [id, name])),
    sharedSections: new Set(sections),
    levels,
    sourceOf,
  };
}
