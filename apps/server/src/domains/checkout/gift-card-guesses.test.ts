import { openTestDatabase } from '@stoa/server/testing/database';
import { openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { tryingGiftCard } from './gift-card-guesses.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
});
afterAll(() => database?.close());

test('a code that could not be tried because of a fault is no guess', async () => {
  const { ctx } = shop.visitor();
  for (let count = 0; count < 60; count++)
    await expect(tryingGiftCard(ctx, 'CODE', () => Promise.reject(new Error('fault')))).rejects.toThrow('fault');
  expect(await tryingGiftCard(ctx, 'CODE', async () => 'tried')).toBe('tried');
});
