import { describe, test } from 'vitest';
import { visitorsDecide } from './stories/consent.ts';
import {
  theOwnerAddsEveryKindOfSection,
  theOwnerChangesHowSectionsLook,
  theOwnerChangesTheMenu,
  theOwnerChangesTheTheme,
} from './stories/site-look.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe('the look of a site', () => {
  test('the owner changes how sections look, at each width', () => theOwnerChangesHowSectionsLook(shop));
  test('the owner changes the theme, which stays readable', () => theOwnerChangesTheTheme(shop));
  test('the owner changes the menu and the footer', () => theOwnerChangesTheMenu(shop));
  test('the owner adds every kind of section', () => theOwnerAddsEveryKindOfSection(shop));
  test('visitors decide what a site may load, with and without JavaScript', () => visitorsDecide(shop));
});
