import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aMemberAddsASecondStep,
  aMemberForgetsThePassword,
  aMemberLeaves,
  aMemberMistypesThePassword,
  aMemberUsesAPasskey,
  aVisitorBecomesAMember,
  pagesOfAnAccount,
} from './stories/account.ts';
import {
  aBankAsksBeforeItPays,
  aVisitorBuysAPrint,
  aVisitorBuysWithoutScripts,
  aVisitorIsQuickerThanThePage,
} from './stories/buying.ts';
import { aCustomFrontEndSendsItsVisitorToPay } from './stories/custom-front-end.ts';
import {
  pagesAroundTheCatalogue,
  pagesLoadFewScripts,
  pagesOfTheDashboard,
  pagesOfTheDashboardWithoutSession,
  pagesOnTheWayToAnOrder,
  pagesThatShowSomething,
  pagesWithSomethingOpen,
} from './stories/every-page.ts';
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
import { pagesOfTheSettings, theOwnerGivesAProgramAccess, theOwnerInvitesAStoreManager } from './stories/team.ts';
import { openShop, type Shop } from './support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  await shop.stop();
  expect(shop.logged()).toEqual([]);
});

describe('buying', () => {
  test('a visitor finds a print, chooses what there is of it, and pays after a card was declined', () =>
    aVisitorBuysAPrint(shop));
  test('a visitor who is quicker than the page, or comes back to it, sees the price of what they chose', () =>
    aVisitorIsQuickerThanThePage(shop));
  test('a visitor whose bank asks for a confirmation declines it first, then approves', () =>
    aBankAsksBeforeItPays(shop));
  test('a visitor without JavaScript buys just the same', () => aVisitorBuysWithoutScripts(shop));
  test('a custom front end sends its visitor to the checkout, and gets them back', () =>
    aCustomFrontEndSendsItsVisitorToPay(shop));
});

describe('finding', () => {
  test('a visitor narrows a list down by colour and price', () =>
    aVisitorNarrowsDownAList(shop, { javaScriptEnabled: true }));
  test('a visitor without JavaScript narrows a list down just the same', () =>
    aVisitorNarrowsDownAList(shop, { javaScriptEnabled: false }));
  test('a visitor with a phone opens the filters, closes them, and sets one', () => aVisitorNarrowsDownOnAPhone(shop));
  test('a visitor who mistypes is understood, and chooses by keyboard', () => aVisitorMistypesWhatTheyLookFor(shop));
  test('a visitor without JavaScript mistypes, and is understood', () => aVisitorSearchesWithoutScripts(shop));
  test('who has the old address of a product gets to the new one', () => aProductMoves(shop));
  test('a visitor sees a category in the order that the owner has given it', () =>
    aVisitorSeesACategoryInItsOrder(shop));
});

describe('personalising', () => {
  test('a visitor has a frame engraved, and sees it as it was chosen until it is bought', () =>
    aVisitorHasAFrameEngraved(shop));
  test('a visitor without JavaScript personalises just the same', () => aVisitorPersonalisesWithoutScripts(shop));
  test('a visitor waits for what is sold out', () => aVisitorWaitsForAFrame(shop, { javaScriptEnabled: true }));
  test('a visitor without JavaScript waits for what is sold out', () =>
    aVisitorWaitsForAFrame(shop, { javaScriptEnabled: false }));
  test('a visitor orders ahead what is not there yet', () => aVisitorOrdersAhead(shop));
});

describe('having an account', () => {
  test('a visitor becomes a member with the cart they had, buys, and finds the order again', () =>
    aVisitorBecomesAMember(shop, { javaScriptEnabled: true }));
  test('a visitor without JavaScript becomes a member just the same', () =>
    aVisitorBecomesAMember(shop, { javaScriptEnabled: false }));
  test('a member adds a second step, and gets in with a recovery code', () => aMemberAddsASecondStep(shop));
  test('a member who forgot the password sets another, and other devices are logged out', () =>
    aMemberForgetsThePassword(shop));
  test('the owner lets a member in who waits, and blocks them: they are out at once', () =>
    theOwnerDecidesWhoIsAMember(shop));
  test('a member logs in by a passkey alone, and confirms a password with it', () => aMemberUsesAPasskey(shop));
  test('a member who mistypes the password is asked to prove to be no robot', () => aMemberMistypesThePassword(shop));
  test('a member takes their data along and deletes the account', () => aMemberLeaves(shop));
});

describe('shopkeeping', () => {
  test('the owner sees an order in the figures and in the list, and opens it', () => theOwnerSeesAnOrder(shop));
  test('the owner changes a price by keyboard alone, and visitors see it', () => theOwnerChangesAPriceByKeyboard(shop));
  test('who saves a product second loses nothing and overwrites nothing', () => twoTabsEditOneProduct(shop));
  test('the owner adds a product with a picture and options, and publishes it', () => theOwnerAddsAProduct(shop));
  test('a product that could not be put into its categories is created once all the same', () =>
    theOwnerCreatesAProductOnce(shop));
  test('nothing that is typed while a product is saved is lost', () => theOwnerTypesOnWhileSaving(shop));
  test('dialogs of the media library give the focus back', () => theLibraryGivesTheFocusBack(shop));
  test('a product whose answer was lost is created once all the same', () => theOwnerLosesAnAnswer(shop));
  test('the owner creates a product with sixty variants by keyboard alone', () =>
    theOwnerCreatesSixtyVariantsByKeyboard(shop));
  test('the owner keeps a view, and changes the prices of what it shows after looking at what comes of it', () =>
    theOwnerChangesPricesOfMany(shop));
  test('who counts a stock second is told that it changed', () => twoTabsCountOneStock(shop));
  test('the owner invites a store manager, who sees the catalogue and no team settings', () =>
    theOwnerInvitesAStoreManager(shop));
  test('support looks at people and orders, and changes nothing', () => supportLooksAndChangesNothing(shop));
  test('somebody with a role of the site’s own sees what it is for', () => aCategoryKeeperKeepsCategories(shop));
  test('who keeps products and may do nothing else leaves tags and categories as they are', () =>
    aProductKeeperKeepsProducts(shop));
  test('fulfilment counts stock, and reads products and categories', () => fulfilmentCountsAndReads(shop));
  test('the owner makes a role and a key, and finds both in the log', () => theOwnerGivesAProgramAccess(shop));
  test('who signs out is out', () => theOwnerSignsOut(shop));
});

describe.concurrent('every page is in order on wide and narrow screens', () => {
  test('those that show something', () => pagesThatShowSomething(shop));
  test('those with something open, and the wish list', () => pagesWithSomethingOpen(shop));
  test('those on the way to an order', () => pagesOnTheWayToAnOrder(shop));
  test('those of an account', () => pagesOfAnAccount(shop));
  test('those of the dashboard', () => pagesOfTheDashboard(shop));
  test('those of the settings', () => pagesOfTheSettings(shop));
  test('those around the catalogue', () => pagesAroundTheCatalogue(shop));
  test('the one that asks to sign in', () => pagesOfTheDashboardWithoutSession(shop));
  test('and loads few scripts, most of them when something is touched', () => pagesLoadFewScripts(shop));
});
