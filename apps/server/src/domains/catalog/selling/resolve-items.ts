import { isStoresApp } from '@stoa/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { findProductsByIds } from '../product/products.store.ts';
import { readLine } from './read-line.ts';
import type { ItemReference, SaleItem } from './sale-item.ts';

/**
 * The sale items of cart references, in order; null for a reference without one: no such visible product or variant, or
 * a missing choice or mandatory modifier. One statement.
 */
export async function resolveItems(tx: Tx, references: readonly ItemReference[]): Promise<(SaleItem | null)[]> {
  const ours = references.filter(({ appId, catalogItemId }) => isStoresApp(appId) && isGuid(catalogItemId));
  const ids = [...new Set(ours.map(({ catalogItemId }) => catalogItemId.toLowerCase()))];
  const products = ids.length ? await findProductsByIds(tx, ids) : [];
  const byId = new Map(products.map((product) => [product.id, product]));
  return references.map((reference) => {
    const product = ours.includes(reference) ? byId.get(reference.catalogItemId.toLowerCase()) : undefined;
    return product ? readLine(product, reference.options ?? {}) : null;
  });
}
