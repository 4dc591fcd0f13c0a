import { describe, test } from 'vitest';
import { theOwnerSendsAnOrder } from './stories/fulfilling.ts';
import { aCustomerAnswersAReviewRequest } from './stories/review-requests.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe('after buying', () => {
  test('the owner sends an order in two steps by keyboard, and the customer follows it', () =>
    theOwnerSendsAnOrder(shop));
  test('a customer is asked for reviews, and writes one with a picture without a login', () =>
    aCustomerAnswersAReviewRequest(shop, { javaScriptEnabled: true }));
  test('a customer without JavaScript answers a review request just the same', () =>
    aCustomerAnswersAReviewRequest(shop, { javaScriptEnabled: false }));
});
