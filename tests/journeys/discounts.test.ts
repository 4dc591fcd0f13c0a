import { describe, test } from 'vitest';
import { theOwnerShowsABanner } from './stories/banners.ts';
import { theOwnerGivesAnAutomaticDiscount, theOwnerMakesACoupon } from './stories/discounts.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe('discounts', () => {
  test('the owner gives an automatic discount, changes it and ends it', () => theOwnerGivesAnAutomaticDiscount(shop));
  test('the owner makes a coupon and finds it', () => theOwnerMakesACoupon(shop));
  test('the owner shows a banner among the products of a category', () => theOwnerShowsABanner(shop));
});
