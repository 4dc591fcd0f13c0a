import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { findLevelsByLocation } from '../../inventory/index.ts';
import { findCategoriesByIds, findSharedSections, findTagNames } from '../import/import-lookups.store.ts';
import type { Product } from '../product.ts';
import type { ProductNames } from './draft-of-product.ts';

/** Names for all that these products refer to by id, and where their stock is: a statement a kind, however many they are. */
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
