import { describe, test } from 'vitest';
import { aMemberReviewsAnOrder, aVisitorReadsReviews, aVisitorReviewsAProduct } from './stories/reviewing.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe('reviews', () => {
  test('a visitor reviews a product with pictures, changes the review and deletes it', () =>
    aVisitorReviewsAProduct(shop, { javaScriptEnabled: true }));
  test('a visitor without JavaScript reviews a product just the same', () =>
    aVisitorReviewsAProduct(shop, { javaScriptEnabled: false }));
  test('a visitor pages through reviews, filters them and votes', () =>
    aVisitorReadsReviews(shop, { javaScriptEnabled: true }));
  test('a visitor without JavaScript pages, filters and votes just the same', () =>
    aVisitorReadsReviews(shop, { javaScriptEnabled: false }));
  test('a member reviews an ordered item by keyboard, and changes the review in the account', () =>
    aMemberReviewsAnOrder(shop));
});
