/** Ranges of prices to choose from: `Under €10`, `€10 to €24.99`, each with the number of its products. */
import type { Aggregation, AggregationResult } from '../../lib/api.ts';

export type PriceStep = {
  /** Decimal amounts; null is open. */
  min: string | null;
  max: string | null;
  count: number;
};

/** The lowest prices of the steps, after the first: 10, 25, 50, 100 and so on. */
const STARTS = [1, 10, 100, 1000, 10_000, 100_000].flatMap((power) => [power * 10, power * 25, power * 50]);
/** Fewer steps leave nothing to choose. */
const FEWEST = 2;

/** The aggregation that counts the products of each step. */
export const priceStepsAggregation = (fieldPath: string): Aggregation => ({
  name: 'prices',
  fieldPath,
  type: 'RANGE',
  range: { buckets: [0, ...STARTS].map((from, index) => ({ from, to: STARTS[index] })) },
});

/** The steps with products. `decimals` are those of the currency: a step ends just below the next. */
export function readPriceSteps(results: readonly AggregationResult[], decimals: number): PriceStep[] {
  const found = results.find(({ name }) => name === 'prices')?.ranges?.results ?? [];
  const steps = found.flatMap(({ from, to, count = 0 }): PriceStep[] => {
    const below = typeof to === 'number' ? (to - 10 ** -decimals).toFixed(decimals) : null;
    return count > 0 ? [{ min: from ? String(from) : null, max: below, count }] : [];
  });
  return steps.length >= FEWEST ? steps : [];
}
