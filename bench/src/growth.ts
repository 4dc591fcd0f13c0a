import type { Ratio } from './compare.ts';
import type { SceneResult } from './run-scene.ts';

/** Lists, searches and single products must cost about the same in a shop of any size. */
const MUST_NOT_GROW = /^(Products?|Search|List|Suggestions|Filter|Facets)\b/;
const MOST = 1.15;

/** What catalogue reads cost in the largest shop of each database, as a multiple of the smallest one's processor time. */
export function growthOf(results: readonly SceneResult[]): Ratio[] {
  return [...Map.groupBy(results, ({ database }) => database)].flatMap(([database, scenes]) => {
    const [smallest, ...larger] = scenes.toSorted((one, other) => one.productCount - other.productCount);
    const largest = larger.at(-1);
    if (!smallest || !largest) return [];
    const sizes = [largest, smallest]
      .map(({ productCount }) => productCount.toLocaleString('en'))
      .join(' products beside ');
    return largest.measurements.flatMap(({ name, processorMs }): Ratio[] => {
      const usual = smallest.measurements.find((one) => one.name === name);
      if (!usual || !MUST_NOT_GROW.test(name)) return [];
      return [{ name: `${database}, ${sizes}: ${name}`, ratio: processorMs / usual.processorMs, most: MOST }];
    });
  });
}
