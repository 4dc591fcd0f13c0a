import { expect, test } from 'vitest';
import { growthOf } from './growth.ts';
import type { Measurement } from './measure.ts';
import type { SceneResult } from './run-scene.ts';

const scene = (database: string, productCount: number, costs: Record<string, number>) =>
  ({
    database,
    productCount,
    measurements: Object.entries(costs).map(([name, processorMs]) => ({ name, processorMs }) as Measurement),
  }) as SceneResult;

test('compares catalogue reads of the largest shop with those of the smallest, for each database', () => {
  const ratios = growthOf([
    scene('one', 100_000, { 'Products: first 20, read': 3, 'Search: a rare word': 2, 'Whole purchase': 40 }),
    scene('one', 10_000, { 'Products: first 20, read': 9 }),
    scene('one', 1_000, { 'Products: first 20, read': 2, 'Search: a rare word': 2, 'Whole purchase': 10 }),
    scene('other', 1_000, { 'Products: first 20, read': 2 }),
  ]);
  expect(ratios.map(({ name, ratio }) => [name, ratio])).toEqual([
    ['one, 100,000 products beside 1,000: Products: first 20, read', 1.5],
    ['one, 100,000 products beside 1,000: Search: a rare word', 1],
  ]);
});
