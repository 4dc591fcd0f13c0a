import { describe, test } from 'vitest';
import { aVisitorSendsFiles, theOwnerAsksForFiles, theOwnerDownloadsFiles } from './stories/form-files.ts';
import {
  aVisitorWritesALetter,
  theOwnerChangesAForm,
  theOwnerPutsAFormOnAPage,
  theOwnerReadsWhatWasSent,
} from './stories/site-forms.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe('forms on pages', () => {
  test('a visitor writes to the shop', () => aVisitorWritesALetter(shop, { javaScriptEnabled: true }));
  test('and does so without scripts', () => aVisitorWritesALetter(shop, { javaScriptEnabled: false }));
  test('the owner reads what was sent, exports it and deletes it', () => theOwnerReadsWhatWasSent(shop));
  test('the owner changes a form, with a rule and an answer', () => theOwnerChangesAForm(shop));
  test('the owner makes a form in the page editor, and a visitor sends it', () => theOwnerPutsAFormOnAPage(shop));
  test('the owner asks for files', () => theOwnerAsksForFiles(shop));
  test('a visitor sends files, which are uploaded when they are chosen', () =>
    aVisitorSendsFiles(shop, { javaScriptEnabled: true }));
  test('a visitor sends files without scripts', () => aVisitorSendsFiles(shop, { javaScriptEnabled: false }));
  test('the owner downloads files', () => theOwnerDownloadsFiles(shop));
});
