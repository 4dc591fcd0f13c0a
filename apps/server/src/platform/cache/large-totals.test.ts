import { openTestDatabase } from '@stoa/server/testing/database';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { totalOf } from './large-totals.ts';
import { siteCache } from './site-cache.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

test('large totals are cached per selection, small ones are counted each time', async () => {
  const cache = await siteCache(database);
  const [siteId, other] = [newId(), newId()];
  const counted: string[] = [];
  const ask = (total: number, { kind = 'members', by = {} as unknown, site = siteId } = {}) =>
    totalOf({ siteId: site, cache }, { kind, by }, async () => {
      counted.push(`${kind} ${JSON.stringify(by)} ${total}`);
      return total;
    });
  expect([await ask(9_999), await ask(10_000), await ask(10_001)]).toEqual([9_999, 10_000, 10_000]);
  expect(counted).toHaveLength(2);
  expect(await ask(7, { by: { status: 'PENDING' } })).toBe(7);
  expect(await ask(8, { by: { status: 'PENDING' } })).toBe(8);
  expect(await ask(20_000, { kind: 'contacts' })).toBe(20_000);
  expect(await ask(30_000, { site: other })).toBe(30_000);
  expect(await ask(3)).toBe(10_000);
});
