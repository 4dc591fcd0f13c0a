/** Stock in V3 requests and answers, beside variants. */
import type { StockLevel } from '../../inventory/index.ts';
import type { ProductVariant } from '../product/product.ts';
import type { StockedProduct } from '../product/products.store.ts';
import type { V3VariantWrite } from './v3-product-write.ts';

/** The stock sent with a variant; null where the request contains none. */
export function readStock(wire: V3VariantWrite): Omit<StockLevel, 'variantId'> | null {
  const item = 'inventoryItem' in wire ? wire.inventoryItem : undefined;
  if (!item) return null;
  const { enabled, message, limit } = item.preorderInfo ?? {};
  const preorder = {
    ...(enabled === undefined ? {} : { enabled: enabled ?? false }),
    ...(message === undefined ? {} : { message }),
    ...(limit === undefined ? {} : { limit }),
  };
  const ahead = item.preorderInfo ? { preorder } : {};
  if (item.quantity !== undefined)
    return { trackQuantity: true, quantity: Math.max(0, item.quantity), inStock: item.quantity > 0, ...ahead };
  if (item.inStock !== undefined || !item.preorderInfo)
    return { trackQuantity: false, quantity: null, inStock: item.inStock ?? false, ...ahead };
  return { trackQuantity: null, quantity: null, inStock: false, ...ahead };
}

/** Computed from its visible variants; `product_availability` does the same for queries. */
export function availabilityOf(product: StockedProduct): 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK' {
  const { isAll, isAny } = howMany(product, isInStock);
  if (isAll) return 'IN_STOCK';
  return isAny ? 'PARTIALLY_OUT_OF_STOCK' : 'OUT_OF_STOCK';
}

type Test = (product: StockedProduct, variant: ProductVariant) => boolean;

/** Whether a test holds for any, and for all, of the shown variants. */
function howMany(product: StockedProduct, test: Test) {
  const shown = product.variants.filter(({ visible }) => visible);
  const count = shown.filter((variant) => test(product, variant)).length;
  return { isAll: count > 0 && count === shown.length, isAny: count > 0 };
}

export const isInStock: Test = (product, variant) =>
  product.stock.some((one) => one.variantId === variant.id && one.inStock);

const isPreorderEnabled: Test = (product, variant) =>
  product.stock.some((one) => one.variantId === variant.id && one.preorder !== undefined);

/** Whether it is out of stock but can be pre-ordered. */
const canPreorder: Test = (product, variant) =>
  product.stock.some(({ variantId, inStock, preorder }) => {
    const isLeft = preorder && (preorder.limit === null || preorder.ordered < preorder.limit);
    return variantId === variant.id && !inStock && Boolean(isLeft);
  });

/** The value for all, for some, or for none. */
const oneOf = ({ isAll, isAny }: ReturnType<typeof howMany>, [all, some, none]: [string, string, string]): string => {
  if (isAll) return all;
  return isAny ? some : none;
};

/** Whether the product is available, and whether it can be pre-ordered. */
export function inventoryOf(product: StockedProduct) {
  const enabled = howMany(product, isPreorderEnabled);
  const available = howMany(product, canPreorder);
  return {
    availabilityStatus: availabilityOf(product),
    preorderStatus: oneOf(enabled, ['ENABLED', 'PARTIALLY_ENABLED', 'DISABLED']),
    preorderAvailability: oneOf(available, ['ALL_VARIANTS', 'SOME_VARIANTS', 'NO_VARIANTS']),
  };
}

export const inventoryStatusOf = (product: StockedProduct, variant: ProductVariant) => ({
  inStock: isInStock(product, variant),
  preorderEnabled: isPreorderEnabled(product, variant),
});
