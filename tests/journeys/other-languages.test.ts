import { describe, test } from 'vitest';
import { aShopSpeaks } from './stories/other-languages.ts';
import { inAShop, type Shop } from './support/shop.ts';

let shop: Shop;
inAShop((opened) => {
  shop = opened;
});

describe('a shop in another language', () => {
  test('which is written from right to left', () =>
    aShopSpeaks(shop, { language: 'he', name: 'Hebrew', direction: 'rtl' }));
  test('which has no spaces', () => aShopSpeaks(shop, { language: 'ja', name: 'Japanese', direction: 'ltr' }));
});
