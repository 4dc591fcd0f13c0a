import { describe, test } from 'vitest';
import {
  aMemberAddsASecondStep,
  aMemberForgetsThePassword,
  aMemberLeaves,
  aMemberMistypesThePassword,
  aMemberUsesAPasskey,
  aVisitorBecomesAMember,
} from './stories/account.ts';
import {
  aBankAsksBeforeItPays,
  aVisitorAgreesOnATime,
  aVisitorBuysAPrint,
  aVisitorBuysAtOnce,
  aVisitorBuysWithoutScripts,
  aVisitorCollectsAPrint,
} from './stories/buying.ts';
import { aVisitorAppliesACodeBeforeThereAreScripts, aVisitorUsesACouponAndAGiftCard } from './stories/codes.ts';
import { aCustomFrontEndSendsItsVisitorToPay } from './stories/custom-front-end.ts';
import {
  aProductMoves,
  aVisitorMistypesWhatTheyLookFor,
  aVisitorNarrowsDownAList,
  aVisitorNarrowsDownOnAPhone,
  aVisitorSearchesWithoutScripts,
  aVisitorSeesACategoryInItsOrder,
} from './stories/finding.ts';
import { theOwnerDecidesWhoIsAMember } from './stories/membership.ts';
import {
  aVisitorHasAFrameEngraved,
  aVisitorOrdersAhead,
  aVisitorPersonalisesWithoutScripts,
  aVisitorWaitsForAFrame,
} from './stories/personalising.ts';
import {
  aVisitorChoosesFasterThanTheShopAnswers,
  aVisitorIsQuickerThanThePage,
  aVisitorPaysBeforeThereAreScripts,
  aVisitorPaysFasterThanTheShopAnswers,
  aVisitorPaysWhileTheTotalIsUpdated,
  aVisitorTypesFasterThanTheCartAnswers,
} from './stories/quick-buyers.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe('buying', () => {
  test('a visitor finds a print, chooses an available variant, and pays after a card was declined', () =>
    aVisitorBuysAPrint(shop));
  test('a visitor who is quicker than the page, or comes back to it, sees the price of their choice', () =>
    aVisitorIsQuickerThanThePage(shop));
  test('what a visitor types last in the cart is what they buy', () => aVisitorTypesFasterThanTheCartAnswers(shop));
  test('a visitor whose bank asks for a confirmation declines it first, then approves', () =>
    aBankAsksBeforeItPays(shop));
  test('a visitor who pays while the total is updated is asked again, and charged once', () =>
    aVisitorPaysWhileTheTotalIsUpdated(shop));
  test('a visitor who chooses while an answer is on its way keeps the choice', () =>
    aVisitorChoosesFasterThanTheShopAnswers(shop));
  test('a choice made before paying stays, though the answer to an earlier change comes afterwards', () =>
    aVisitorPaysFasterThanTheShopAnswers(shop));
  test('a visitor who pays before the scripts have arrived pays once they have saved the form', () =>
    aVisitorPaysBeforeThereAreScripts(shop));
  test('a visitor uses a coupon and a gift card', () =>
    aVisitorUsesACouponAndAGiftCard(shop, { javaScriptEnabled: true }));
  test('a visitor without JavaScript uses a coupon and a gift card just the same', () =>
    aVisitorUsesACouponAndAGiftCard(shop, { javaScriptEnabled: false }));
  test('a code applied before the scripts have arrived is kept', () => aVisitorAppliesACodeBeforeThereAreScripts(shop));
  test('a visitor without JavaScript buys just the same', () => aVisitorBuysWithoutScripts(shop));
  test('a visitor buys a product at once', () => aVisitorBuysAtOnce(shop, { javaScriptEnabled: true }));
  test('a visitor without JavaScript buys a product at once', () =>
    aVisitorBuysAtOnce(shop, { javaScriptEnabled: false }));
  test('a visitor agrees on a time of delivery', () => aVisitorAgreesOnATime(shop, { javaScriptEnabled: true }));
  test('a visitor without JavaScript agrees on a time of delivery', () =>
    aVisitorAgreesOnATime(shop, { javaScriptEnabled: false }));
  test('a visitor collects a print at the shop', () => aVisitorCollectsAPrint(shop));
  test('a custom front end sends its visitor to the checkout and back', () =>
    aCustomFrontEndSendsItsVisitorToPay(shop));
});

describe('finding', () => {
  test('a visitor narrows a list down by colour and price', () =>
    aVisitorNarrowsDownAList(shop, { javaScriptEnabled: true }));
  test('a visitor without JavaScript narrows a list down just the same', () =>
    aVisitorNarrowsDownAList(shop, { javaScriptEnabled: false }));
  test('a visitor with a phone opens the filters, closes them, and sets one', () => aVisitorNarrowsDownOnAPhone(shop));
  test('a visitor who mistypes gets suggestions, and chooses by keyboard', () => aVisitorMistypesWhatTheyLookFor(shop));
  test('a visitor without JavaScript who mistypes gets results', () => aVisitorSearchesWithoutScripts(shop));
  test('the old address of a product leads to the new one', () => aProductMoves(shop));
  test('a visitor sees a category in the owner’s order', () => aVisitorSeesACategoryInItsOrder(shop));
});

describe('personalising', () => {
  test('a visitor has a frame engraved, and sees their choices up to the purchase', () =>
    aVisitorHasAFrameEngraved(shop));
  test('a visitor without JavaScript personalises just the same', () => aVisitorPersonalisesWithoutScripts(shop));
  test('a visitor asks to be notified when an item is back', () =>
    aVisitorWaitsForAFrame(shop, { javaScriptEnabled: true }));
  test('a visitor without JavaScript asks to be notified when an item is back', () =>
    aVisitorWaitsForAFrame(shop, { javaScriptEnabled: false }));
  test('a visitor pre-orders an item', () => aVisitorOrdersAhead(shop));
});

describe('accounts', () => {
  test('a visitor becomes a member with their existing cart, buys, and finds the order again', () =>
    aVisitorBecomesAMember(shop, { javaScriptEnabled: true }));
  test('a visitor without JavaScript becomes a member just the same', () =>
    aVisitorBecomesAMember(shop, { javaScriptEnabled: false }));
  test('a member adds a second factor, and logs in with a recovery code', () => aMemberAddsASecondStep(shop));
  test('a member who forgot the password sets a new one, and other devices are logged out', () =>
    aMemberForgetsThePassword(shop));
  test('the owner approves a waiting member and then blocks them: they are logged out at once', () =>
    theOwnerDecidesWhoIsAMember(shop));
  test('a member logs in with a passkey alone, and uses it as the second factor', () => aMemberUsesAPasskey(shop));
  test('a member who mistypes the password gets a captcha', () => aMemberMistypesThePassword(shop));
  test('a member downloads their data and deletes the account', () => aMemberLeaves(shop));
});
