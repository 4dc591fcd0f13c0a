import { describe, test } from 'vitest';
import {
  aHandlingFeeIsCharged,
  aMinimumIsAsked,
  customersTip,
  theCheckoutHasALook,
  theOwnerDecidesWhatIsAsked,
  theOwnerEntersRates,
} from './stories/checkout-settings.ts';
import { visitorsSeeAnotherCurrency } from './stories/currencies.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe('the checkout as its owner wants it', () => {
  test('an order below the minimum is not taken', () => aMinimumIsAsked(shop));
  test('a handling fee is charged', () => aHandlingFeeIsCharged(shop));
  test('the owner gives the checkout a look', () => theCheckoutHasALook(shop));
  test('the owner enters rates of other currencies', () => theOwnerEntersRates(shop));
  test('visitors see another currency than they pay in, with and without JavaScript', () =>
    visitorsSeeAnotherCurrency(shop));
  test('customers tip, with and without JavaScript', () => customersTip(shop));
  test('customers are asked for what the owner decides, with and without JavaScript', () =>
    theOwnerDecidesWhatIsAsked(shop));
});
