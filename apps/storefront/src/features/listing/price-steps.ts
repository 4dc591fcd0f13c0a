/** Ranges of prices to choose from: `Under €10`, `€10 to €24.99`, each with the number of its products. */

import type { Aggregation, AggregationResult } from '../../lib/api.ts';
import { type PriceUnit, priceFrom } from './price-unit.ts';

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

/** The aggregation that counts the products of each step of the unit. */
export const priceStepsAggregation = (fieldPath: string, unit: PriceUnit): Aggregation => ({
  name: 'prices',
  fieldPath,
  type: 'RANGE',
  range: {
    buckets: [0, ...STARTS].map((from, index) => ({
      from: siteAmount(from, unit),
      to: siteAmount(STARTS[index], unit),
    })),
  },
});

/** A start of a step in the site's currency. */
const siteAmount = <Start extends number | undefined>(start: Start, unit: PriceUnit): Start =>
  (start ? Number(priceFrom(String(start), unit)) : start) as Start;

/** The steps with products. `decimals` are those of the unit: a step ends just below the next. */
export function readPriceSteps(
  results: readonly AggregationResult[],
  decimals: number,
  unit: PriceUnit = null,
): PriceStep[] {
  const found = results.find(({ name }) => name === 'prices')?.ranges?.results ?? [];
  const inUnit = new Map(STARTS.map((start) => [siteAmount(start, unit), start]));
  const steps = found.flatMap(({ from, to, count = 0 }): PriceStep[] => {
    const [start, next] = [from, to].map((amount) => (typeof amount === 'number' ? inUnit.get(amount) : undefined));
    const below = next === undefined ? null : (next - 10 ** -decimals).toFixed(decimals);
    return count > 0 ? [{ min: start ? String(start) : null, max: below, count }] : [];
  });
  return steps.length >= FEWEST ? steps : [];
}
