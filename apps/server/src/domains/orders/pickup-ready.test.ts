import { dispatch, orders } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { PICKUP } from '@stoa/server/testing/delivery';
import { placeOrder } from '@stoa/server/testing/orders';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  shop = await openShop(database);
});

const place = async (options: Parameters<typeof placeOrder>[2]) =>
  (await placeOrder(shop, [(await shop.add({ name: 'Mug', price: 1000, stock: 50 })).line(1)], options)).id;
const tell = (orderId: string, more: object = {}) => shop.staff().call(dispatch.tellPickupReady, { orderId, ...more });
const toldTimes = async (id: string) =>
  (expectAnswer(await shop.staff().call(orders.getOrder, { id })).order?.activities ?? []).filter(
    ({ type }) => type === 'PICKUP_READY_EMAIL_SENT',
  ).length;

test('buyers are told once that their order can be picked up, and again only on purpose', async () => {
  const id = await place({ code: PICKUP });
  expect(await tell(id)).toEqual({ sent: true });
  expect(await tell(id)).toEqual({ sent: false });
  expect(await toldTimes(id)).toBe(1);
  expect(await tell(id, { again: true })).toEqual({ sent: true });
  expect(await toldTimes(id)).toBe(2);
});

test('two who press at once tell once', async () => {
  const id = await place({ code: PICKUP });
  const answers = await Promise.all([tell(id), tell(id)]);
  expect(answers.map((answer) => expectAnswer(answer).sent).toSorted()).toEqual([false, true]);
  expect(await toldTimes(id)).toBe(1);
});

test('the mail says where, at what hours, and for which order', async () => {
  const id = await place({ code: PICKUP });
  await tell(id);
  const mails = (await shop.rows<{ input: unknown }>('tasks')).map((row) => JSON.stringify(row));
  const mail = mails.find((text) => text.includes('ready for pickup'));
  expect(mail).toContain('ada@example.com');
  expect(mail).toContain('Gneisenaustr. 12');
});

test('nobody is told about orders that are sent, unknown, cancelled or without an address for mail', async () => {
  expect(await tell(await place({}))).toMatchObject({ code: 'ORDER_IS_NOT_PICKED_UP' });
  expect(await tell(crypto.randomUUID())).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  const id = await place({ code: PICKUP });
  expectAnswer(await shop.staff().call(orders.cancelOrder, { id }));
  expect(await tell(id)).toMatchObject({ code: 'ORDER_CANCELED' });
  expect(await toldTimes(id)).toBe(0);
});
