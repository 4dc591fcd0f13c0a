import { words } from '../../app/words.ts';
import type { SalesReport } from './queries.ts';

const texts = words.home.lowStock;

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
      detail: variants.length === 1 ? (variants[0]?.variant ?? '') : texts.variants(variants.length),
      status: statusOf(quantities),
      isOut: quantities.every((quantity) => quantity <= 0),
    };
  });
}

function statusOf(quantities: number[]): string {
  const out = quantities.filter((quantity) => quantity <= 0).length;
  if (out === quantities.length) return texts.out;
  if (out > 0) return texts.partlyOut;
  return quantities.length === 1 ? texts.left(quantities[0] ?? 0) : texts.few;
}
