// What happens at the same time: on a server, as the embedded database has one connection and so no races.

import { checkouts, currentCart, payments } from '@stoa/contract';
import { createDatabase, type PostgresServer, startPostgres } from '@stoa/testkit/postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, migrate, openDatabase } from '../../platform/db/index.ts';
import { type Customer, expectAnswer, openShop, type Shop } from '../../shop.fixture.ts';

let server: PostgresServer;
let database: Database;
let shop: Shop;
beforeAll(async () => {
  server = await startPostgres();
  database = await openDatabase({ url: (await createDatabase(server)).url });
  await migrate(database);
}, 60_000);
beforeEach(async () => {
  shop = await openShop(database);
});
afterAll(async () => {
  await database?.close();
  await server?.stop();
});

const shippingInfo = {
  shippingDestination: { address: { country: 'DE' } },
  selectedCarrierServiceOption: { code: 'post' },
};
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

async function checkOut(customer: Customer, lineItems: object[]) {
  const answer = await customer.call(checkouts.createCheckout, {
    lineItems,
    channelType: 'WEB',
    checkoutInfo: { shippingInfo },
  });
  return expectAnswer(answer).checkout?.id;
}

test('first items that are added at the same time share one cart', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  const answers = await Promise.all(
    times(8, () => visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] })),
  );
  for (const answer of answers) expectAnswer(answer);
  expect(await visitor.call(currentCart.getCurrentCart, {})).toMatchObject({
    cart: { revision: '8', lineItems: [{ quantity: 8 }] },
  });
  expect(await shop.rows('carts')).toHaveLength(1);
});

test('checkouts of one cart made at the same time are one', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000 });
  const visitor = shop.visitor();
  await visitor.call(currentCart.addToCurrentCart, { lineItems: [mug.line(1)] });
  const answers = await Promise.all(
    times(6, () => visitor.call(currentCart.createCheckoutFromCurrentCart, { channelType: 'WEB' })),
  );
  expect(new Set(answers.map((answer) => expectAnswer(answer).checkoutId)).size).toBe(1);
});

test('the last item is sold once', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 1 });
  const buyers = await Promise.all(
    times(6, shop.visitor).map(async (buyer) => ({ buyer, id: await checkOut(buyer, [mug.line(1)]) })),
  );
  const answers = await Promise.all(buyers.map(({ buyer, id }) => buyer.call(checkouts.createOrder, { id })));
  expect(answers.filter((answer) => 'orderId' in answer)).toHaveLength(1);
  expect(answers.filter((answer) => 'code' in answer && answer.code === 'FULL_OUT_OF_STOCK')).toHaveLength(5);
  expect(await shop.stockOf(mug.id)).toBe(0);
  expect(await shop.rows('orders')).toMatchObject([{ number: '10001' }]);
});

test('orders of the same items in another order do not block each other, and no number is left out', async () => {
  const [mug, bowl] = [
    await shop.add({ name: 'Mug', price: 1000, stock: 50 }),
    await shop.add({ name: 'Bowl', price: 1000, stock: 50 }),
  ];
  const buyers = await Promise.all(
    times(8, shop.visitor).map(async (buyer, index) => ({
      buyer,
      id: await checkOut(buyer, index % 2 ? [mug.line(1), bowl.line(1)] : [bowl.line(1), mug.line(1)]),
    })),
  );
  const answers = await Promise.all(buyers.map(({ buyer, id }) => buyer.call(checkouts.createOrder, { id })));
  for (const answer of answers) expectAnswer(answer);
  const orders = await shop.rows<{ number: string }>('orders');
  expect(orders.map(({ number }) => number).sort()).toEqual(
    times(8, () => '').map((_, index) => String(10_001 + index)),
  );
  expect([await shop.stockOf(mug.id), await shop.stockOf(bowl.id)]).toEqual([42, 42]);
});

test('a checkout that is paid many times at once is charged once', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 9 });
  const visitor = shop.visitor();
  const checkoutId = await checkOut(visitor, [mug.line(2)]);
  const paymentToken = 'sandbox-4242424242424242';
  const answers = await Promise.all(
    times(6, () => visitor.call(payments.payCheckout, { checkoutId, method: 'card', paymentToken })),
  );
  for (const answer of answers) {
    expect(answer).toMatchObject(
      'refused' in answer ? { code: 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS' } : { outcome: 'PAID' },
    );
  }
  expect(await shop.rows('payments')).toMatchObject([{ status: 'APPROVED' }]);
  expect(await shop.rows('orders')).toHaveLength(1);
  expect(await shop.stockOf(mug.id)).toBe(7);
});
