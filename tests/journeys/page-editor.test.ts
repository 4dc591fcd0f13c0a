import { describe, test } from 'vitest';
import { theOwnerArrangesThePagesOfTheBlog } from './stories/blog-pages.ts';
import {
  anotherTabSeesTheChange,
  theOwnerEditsWithoutConnection,
  twoPeopleEditAPage,
} from './stories/editing-together.ts';
import { theOwnerFindsCommands, theOwnerMendsWhatChecksFind } from './stories/finding-in-the-editor.ts';
import {
  theOwnerCreatesAPage,
  theOwnerEditsByKeyboard,
  theOwnerEditsOnAPhone,
  theOwnerEditsTheHomePage,
  theOwnerRestoresARelease,
  theOwnerSchedulesARelease,
  theOwnerSharesAPreview,
} from './stories/page-editing.ts';
import {
  theOwnerArrangesTheCartPage,
  theOwnerArrangesTheCategoryPage,
  theOwnerArrangesTheProductPage,
  theOwnerArrangesTheSearchPage,
  theOwnerWritesThe404Page,
} from './stories/shop-pages.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe('the page editor', () => {
  test('the owner changes the home page on the page itself, and publishes it', () => theOwnerEditsTheHomePage(shop));
  test('and does so by keyboard alone', () => theOwnerEditsByKeyboard(shop));
  test('what the editor can do is found by its name', () => theOwnerFindsCommands(shop));
  test('what visitors would stumble over is found, and mended', () => theOwnerMendsWhatChecksFind(shop));
  test('and on a phone', () => theOwnerEditsOnAPhone(shop));
  test('another tab sees a change, and undo leaves it alone', () => anotherTabSeesTheChange(shop));
  test('two people see each other, and what each of them does', () => twoPeopleEditAPage(shop));
  test('what is typed without a connection is there after a reload', () => theOwnerEditsWithoutConnection(shop));
  test('the owner creates a page, publishes and deletes it', () => theOwnerCreatesAPage(shop));
  test('the owner schedules a release, and cancels it', () => theOwnerSchedulesARelease(shop));
  test('the owner shares a preview', () => theOwnerSharesAPreview(shop));
  test('the owner shows visitors an earlier release again', () => theOwnerRestoresARelease(shop));
  test('the owner arranges the product page, and goes back to the standard one', () =>
    theOwnerArrangesTheProductPage(shop));
  test('the owner arranges the category page', () => theOwnerArrangesTheCategoryPage(shop));
  test('the owner arranges the search page', () => theOwnerArrangesTheSearchPage(shop));
  test('the owner arranges the cart page', () => theOwnerArrangesTheCartPage(shop));
  test('the owner arranges the pages of the blog', () => theOwnerArrangesThePagesOfTheBlog(shop));
  test('the owner writes the 404 page', () => theOwnerWritesThe404Page(shop));
});
