import { describe, test } from 'vitest';
import {
  theOwnerChangesPricesOfMany,
  theOwnerCreatesSixtyVariantsByKeyboard,
  twoTabsCountOneStock,
} from './stories/product-tools.ts';
import {
  theLibraryGivesTheFocusBack,
  theOwnerAddsAProduct,
  theOwnerChangesAPriceByKeyboard,
  theOwnerCreatesAProductOnce,
  theOwnerLosesAnAnswer,
  theOwnerSeesAnOrder,
  theOwnerTypesOnWhileSaving,
  twoTabsEditOneProduct,
} from './stories/shopkeeping.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe('shopkeeping', () => {
  test('the owner finds an order in the figures and in the list, and opens it', () => theOwnerSeesAnOrder(shop));
  test('the owner changes a price by keyboard alone, and visitors see it', () => theOwnerChangesAPriceByKeyboard(shop));
  test('the second person to save a product loses nothing and overwrites nothing', () => twoTabsEditOneProduct(shop));
  test('the owner adds a product with a picture and options, and publishes it', () => theOwnerAddsAProduct(shop));
  test('a product is created even if adding it to its categories fails', () => theOwnerCreatesAProductOnce(shop));
  test('text typed while a product is being saved is kept', () => theOwnerTypesOnWhileSaving(shop));
  test('dialogs of the media library return the focus', () => theLibraryGivesTheFocusBack(shop));
  test('a product is created only once even if the response was lost', () => theOwnerLosesAnAnswer(shop));
  test('the owner creates a product with sixty variants by keyboard alone', () =>
    theOwnerCreatesSixtyVariantsByKeyboard(shop));
  test('the owner keeps a view, and changes the prices of what it shows after looking at what comes of it', () =>
    theOwnerChangesPricesOfMany(shop));
  test('the second of two people to count the stock is told that it changed', () => twoTabsCountOneStock(shop));
});
