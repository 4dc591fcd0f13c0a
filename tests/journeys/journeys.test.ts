import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBankAsksBeforeItPays, aVisitorBuysAPrint, aVisitorBuysWithoutScripts } from './stories/buying.ts';
import { openShop, type Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.stop();
  expect(shop.logged()).toEqual([]);
});

test('a visitor finds a print, chooses what there is of it, and pays after a card was declined', () =>
  aVisitorBuysAPrint(shop));
test('a visitor whose bank asks for a confirmation declines it first, then approves', () =>
  aBankAsksBeforeItPays(shop));
test('a visitor without JavaScript buys just the same', () => aVisitorBuysWithoutScripts(shop));
