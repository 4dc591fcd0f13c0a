import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@stoa/server/testing/database';
import { STORES_APP } from '@stoa/server/testing/products';
import { openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, withSite } from '../../platform/db/index.ts';
import { mergeWishlists } from './index.ts';
import { MOST_ITEMS } from './wishlist.ts';
import { addWishlistItem, findWishlistOf, lockWishlistOf } from './wishlists.store.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
});
afterAll(() => database?.close());

const ctx = () => shop.contextOf({ kind: 'nobody' });
const wish = (ownerId: string, numbers: number[]) =>
  withSite(ctx(), async (tx) => {
    const now = shop.clock.now;
    const wishlistId = await lockWishlistOf(tx, { id: randomUUID(), ownerId, appId: STORES_APP, now });
    for (const number of numbers) {
      const reference = { catalogItemId: `item-${number}`, appId: STORES_APP };
      await addWishlistItem(tx, { wishlistId, key: `item-${number} []`, reference, now });
    }
  });
const wishesOf = async (ownerId: string): Promise<string[]> => {
  const list = await withSite(ctx(), (tx) => findWishlistOf(tx, ownerId, STORES_APP));
  return (list?.items ?? []).map(({ reference }) => reference.catalogItemId).sort();
};
const merge = (visitorId: string, memberId: string) =>
  withSite(ctx(), (tx) => mergeWishlists(tx, { visitorId, memberId, now: shop.clock.now }));

test('items move to the member’s list, as far as there is room, and none twice', async () => {
  const [visitor, other, member] = [randomUUID(), randomUUID(), randomUUID()];
  await wish(visitor, [1, 2]);
  await merge(visitor, member);
  expect(await wishesOf(member)).toEqual(['item-1', 'item-2']);
  await wish(
    other,
    Array.from({ length: MOST_ITEMS }, (_, number) => number + 2),
  );
  await merge(other, member);
  const wishes = await wishesOf(member);
  expect([wishes.length, new Set(wishes).size]).toEqual([MOST_ITEMS, MOST_ITEMS]);
  expect(await wishesOf(other)).toEqual([]);
  await merge(member, member);
  expect(await wishesOf(member)).toEqual(wishes);
});
