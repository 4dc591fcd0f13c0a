import { describe, test } from 'vitest';
import {
  aVisitorIsLost,
  aVisitorSearchesFromTheHomePage,
  aVisitorUsesTheMenu,
  filtersAreInOrder,
} from './stories/finding.ts';
import {
  aVisitorBuysThreeOnAPhone,
  aVisitorCompares,
  aVisitorLooksClosely,
  aVisitorPressesAndTheScriptsFail,
  aVisitorPressesBeforeThereAreScripts,
  aVisitorWithoutScriptsForgetsAChoice,
  thePicturesOfAProductArriveLate,
} from './stories/product-page.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe('product pages', () => {
  test('a press before the scripts have arrived does the same as afterwards', () =>
    aVisitorPressesBeforeThereAreScripts(shop));
  test('a press works when the scripts cannot be loaded', () => aVisitorPressesAndTheScriptsFail(shop));
  test('without JavaScript, errors have the address of the page', () => aVisitorWithoutScriptsForgetsAChoice(shop));
  test('pictures that arrive late move nothing', () => thePicturesOfAProductArriveLate(shop));
  test('a visitor enlarges the pictures by keyboard', () => aVisitorLooksClosely(shop));
  test('a visitor with a phone buys three', () => aVisitorBuysThreeOnAPhone(shop));
  test('a visitor compares choices and other products', () => aVisitorCompares(shop));
});

describe('finding', () => {
  test('filters are sorted, in steps and folded', () => filtersAreInOrder(shop));
  test('a visitor uses the menu', () => aVisitorUsesTheMenu(shop, { javaScriptEnabled: true }));
  test('a visitor without JavaScript uses the menu just the same', () =>
    aVisitorUsesTheMenu(shop, { javaScriptEnabled: false }));
  test('a visitor who is lost finds a search and products', () => aVisitorIsLost(shop));
  test('the home page suggests products, with the prices of lists', () => aVisitorSearchesFromTheHomePage(shop));
});
