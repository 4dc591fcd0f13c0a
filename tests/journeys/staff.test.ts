import { describe, test } from 'vitest';
import {
  aCategoryKeeperKeepsCategories,
  aProductKeeperKeepsProducts,
  fulfilmentCountsAndReads,
  supportLooksAndChangesNothing,
} from './stories/roles.ts';
import { theOwnerFinishesTheSetUp } from './stories/setting-up.ts';
import { theOwnerSignsOut } from './stories/shopkeeping.ts';
import { theOwnerGivesAProgramAccess, theOwnerInvitesAStoreManager } from './stories/team.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe('staff, their roles and access', () => {
  test('the owner invites a store manager, who sees the catalogue and no team settings', () =>
    theOwnerInvitesAStoreManager(shop));
  test('support views people and orders, and changes nothing', () => supportLooksAndChangesNothing(shop));
  test('a person with a custom role sees the pages of that role', () => aCategoryKeeperKeepsCategories(shop));
  test('a person who can edit only products leaves tags and categories unchanged', () =>
    aProductKeeperKeepsProducts(shop));
  test('fulfilment counts stock, and reads products and categories', () => fulfilmentCountsAndReads(shop));
  test('a step of the set-up is ticked off once it is done', () => theOwnerFinishesTheSetUp(shop));
  test('the owner creates a role and a key, and finds both in the log', () => theOwnerGivesAProgramAccess(shop));
  test('signing out ends the session', () => theOwnerSignsOut(shop));
});
