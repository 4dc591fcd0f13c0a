import { isStoresApp } from '@stoa/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { findProductsByIds } from '../product/products.store.ts';
import { readLine } from './read-line.ts';
import type { ItemReference, ItemSourceFor, SaleItem, SentReference } from './sale-item.ts';

/** The products of the store, as carts hold them. */
export const storeItems: ItemSourceFor<unknown> = {
  isOf: isStoresApp,
  async resolve(_ctx, tx, sent, remember) {
    const references = sent.map(readReference);
    const productIds = productsOf(references);
    return remember(`items ${JSON.stringify(references)}`, () => resolveItems(tx, references), { productIds });
  },
};

/** Values that are not text count as absent. */
function readReference({ catalogItemId, appId, options }: SentReference): ItemReference {
  const { variantId, subscriptionOptionId } = options ?? {};
  return {
    catalogItemId,
    appId,
    options: {
      ...(typeof variantId === 'string' && { variantId }),
      ...(typeof subscriptionOptionId === 'string' && { subscriptionOptionId }),
      options: textsOf(options?.options),
      customTextFields: textsOf(options?.customTextFields),
    },
  };
}

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * The sale items of cart references, in order; null for a reference without one: no such visible product or variant, or
 * a missing choice or mandatory modifier. One statement.
 */
async function resolveItems(tx: Tx, references: readonly ItemReference[]): Promise<(SaleItem | null)[]> {
  const ids = productsOf(references);
  const products = ids.length ? await findProductsByIds(tx, ids) : [];
  const byId = new Map(products.map((product) => [product.id, product]));
  return references.map((reference) => {
    const product = isOurs(reference) ? byId.get(reference.catalogItemId.toLowerCase()) : undefined;
    return product ? readLine(product, reference.options ?? {}) : null;
  });
}

const isOurs = ({ appId, catalogItemId }: ItemReference): boolean => isStoresApp(appId) && isGuid(catalogItemId);

/** The ids of the products that are referred to, each once. */
const productsOf = (references: readonly ItemReference[]): string[] => [
  ...new Set(references.filter(isOurs).map(({ catalogItemId }) => catalogItemId.toLowerCase())),
];
