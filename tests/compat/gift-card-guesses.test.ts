/** Gift cards are money to whoever guesses their codes. On a server of its own: guesses are counted by network address. */
import type { TestServer } from '@stoa/server/testing/server';
import { cartV2, checkout, currentCartV2 } from '@wix/ecom';
import { createClient, OAuthStrategy } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linesOf } from './buying.ts';
import { refusalOf, startShop } from './public-clients.ts';

let shop: TestServer;
beforeAll(async () => {
  shop = await startShop({ now: () => new Date() });
});
afterAll(() => shop?.stop());

test('after some unknown codes a visitor has to wait, in either generation', async () => {
  const visitor = createClient({
    auth: OAuthStrategy({ clientId: shop.site.clientId }),
    modules: { cartV2, checkout, currentCartV2 },
  });
  const line = await linesOf(shop);
  const { cart } = await visitor.currentCartV2.createCurrentCart({ catalogItems: [line('sewing-pattern')] });
  const { _id: id } = await visitor.checkout.createCheckout({
    channelType: 'WEB',
    lineItems: [line('sewing-pattern')],
  });
  const codes = new Set<unknown>();
  for (let guess = 0; guess < 100 && !codes.has('THROTTLED_FEATURE'); guess++) {
    const giftCardCode = `GUESS${String(guess).padStart(8, '0')}`;
    codes.add((await refusalOf(visitor.checkout.updateCheckout(id ?? '', {}, { giftCardCode })))[0]);
  }
  expect([...codes]).toEqual(['GIFT_CARD_NOT_FOUND', 'THROTTLED_FEATURE']);
  const other = visitor.cartV2.addGiftCard(cart?._id ?? '', { code: 'GUESS99999999' });
  expect(await refusalOf(other)).toEqual(['THROTTLED_FEATURE', 429]);
});
