import { describe, test } from 'vitest';
import { theOwnerWinsABuyerBack } from './stories/abandoned-checkouts.ts';
import {
  anAddressMovesToAnotherCountry,
  aPanelStaysOpenOnAPhone,
  theOwnerLosesNothingTyped,
  theOwnerTypesWhileSaving,
  twoTabsEditOneContact,
} from './stories/forms.ts';
import { longNamesFitEveryScreen } from './stories/long-names.ts';
import {
  theOwnerDecidesOnManyReviews,
  theOwnerModeratesByKeyboard,
  theOwnerSetsRulesForReviews,
} from './stories/moderating.ts';
import { theOwnerSellsByALink } from './stories/pay-links.ts';
import {
  theOwnerChangesPricesOfMany,
  theOwnerCreatesSixtyVariantsByKeyboard,
  twoTabsCountOneStock,
} from './stories/product-tools.ts';
import {
  aCategoryKeeperKeepsCategories,
  aProductKeeperKeepsProducts,
  fulfilmentCountsAndReads,
  supportLooksAndChangesNothing,
} from './stories/roles.ts';
import { theOwnerFinishesTheSetUp } from './stories/setting-up.ts';
import {
  theLibraryGivesTheFocusBack,
  theOwnerAddsAProduct,
  theOwnerChangesAPriceByKeyboard,
  theOwnerCreatesAProductOnce,
  theOwnerLosesAnAnswer,
  theOwnerSeesAnOrder,
  theOwnerSignsOut,
  theOwnerTypesOnWhileSaving,
  twoTabsEditOneProduct,
} from './stories/shopkeeping.ts';
import { theOwnerGivesAProgramAccess, theOwnerInvitesAStoreManager } from './stories/team.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe('shopkeeping', () => {
  test('the owner finds an order in the figures and in the list, and opens it', () => theOwnerSeesAnOrder(shop));
  test('the owner wins a buyer back, who left a checkout', () => theOwnerWinsABuyerBack(shop));
  test('the owner sells by a link', () => theOwnerSellsByALink(shop));
  test('the owner changes a price by keyboard alone, and visitors see it', () => theOwnerChangesAPriceByKeyboard(shop));
  test('the second person to save a product loses nothing and overwrites nothing', () => twoTabsEditOneProduct(shop));
  test('no typed text is lost by accident', () => theOwnerLosesNothingTyped(shop));
  test('what is typed while a drawer waits for the connection is saved', () => theOwnerTypesWhileSaving(shop));
  test('a panel stays open while its error is being mended', () => aPanelStaysOpenOnAPhone(shop));
  test('an address that moves to another country leaves its state behind', () => anAddressMovesToAnotherCountry(shop));
  test('long names and emoji fit every screen', () => longNamesFitEveryScreen(shop));
  test('the second of two people to save a contact is told about the conflict', () => twoTabsEditOneContact(shop));
  test('the owner adds a product with a picture and options, and publishes it', () => theOwnerAddsAProduct(shop));
  test('a product is created even if adding it to its categories fails', () => theOwnerCreatesAProductOnce(shop));
  test('text typed while a product is being saved is kept', () => theOwnerTypesOnWhileSaving(shop));
  test('dialogs of the media library return the focus', () => theLibraryGivesTheFocusBack(shop));
  test('a product is created only once even if the response was lost', () => theOwnerLosesAnAnswer(shop));
  test('the owner creates a product with sixty variants by keyboard alone', () =>
    theOwnerCreatesSixtyVariantsByKeyboard(shop));
  test('the owner keeps a view, and changes the prices of what it shows after looking at what comes of it', () =>
    theOwnerChangesPricesOfMany(shop));
  test('the second of two people to count the stock is told that it changed', () => twoTabsCountOneStock(shop));
  test('the owner decides on reviews and replies by keyboard alone', () => theOwnerModeratesByKeyboard(shop));
  test('the owner decides on many reviews at once, and changes one', () => theOwnerDecidesOnManyReviews(shop));
  test('the settings of reviews say what they do', () => theOwnerSetsRulesForReviews(shop));
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
