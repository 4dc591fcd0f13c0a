/** Stock as V3 clients write it beside variants and read it of products. */
import type { StockLevel } from '../inventory/index.ts';
import type { ProductVariant } from './product.ts';
import type { StockedProduct } from './products.store.ts';
import type { V3VariantWrite } from './v3-product-write.ts';

/** The stock that came with a variant; null where the write says nothing of it. */
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

/** Of its visible variants; `product_availability` says the same to queries. */
export function availabilityOf(product: StockedProduct): 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK' {
  const { isAll, isAny } = howMany(product, isInStock);
  if (isAll) return 'IN_STOCK';
  return isAny ? 'PARTIALLY_OUT_OF_STOCK' : 'OUT_OF_STOCK';
}

type Test = (product: StockedProduct, variant: ProductVariant) => boolean;

/** For how many of the variants that are shown something is true. */
function howMany(product: StockedProduct, test: Test) {
  const shown = product.variants.filter(({ visible }) => visible);
  const count = shown.filter((variant) => test(product, variant)).length;
  return { isAll: count > 0 && count === shown.length, isAny: count > 0 };
}

export const isInStock: Test = (product, variant) =>
  product.stock.some((one) => one.variantId === variant.id && one.inStock);

const isPreorderEnabled: Test = (product, variant) =>
  product.stock.some((one) => one.variantId === variant.id && one.preorder !== undefined);

/** Whether it is there for nobody, and can be ordered ahead all the same. */
const canPreorder: Test = (product, variant) =>
  product.stock.some(({ variantId, inStock, preorder }) => {
    const isLeft = preorder && (preorder.limit === null || preorder.ordered < preorder.limit);
    return variantId === variant.id && !inStock && Boolean(isLeft);
  });

/** The word for all, for some, for none. */
const oneOf = ({ isAll, isAny }: ReturnType<typeof howMany>, [all, some, none]: [string, string, string]): string => {
  if (isAll) return all;
  return isAny ? some : none;
};

/** Whether the product can be had, and whether it can be ordered ahead. */
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
