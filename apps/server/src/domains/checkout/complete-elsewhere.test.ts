import { randomUUID } from 'node:crypto';
import { carts, checkoutCompletion, checkouts, currentCart } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';

let database: Database;
let shop: Shop;
let mug: Awaited<ReturnType<Shop['add']>>;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
  mug = await shop.add({ name: 'Mug', price: 1250 });
});
afterAll(() => database?.close());

async function checkOut(customer: Customer): Promise<string> {
  await customer.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  const request = { channelType: 'WEB', email: 'ada@example.com' };
  const { checkoutId } = expectAnswer(await customer.call(currentCart.createCheckoutFromCurrentCart, request));
  return checkoutId ?? '';
}

const linkOf = async (checkoutId: string) => {
  const request = {
    checkoutId,
    orderId: 'a1b2c3d4-0000-4000-8000-000000000000',
    redirectUrl: 'https://pay.example/{orderId}',
  };
  const link = expectAnswer(await shop.staff().call(checkoutCompletion.createCompletionLink, request));
  return { ...link, token: new URL(link.url ?? '').searchParams.get('token') ?? '' };
};

test('a checkout paid elsewhere is completed without an order, once, and its cart ends', async () => {
  const visitor = shop.visitor();
  const id = await checkOut(visitor);
  expect(await shop.staff().call(checkouts.markCheckoutAsCompleted, { id, orderId: randomUUID() })).toEqual({});
  expect(await shop.staff().call(checkouts.markCheckoutAsCompleted, { id })).toEqual({});
  expect(await visitor.call(checkouts.getCheckout, { id })).toMatchObject({ checkout: { completed: true } });
  expect(await visitor.call(currentCart.getCurrentCart, {})).toMatchObject({ code: 'OWNED_CART_NOT_FOUND' });
  expect(await visitor.call(carts.getCartByCheckoutId, { id })).toMatchObject({ code: 'CART_NOT_FOUND' });
  expect(await shop.rows('orders')).toEqual([]);
  expect((await shop.events()).filter((type) => type === 'checkout_completed')).toHaveLength(1);
  const missing = { id: randomUUID() };
  expect(await shop.staff().call(checkouts.markCheckoutAsCompleted, missing)).toMatchObject({
    code: 'CHECKOUT_NOT_FOUND',
  });
});

test('a completion link completes its checkout and leads on, for an hour', async () => {
  const [visitor, anyone] = [shop.visitor(), shop.as({ kind: 'nobody' })];
  const id = await checkOut(visitor);
  const { token, expiresDate } = await linkOf(id);
  expect(expiresDate).toBe('2026-03-02T11:00:00.000Z');
  const follow = (token: string) => anyone.call(checkouts.markCheckoutAsCompletedAndRedirectToUrl, { token });
  const refusal = { refused: 'code', code: 'UNAUTHENTICATED_TOKEN' };
  expect(await follow(`${token}x`)).toMatchObject(refusal);
  expect(await visitor.call(checkouts.getCheckout, { id })).toMatchObject({ checkout: { completed: false } });
  const onward = { redirect: 'https://pay.example/a1b2c3d4-0000-4000-8000-000000000000' };
  expect(await follow(token)).toEqual(onward);
  expect(await follow(token)).toEqual(onward);
  expect(await visitor.call(checkouts.getCheckout, { id })).toMatchObject({ checkout: { completed: true } });
  shop.clock.now = new Date('2026-03-02T11:00:00.000Z');
  expect(await follow(token)).toMatchObject(refusal);
  shop.clock.now = new Date('2026-03-02T10:00:00.000Z');
});

test('the address of a client’s own checkout page can be removed; the site’s own is always known', async () => {
  const visitor = shop.visitor();
  const id = await checkOut(visitor);
  const own = { checkoutUrl: `${visitor.ctx.addresses.site}/checkout/${id}` };
  const overrideCheckoutUrl = 'https://front.example/pay/{checkoutId}';
  await visitor.call(checkouts.updateCheckout, { checkout: { id }, overrideCheckoutUrl });
  expect(await visitor.call(checkouts.getCheckoutUrl, { id })).toEqual({
    checkoutUrl: `https://front.example/pay/${id}`,
  });
  expect(await visitor.call(checkouts.getWixCheckoutUrl, { id })).toEqual(own);
  expect(await visitor.call(checkouts.removeOverrideCheckoutUrl, { id })).toMatchObject({ checkout: { id } });
  expect(await visitor.call(checkouts.getCheckoutUrl, { id })).toEqual(own);
  expect(await visitor.call(checkouts.getPaymentSettings, { id })).toEqual({
    paymentSettings: { requires3dSecure: false },
  });
  const stranger = shop.visitor();
  for (const operation of [
    checkouts.getWixCheckoutUrl,
    checkouts.getPaymentSettings,
    checkouts.removeOverrideCheckoutUrl,
  ])
    expect(await stranger.call(operation, { id })).toMatchObject({ code: 'CHECKOUT_NOT_FOUND' });
});
