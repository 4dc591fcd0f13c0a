import { checkouts, orders, payments } from '@stoa/contract';
import { openTwoShops, type Shop, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../domains/payments/providers/sandbox.ts';
import { providersOf } from '../domains/payments/providers-of.ts';

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops();
});
afterAll(() => shops?.stop());

const sandboxOf = async (shop: Shop) => (await providersOf(shop.ctx)).serving('card') as Sandbox;

/** An order whose bank waits for the buyer, and the buyer's answer in the bank's notification. */
async function askedOrder(shop: Shop, approved = true) {
  const address = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Torstraße 1' };
  const { body } = await shops.call(
    checkouts.createCheckout,
    {
      channelType: 'WEB',
      customLineItems: [
        { productName: { original: 'Engraving' }, quantity: 1, price: '10.00', itemType: { preset: 'DIGITAL' } },
      ],
      checkoutInfo: { billingInfo: { address } },
    },
    shop.apiKey,
  );
  const { id: checkoutId } = (body as { checkout: { id: string } }).checkout;
  const paid = await shops.call(
    payments.payCheckout,
    { checkoutId, method: 'card', paymentToken: 'sandbox-4000002760003184' },
    shop.apiKey,
  );
  const { orderId } = paid.body as { orderId: string };
  const sandbox = await sandboxOf(shop);
  const key = `${orderId}:1`;
  const notification = sandbox.notify([{ key, outcome: await sandbox.answer(key, approved) }]);
  const paymentStatus = async () => {
    const read = await shops.call(orders.getOrder, { id: orderId }, shop.apiKey);
    return (read.body as { order: { paymentStatus: string } }).order.paymentStatus;
  };
  return { account: sandbox.accountId, notification, paymentStatus };
}

type Raw = Awaited<ReturnType<typeof askedOrder>>['notification'];

const post = (account: string | null, { headers, body }: Raw, provider = 'sandbox') =>
  shops.send({
    method: 'POST',
    url: `/_payments/${provider}/${account}/notifications`,
    payload: body,
    headers: headers as Record<string, string>,
  });

test('a notification from the provider settles the order, and repeating it changes nothing', async () => {
  const { account, notification, paymentStatus } = await askedOrder(shops.one);
  expect(await paymentStatus()).toBe('PENDING');
  expect((await post(account, notification)).status).toBe(200);
  expect(await paymentStatus()).toBe('PAID');
  await shops.settled(); // the business is told of it
  const changes = await shops.watch();
  expect((await post(account, notification)).status).toBe(200);
  expect(await changes()).toEqual([]);
});

test('a notification without the signature of the account changes nothing', async () => {
  const { account, notification, paymentStatus } = await askedOrder(shops.one);
  const foreign = (await sandboxOf(shops.other)).accountId;
  const changes = await shops.watch();
  const { headers, body } = notification;
  const refused = [
    await post(account, { headers: { 'content-type': 'application/json' }, body }),
    await post(account, { headers, body: `${body} ` }),
    await post(account, { headers, body: '' }),
    await post(foreign, notification),
    await post('nothing', notification),
    await post(account, notification, 'offline'),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 401));
  expect(await changes()).toEqual([]);
  expect(await paymentStatus()).toBe('PENDING');
});
