import type { Format } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import { oneOf } from '../../../ui/one-of.ts';
import type { ProductView } from '../product.ts';

const texts = words.products;

/** `€12.00`, or `€12.00 – €18.00` if variants differ. */
export function priceRange({ actualPriceRange, currency }: ProductView, format: Format): string {
  const lowest = actualPriceRange?.minValue?.amount;
  const highest = actualPriceRange?.maxValue?.amount ?? lowest;
  if (lowest === undefined) return '–';
  const code = currency ?? undefined;
  const isOne = Number(lowest) === Number(highest);
  return isOne ? format.money(lowest, code) : `${format.money(lowest, code)} – ${format.money(highest, code)}`;
}

/** The common price of all variants; null if they differ. */
export function onePrice({ actualPriceRange: range }: ProductView): string | null {
  const [lowest, highest] = [range?.minValue?.amount, range?.maxValue?.amount];
  return lowest !== undefined && Number(lowest) === Number(highest ?? lowest) ? lowest : null;
}

const variantCount = ({ variantSummary, variantsInfo }: ProductView): number =>
  variantSummary?.variantCount ?? variantsInfo?.variants?.length ?? 1;

export const hasOneVariant = (product: ProductView): boolean => variantCount(product) <= 1;

/** The SKU of a product with one variant; otherwise the number of variants. */
export function skuSummary(product: ProductView): string {
  const count = variantCount(product);
  if (count > 1) return texts.variants(count);
  const { variantSummary, variantsInfo } = product;
  return variantSummary?.minPriceVariant?.sku || variantsInfo?.variants?.[0]?.sku || '–';
}

/** The labels for the stock of a product. */
export const stockTexts = {
  IN_STOCK: texts.stocks.IN_STOCK,
  PARTIALLY_OUT_OF_STOCK: texts.stocks.PARTIALLY_OUT_OF_STOCK,
  OUT_OF_STOCK: texts.stocks.OUT_OF_STOCK,
};

/** The availability of a product: one that is out of stock but can be pre-ordered is said to be a pre-order. */
export function stockState({ inventory }: ProductView): keyof typeof stockTexts | 'PREORDER' | null {
  const state = oneOf(['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK', 'OUT_OF_STOCK'], inventory?.availabilityStatus ?? null);
  const isPreorder = state === 'OUT_OF_STOCK' && inventory?.preorderStatus && inventory.preorderStatus !== 'DISABLED';
  return isPreorder ? 'PREORDER' : state;
}

type Counted = { trackQuantity?: boolean; quantity?: number | null };

/** The stock of all variants together; null where one of them is not tracked. */
export const totalStock = (items: readonly Counted[]): number | null =>
  items.length > 0 && items.every(({ trackQuantity }) => trackQuantity)
    ? items.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
    : null;

/** `Prints, Posters +2`: the names of a product's categories. */
export function categorySummary({ directCategoriesInfo }: ProductView, names: Map<string, string> | undefined): string {
  const known = (directCategoriesInfo?.categories ?? []).flatMap(({ id }) => names?.get(id ?? '') ?? []);
  const more = known.length - 2;
  return `${known.slice(0, 2).join(', ')}${more > 0 ? ` +${more}` : ''}` || '–';
}

/** The picture shown for the product in lists. */
export const thumbnailOf = ({ media }: ProductView): string | undefined => media?.main?.image?.id ?? media?.main?.id;
