import type { Tx } from '../../platform/db/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { findProductsByIds } from './products.store.ts';
import { readLine } from './read-line.ts';
import type { ItemReference, SaleItem } from './sale-item.ts';

/** Clients name the store's catalogue by either id. */
const STORES_APP_IDS: readonly string[] = [
  '215238eb-22a5-4c36-9e7b-e7c08025e04e',
  '1380b703-ce81-ff05-f115-39571d94dfcd',
];

/**
 * What carts may sell for their references, in their order; null where a reference stands for nothing that is sold:
 * no such visible product or variant, a choice missing, a mandatory modifier missing. One statement.
 */
export async function resolveItems(tx: Tx, references: readonly ItemReference[]): Promise<(SaleItem | null)[]> {
  const ours = references.filter(
    ({ appId, catalogItemId }) => STORES_APP_IDS.includes(appId.toLowerCase()) && isGuid(catalogItemId),
  );
  const ids = [...new Set(ours.map(({ catalogItemId }) => catalogItemId.toLowerCase()))];
  const products = ids.length ? await findProductsByIds(tx, ids) : [];
  const byId = new Map(products.map((product) => [product.id, product]));
  return references.map((reference) => {
    const product = ours.includes(reference) ? byId.get(reference.catalogItemId.toLowerCase()) : undefined;
    return product ? readLine(product, reference.options ?? {}) : null;
  });
}
