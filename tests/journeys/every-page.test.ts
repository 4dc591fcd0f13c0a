import { describe, test } from 'vitest';
import { pagesOfAnAccount } from './stories/account.ts';
import {
  pagesAroundTheCatalogue,
  pagesLoadFewScripts,
  pagesOfTheDashboard,
  pagesOfTheDashboardWithoutSession,
  pagesOnTheWayToAnOrder,
  pagesThatShowSomething,
  pagesWithSomethingOpen,
} from './stories/every-page.ts';
import { theDashboardInGerman } from './stories/in-german.ts';
import { theDashboardInTheDark } from './stories/in-the-dark.ts';
import { pagesOfReviews } from './stories/moderating.ts';
import { pagesOfTheSettings } from './stories/team.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe.concurrent('every page passes the checks on wide and narrow screens', () => {
  test('pages with content', () => pagesThatShowSomething(shop));
  test('pages with an open overlay, and the wishlist', () => pagesWithSomethingOpen(shop));
  test('pages on the way to an order', () => pagesOnTheWayToAnOrder(shop));
  test('pages of an account', () => pagesOfAnAccount(shop));
  test('pages of the dashboard', () => pagesOfTheDashboard(shop));
  test('pages of the dashboard in the dark theme', () => theDashboardInTheDark(shop));
  test('pages of the dashboard in German', () => theDashboardInGerman(shop));
  test('pages of reviews', () => pagesOfReviews(shop));
  test('pages of the settings', () => pagesOfTheSettings(shop));
  test('pages of the catalogue', () => pagesAroundTheCatalogue(shop));
  test('the sign-in page', () => pagesOfTheDashboardWithoutSession(shop));
  test('and loads few scripts, most of them on first use', () => pagesLoadFewScripts(shop));
});
