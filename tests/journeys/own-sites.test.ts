import { describe, test } from 'vitest';
import { anOperatorLooksAfterTheServer } from './stories/operating.ts';
import { aStrangerMakesASite } from './stories/signing-up.ts';
import { theOwnerDuplicatesASite, theOwnerMovesASite } from './stories/site-archives.ts';
import { theOwnerTransfersASite } from './stories/site-transfers.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop(
  (opened) => {
    shop = opened;
  },
  async () => ({ OPERATORS: 'owner@demo.test' }),
);

describe('people and their sites', () => {
  test('a stranger signs up, opens a site, closes it for a while, and makes another', () => aStrangerMakesASite(shop));
  test('an operator sees all sites, blocks one, and invites a person', () => anOperatorLooksAfterTheServer(shop));
  test('the owner duplicates a site, and opens the copy', () => theOwnerDuplicatesASite(shop));
  test('the owner gives a site away, and takes it back', () => theOwnerTransfersASite(shop));
  // the last one: the new site has the name of the shop
  test('the owner saves a site as a file, and makes a new one of it', () => theOwnerMovesASite(shop));
});
