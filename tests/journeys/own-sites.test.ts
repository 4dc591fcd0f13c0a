import { describe, test } from 'vitest';
import { anOperatorLooksAfterTheServer } from './stories/operating.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop(
  (opened) => {
    shop = opened;
  },
  async () => ({ OPERATORS: 'owner@demo.test' }),
);

describe('people and their sites', () => {
  test('an operator sees all sites, blocks one, and invites a person', () => anOperatorLooksAfterTheServer(shop));
});
