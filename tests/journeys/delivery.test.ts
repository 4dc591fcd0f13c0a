import { describe, test } from 'vitest';
import {
  aCarrierHasABackupRate,
  aProductHasItsOwnDelivery,
  parcelsGoByUsps,
  theOwnerDeliversNearby,
} from './stories/delivery.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe('delivery', () => {
  test('the owner delivers nearby at times that customers choose', () => theOwnerDeliversNearby(shop));
  test('a product that is delivered in another way has a profile of its own', () => aProductHasItsOwnDelivery(shop));
  test('a region sells at a backup rate where its carrier has no price', () => aCarrierHasABackupRate(shop));
  test('parcels go by USPS', () => parcelsGoByUsps(shop));
});
