import { describe, test } from 'vitest';
import { anOwnerChoosesATemplate, eachTemplateIsWhole } from './stories/templates.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop(
  (opened) => {
    shop = opened;
  },
  async () => ({ SIGN_UP: 'open' }),
);

describe('a site of a template', () => {
  test('is chosen by how it looks', () => anOwnerChoosesATemplate(shop));
  test('is whole, whichever it is', () => eachTemplateIsWhole(shop));
});
