import { startTestServer, type TestServer } from '@stoa/server/testing/server';
import { afterAll, beforeAll, describe, test } from 'vitest';
import {
  aGuestBuysADownload,
  aMemberPaysByGiftCardAlone,
  aShopSellsInYen,
  aVisitorBuysByKeyboard,
  aVisitorBuysOnAPhone,
} from './stories/checkout.ts';
import { aFriendGetsAGiftCard } from './stories/gift-cards.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});
let elsewhere: TestServer;
beforeAll(async () => {
  elsewhere = await startTestServer({ seed: 'none' });
});
afterAll(() => elsewhere?.stop());

describe('the checkout', () => {
  test('a member pays by gift card alone', () => aMemberPaysByGiftCardAlone(shop));
  test('a friend gets a gift card that a visitor bought, and spends it', () => aFriendGetsAGiftCard(shop));
  test('a guest buys a download, with few fields to fill in', () => aGuestBuysADownload(shop));
  test('a visitor buys in a shop that sells in yen', () => aShopSellsInYen(shop, elsewhere));
  test('a visitor buys by keyboard alone', () => aVisitorBuysByKeyboard(shop));
  test('a visitor buys on a phone', () => aVisitorBuysOnAPhone(shop));
});
