import { describe, test } from 'vitest';
import { theOwnerWinsABuyerBack } from './stories/abandoned-checkouts.ts';
import {
  aChoiceFollowsAView,
  aLinkIsFollowedWhileSearching,
  anAddressMovesToAnotherCountry,
  aPanelStaysOpenOnAPhone,
  theOwnerLosesNothingTyped,
  theOwnerPressesTwice,
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
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe('customers, their orders, words and addresses', () => {
  test('the owner wins a buyer back, who left a checkout', () => theOwnerWinsABuyerBack(shop));
  test('the owner sells by a link', () => theOwnerSellsByALink(shop));
  test('no typed text is lost by accident', () => theOwnerLosesNothingTyped(shop));
  test('a link followed while a search begins opens its page', () => aLinkIsFollowedWhileSearching(shop));
  test('what is chosen right after a view is added to it', () => aChoiceFollowsAView(shop));
  test('what is typed while a drawer waits for the connection is saved', () => theOwnerTypesWhileSaving(shop));
  test('a second press creates no second folder', () => theOwnerPressesTwice(shop));
  test('a panel stays open while its error is being mended', () => aPanelStaysOpenOnAPhone(shop));
  test('an address that moves to another country leaves its state behind', () => anAddressMovesToAnotherCountry(shop));
  test('long names and emoji fit every screen', () => longNamesFitEveryScreen(shop));
  test('the second of two people to save a contact is told about the conflict', () => twoTabsEditOneContact(shop));
  test('the owner decides on reviews and replies by keyboard alone', () => theOwnerModeratesByKeyboard(shop));
  test('the owner decides on many reviews at once, and changes one', () => theOwnerDecidesOnManyReviews(shop));
  test('the settings of reviews say what they do', () => theOwnerSetsRulesForReviews(shop));
});
