import { isStoresApp } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { keyOf } from '../product/product.ts';
import { translatedProducts } from '../product/product-texts.ts';
import { findProductsByIds, type StockedProduct } from '../product/products.store.ts';
import { readLine } from './read-line.ts';
import type { ItemReference, ItemSourceFor, SaleItem, SentReference } from './sale-item.ts';

/** The products of the store, as carts hold them. */
export const storeItems: ItemSourceFor<Pick<Context, 'site'>> = {
  isOf: isStoresApp,
  async resolve(ctx, tx, sent, remember) {
    const references = sent.map(readReference);
    const productIds = productsOf(references);
    return remember(`items ${JSON.stringify(references)}`, () => resolveItems(ctx, tx, references), { productIds });
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
 * a missing choice or mandatory modifier. One statement, and another for callers who read another language.
 */
async function resolveItems(
  ctx: Pick<Context, 'site'>,
  tx: Tx,
  references: readonly ItemReference[],
): Promise<(SaleItem | null)[]> {
  const ids = productsOf(references);
  const products = ids.length ? await findProductsByIds(tx, ids) : [];
  const byId = new Map(products.map((product) => [product.id, product]));
  const translated = ctx.site.mainLanguage ? await translatedProducts(ctx, tx, products) : [];
  const inLanguage = new Map(translated.map((product) => [product.id, product]));
  return references.map((reference) => {
    const product = isOurs(reference) ? byId.get(reference.catalogItemId.toLowerCase()) : undefined;
    const item = product ? readLine(product, reference.options ?? {}) : null;
    const seen = item && inLanguage.get(item.productId);
    return item && seen ? { ...item, translated: wordsOf(seen, item) } : item;
  });
}

/** The name of an item and of what was chosen, in the language of a translated product. */
function wordsOf(
  product: StockedProduct,
  { variantId, choices, texts, preorder }: SaleItem,
): NonNullable<SaleItem['translated']> {
  const all = [...product.options, ...product.modifiers];
  const named = <N extends { name: string; key?: string }>(among: readonly N[], key: string) =>
    among.find((one) => keyOf(one) === key);
  const freeTexts = product.modifiers.flatMap(({ freeText }) => freeText ?? []);
  const message = preorder && product.stock.find((one) => one.variantId === variantId)?.preorder?.message;
  return {
    productName: product.name,
    choices: choices.map(({ option, choice }) => {
      const seen = named<(typeof all)[number]>(all, option);
      return { option: seen?.name ?? option, choice: named(seen?.choices ?? [], choice)?.name ?? choice };
    }),
    ...(message && { preorder: message }),
    titles: texts.map(({ title }) => freeTexts.find((one) => keyOf(one) === title)?.title ?? title),
  };
}

const isOurs = ({ appId, catalogItemId }: ItemReference): boolean => isStoresApp(appId) && isGuid(catalogItemId);

/** The ids of the products that are referred to, each once. */
const productsOf = (references: readonly ItemReference[]): string[] => [
  ...new Set(references.filter(isOurs).map(({ catalogItemId }) => catalogItemId.toLowerCase())),
];
