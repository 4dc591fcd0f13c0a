import { findFirefox } from '@stoa/testkit/firefox';
import { test } from 'vitest';
import { theOwnerEditsInFirefox } from './stories/editing-in-firefox.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});
const program = findFirefox();

test('the owner edits a page in Firefox: texts in place, sections by mouse and keys, copies', ({ skip }) =>
  program ? theOwnerEditsInFirefox(shop, program) : skip('There is no Firefox'));
