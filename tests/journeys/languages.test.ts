import { describe, test } from 'vitest';
import { aShopLearnsHebrew } from './stories/languages.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe('a shop in two languages', () => {
  test('is translated by its owner, and read by visitors', () => aShopLearnsHebrew(shop));
});
