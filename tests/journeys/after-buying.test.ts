import { describe, test } from 'vitest';
import { theOwnerSendsAnOrder } from './stories/fulfilling.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe('after buying', () => {
  test('the owner sends an order in two steps by keyboard, and the customer follows it', () =>
    theOwnerSendsAnOrder(shop));
});
