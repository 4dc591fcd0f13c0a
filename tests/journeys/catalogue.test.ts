import { describe, test } from 'vitest';
import { aVisitorSearchesFromTheHomePage } from './stories/finding.ts';
import {
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
});

describe('finding', () => {
  test('the home page suggests products, with the prices of lists', () => aVisitorSearchesFromTheHomePage(shop));
});
