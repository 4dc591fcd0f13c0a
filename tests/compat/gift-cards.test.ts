import type { TestServer } from '@stoa/server/testing/server';
import { giftVouchers } from '@wix/ecom';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linesOf, readyCheckout } from './buying.ts';
import { MISSING, newOwner, newVisitor, refusalOf, startShop } from './public-clients.ts';

const OWN_CARDS = 'd80111c5-a0f4-47a8-b63a-65b54d774a27';

let shop: TestServer;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

const program = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.site.apiKey, siteId: shop.site.id }),
    modules: { giftVouchers },
  }).giftVouchers;

/** Issues a card, as the dashboard does. */
async function issue(amount: string): Promise<string> {
  const answer = await fetch(`${shop.url}/stoa/v1/gift-cards`, {
    method: 'POST',
    headers: { authorization: shop.site.apiKey, 'wix-site-id': shop.site.id, 'content-type': 'application/json' },
    body: JSON.stringify({ amount }),
  });
  return ((await answer.json()) as { code: string }).code;
}

const euros = (value: string) => ({ value, currency: 'EUR' });

test('a program reads, redeems and returns what it took', async () => {
  const code = await issue('25');
  const cards = program();
  const { giftCard } = await cards.getGiftCard(code);
  expect(giftCard).toEqual({
    obfuscatedCode: expect.stringMatching(/^\*{12}[A-Z2-9]{4}$/),
    balance: euros('25.00'),
    status: 'VALID',
    appId: OWN_CARDS,
    externalId: expect.any(String),
  });
  const orderId = crypto.randomUUID();
  const { transactionId = '' } = await cards.redeemGiftCard(code, { amount: euros('10'), orderId, appId: OWN_CARDS });
  expect((await cards.getGiftCard(code)).giftCard?.balance).toEqual(euros('15.00'));

  const redeem = (amount: string, more: object = {}) =>
    refusalOf(cards.redeemGiftCard(code, { amount: euros(amount), appId: OWN_CARDS, ...more }));
  expect(await redeem('1', { orderId })).toEqual(['ALREADY_REDEEMED', 409]);
  expect(await redeem('15.01')).toEqual(['INSUFFICIENT_FUNDS', 428]);
  expect(await redeem('1', { amount: { value: '1', currency: 'USD' } })).toEqual(['CURRENCY_NOT_SUPPORTED', 400]);
  expect(await redeem('1', { appId: MISSING })).toEqual(['GIFT_CARD_NOT_FOUND', 404]);

  await cards.voidTransaction(transactionId ?? '', { appId: OWN_CARDS });
  expect((await cards.getGiftCard(code)).giftCard?.balance).toEqual(euros('25.00'));
  const again = (id: string) => refusalOf(cards.voidTransaction(id, { appId: OWN_CARDS }));
  expect(await again(transactionId ?? '')).toEqual(['ALREADY_VOIDED', 409]);
  expect(await again(MISSING)).toEqual(['TRANSACTION_NOT_FOUND', 404]);
});

test('unknown codes are refused, and visitors have no access to cards', async () => {
  expect(await refusalOf(program().getGiftCard('NO-SUCH-CARD'))).toEqual(['GIFT_CARD_NOT_FOUND', 404]);
  const code = await issue('5');
  const { giftVouchers: visitors } = createClient({
    auth: OAuthStrategy({ clientId: shop.site.clientId }),
    modules: { giftVouchers },
  });
  const calls = [
    () => visitors.getGiftCard(code),
    () => visitors.redeemGiftCard(code, { amount: euros('1'), appId: OWN_CARDS }),
    () => visitors.voidTransaction(MISSING, { appId: OWN_CARDS }),
  ];
  for (const call of calls) expect((await refusalOf(call()))[1]).toBe(403);
});

test('a visitor pays with a card, and the program sees what is left', async () => {
  const visitor = newVisitor(shop);
  const line = await linesOf(shop);
  const code = await issue('500');
  const checkoutId = await readyCheckout(visitor, line('stoneware-mug', 1));
  const updated = await visitor.checkout.updateCheckout(checkoutId, {}, { giftCardCode: code });
  const taken = Number(updated.giftCard?.amount?.amount);
  expect(taken).toBeGreaterThan(0);
  await visitor.checkout.createOrder(checkoutId);
  const { giftCard } = await program().getGiftCard(code);
  expect(giftCard?.balance?.value).toBe((500 - taken).toFixed(2));
});

test('an order of which a gift card paid a part is partly paid, and the rest is owed', async () => {
  const visitor = newVisitor(shop);
  const line = await linesOf(shop);
  const code = await issue('5');
  const checkoutId = await readyCheckout(visitor, line('stoneware-mug', 1));
  await visitor.checkout.updateCheckout(checkoutId, {}, { giftCardCode: code });
  const { orderId = '' } = await visitor.checkout.createOrder(checkoutId);
  const { paymentStatus, balanceSummary, priceSummary } = await visitor.orders.getOrder(orderId);
  expect(paymentStatus).toBe('PARTIALLY_PAID');
  expect(balanceSummary?.paid?.amount).toBe('5.00');
  expect(Number(balanceSummary?.balance?.amount)).toBe(Number(priceSummary?.total?.amount) - 5);
  const found = await newOwner(shop).orders.searchOrders({ filter: { paymentStatus: 'PARTIALLY_PAID' } });
  expect(found.orders?.map(({ _id }) => _id)).toContain(orderId);
});
