import { describe, test } from 'vitest';
import { aStrangerSellsByKeys, aStrangerSellsInFiveMinutes } from './stories/first-five-minutes.ts';
import { anOwnerChoosesATemplate, eachTemplateIsWhole } from './stories/templates.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop(
  (opened) => {
    shop = opened;
  },
  async () => ({ SIGN_UP: 'open', OPERATORS: 'owner@demo.test' }),
);

describe('a site of a template', () => {
  test('is chosen by how it looks, and becomes a template of its owner', () => anOwnerChoosesATemplate(shop));
  test('sells within a few minutes of a stranger’s first click', () => aStrangerSellsInFiveMinutes(shop));
  test('sells by the keys alone', () => aStrangerSellsByKeys(shop));
  test('is whole, whichever it is', () => eachTemplateIsWhole(shop));
});
