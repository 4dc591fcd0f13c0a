import { startTestServer, type TestServer } from '@stoa/server/testing/server';
import { afterAll, beforeAll, describe, test } from 'vitest';
import {
  aGuestBuysADownload,
  aGuestPaysADeposit,
  aMemberBuysAgain,
  aMemberPaysByGiftCardAlone,
  aShopSellsInYen,
  aVisitorBuysByKeyboard,
  aVisitorBuysOnAPhone,
  aVisitorUsesTheCartWithoutScripts,
  aVisitorUsesTheDrawer,
} from './stories/checkout.ts';
import { aFriendGetsAGiftCard } from './stories/gift-cards.ts';
import { anEmptyShopSells } from './stories/new-shop.ts';
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
  test('a member buys again with one press', () => aMemberBuysAgain(shop, { javaScriptEnabled: true }));
  test('a member without JavaScript buys again with one press', () =>
    aMemberBuysAgain(shop, { javaScriptEnabled: false }));
  test('a friend gets a gift card that a visitor bought, and spends it', () => aFriendGetsAGiftCard(shop));
  test('a guest buys a download, with few fields to fill in', () => aGuestBuysADownload(shop));
  test('a guest pays a deposit, and the owner sees what is due later', () => aGuestPaysADeposit(shop));
  test('a visitor buys in a shop that sells in yen', () => aShopSellsInYen(shop, elsewhere));
  test('an empty shop sells once its owner has gone through the steps', () => anEmptyShopSells(shop, elsewhere));
  test('a visitor buys by keyboard alone', () => aVisitorBuysByKeyboard(shop));
  test('a visitor applies a coupon, asks for delivery and leaves a note in the drawer of the cart', () =>
    aVisitorUsesTheDrawer(shop));
  test('a visitor without JavaScript does the same on the cart’s page', () => aVisitorUsesTheCartWithoutScripts(shop));
  test('a visitor buys on a phone', () => aVisitorBuysOnAPhone(shop));
});
