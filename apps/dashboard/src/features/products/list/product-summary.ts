import type { Format } from '../../../app/format.ts';
import type { ProductView } from '../product.ts';

/** `€12.00`, or `€12.00 – €18.00` where variants differ. */
export function priceRange({ actualPriceRange, currency }: ProductView, format: Format): string {
  const lowest = actualPriceRange?.minValue?.amount;
  const highest = actualPriceRange?.maxValue?.amount ?? lowest;
  if (lowest === undefined) return '–';
  const code = currency ?? undefined;
  const isOne = Number(lowest) === Number(highest);
  return isOne ? format.money(lowest, code) : `${format.money(lowest, code)} – ${format.money(highest, code)}`;
}

/** The SKU of a product with one variant; how many variants there are otherwise. */
export function skuSummary({ variantSummary, variantsInfo }: ProductView): string {
  const count = variantSummary?.variantCount ?? variantsInfo?.variants?.length ?? 1;
  if (count > 1) return `${count} variants`;
  return variantSummary?.minPriceVariant?.sku || variantsInfo?.variants?.[0]?.sku || '–';
}

export const stockStatuses: Record<string, { text: string; color: string }> = {
  IN_STOCK: { text: 'In stock', color: 'green' },
  PARTIALLY_OUT_OF_STOCK: { text: 'Partly out of stock', color: 'yellow' },
  OUT_OF_STOCK: { text: 'Out of stock', color: 'red' },
};
