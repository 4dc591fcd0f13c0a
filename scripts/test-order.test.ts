import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONG, longestFirst } from './test-order.ts';

test('slow files come first, and the others keep their order', () => {
  const short = ['/stoa/tests/compat/cart.test.ts', '/stoa/apps/server/src/a.test.ts'];
  const long = LONG.map((file) => `/stoa/${file}`);
  const files = [...short, ...long.toReversed()].map((moduleId) => ({ moduleId }));
  expect(longestFirst(files).map(({ moduleId }) => moduleId)).toEqual([...long, ...short]);
});

test('all listed files exist', () => {
  expect(LONG.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
});
