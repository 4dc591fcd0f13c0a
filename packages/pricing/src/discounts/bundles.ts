import type { Combination } from '../priced-cart.ts';
import { spread } from './order-amount.ts';
import { byPriceDescending, countOf, priceOf, take, type Units } from './units.ts';

/** A price for a number of units together: three for 20. */
export interface Bundles {
  type: 'BUNDLES';
  /** From 2. */
  quantity: number;
  price: number;
}

/**
 * Makes bundles of exactly that many units, of the dearest ones first, as long as a bundle costs less than its units.
 * The others keep their prices.
 */
export function bundles({ quantity, price }: Bundles, units: readonly Units[]) {
  const waiting = units.filter((one) => one.quantity > 0).toSorted(byPriceDescending);
  const result: Units[] = units.filter((one) => one.quantity === 0);
  const combinations: Combination[] = [];
  while (countOf(waiting) >= quantity) {
    const { parts, count } = takeBundles(waiting, quantity);
    const before = priceOf(parts);
    if (before <= price * count) return { units: [...result, ...parts, ...waiting], combinations };
    const bundled = spread(before - price * count, parts);
    result.push(...bundled);
    combinations.push({
      count,
      lines: parts.map(({ line, quantity: together, amount }, index) => ({
        lineId: line.id,
        quantity: together / count,
        amount: amount - (bundled[index]?.amount ?? 0),
      })),
    });
  }
  return { units: [...result, ...waiting], combinations };
}

/** Takes the next bundle off the list: several at once where the dearest units make more than one by themselves. */
function takeBundles(waiting: Units[], quantity: number): { parts: Units[]; count: number } {
  const count = Math.max(1, Math.floor((waiting[0]?.quantity ?? 0) / quantity));
  const parts: Units[] = [];
  for (let missing = quantity * count; missing > 0; ) {
    const next = waiting.shift();
    if (!next) break;
    const [taken, rest] = take(next, missing);
    parts.push(taken);
    missing -= taken.quantity;
    if (rest) waiting.unshift(rest);
  }
  return { parts, count };
}
