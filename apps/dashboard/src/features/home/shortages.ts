import type { SalesReport } from './queries.ts';

/** The variants of one product that are low in stock. */
export type Shortage = { productId: string; name: string; detail: string; status: string; isOut: boolean };

/** Groups low-stock variants by product, in the order of their first occurrence. */
export function gatherShortages(items: NonNullable<SalesReport['lowStock']>): Shortage[] {
  const byProduct = Map.groupBy(items, ({ productId = '' }) => productId);
  return [...byProduct].map(([productId, variants]) => {
    const quantities = variants.map(({ quantity = 0 }) => quantity);
    return {
      productId,
      name: variants[0]?.name ?? '',
      detail: variants.length === 1 ? (variants[0]?.variant ?? '') : `${variants.length} variants`,
      status: statusOf(quantities),
      isOut: quantities.every((quantity) => quantity <= 0),
    };
  });
}

function statusOf(quantities: number[]): string {
  const out = quantities.filter((quantity) => quantity <= 0).length;
  if (out === quantities.length) return 'Out of stock';
  if (out > 0) return 'Partly out of stock';
  return quantities.length === 1 ? `${quantities[0]} left` : 'Few left';
}
