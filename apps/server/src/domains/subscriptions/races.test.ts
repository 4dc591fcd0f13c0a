// Simultaneous renewals, on a server: the embedded database has one connection and so no races.
import { orders, payments, subscriptions } from '@stoa/contract';
import { onPostgres } from '@stoa/server/testing/on-postgres';
import { expectAnswer, openShop } from '@stoa/server/testing/shop';
import { addSubscription, checkOut, subscribe } from '@stoa/server/testing/subscriptions';
import { handOnEvents } from '@stoa/server/testing/tasks';
import { expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { contractsFollowOrders } from './follow-orders.ts';
import { renewSubscription } from './renew.ts';

let database: Database;
onPostgres((opened) => {
  database = opened;
});

test('of simultaneous renewals of a cycle, one charges', async () => {
  const shop = await openShop(database);
  const coffee = await addSubscription(shop);
  const { id } = await subscribe(shop, coffee.line(1));
  const staff = shop.staff();
  for (const date of ['2026-04-02', '2026-05-02']) {
    shop.clock.now = new Date(`${date}T10:00:00.000Z`);
    const run = () => renewSubscription.run(staff.ctx, { contractId: id });
    await Promise.all(Array.from({ length: 6 }, run));
    await handOnEvents(staff.ctx, [contractsFollowOrders]);
    await run();
  }
  const { cycles = [] } = expectAnswer(await staff.call(subscriptions.getSubscription, { subscriptionId: id }));
  expect(cycles.map(({ cycle }) => cycle)).toEqual([3, 2, 1]);
  expect(await shop.stockOf(coffee.id)).toBe(97);
  const found = expectAnswer(await staff.call(orders.searchOrders, { search: {} }));
  expect(found.orders?.filter(({ paymentStatus }) => paymentStatus === 'PAID')).toHaveLength(3);
});

test.each(['visitor', 'address'])(
  'of free trials under one %s that begin at the same time, one is free',
  async (same) => {
    const shop = await openShop(database);
    const coffee = await addSubscription(shop, { freeTrialPeriod: { frequency: 'WEEK', interval: 2 } });
    const visitor = shop.visitor();
    const begun = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        checkOut(
          shop,
          [coffee.line(1)],
          same === 'visitor'
            ? { buyer: visitor, email: `${index}@example.com` }
            : { email: index % 2 ? 'ada@example.com' : 'Ada@Example.COM' },
        ),
      ),
    );
    const pay = ({ buyer, checkoutId }: (typeof begun)[number]) =>
      buyer.call(payments.payCheckout, { checkoutId, method: 'card', paymentToken: 'sandbox-4242424242424242' });
    const outcomes = await Promise.all(begun.map(pay));
    expect(outcomes.filter((one) => 'outcome' in one && one.outcome === 'PAID')).toHaveLength(1);
    expect(outcomes.filter((one) => 'code' in one && one.code === 'CHECKOUT_CHANGED')).toHaveLength(5);
    expect(await shop.stockOf(coffee.id)).toBe(99);
  },
);

test('of simultaneous charges at the end of a free trial, one charges', async () => {
  const shop = await openShop(database);
  const coffee = await addSubscription(shop, { freeTrialPeriod: { frequency: 'WEEK', interval: 2 } });
  const { id } = await subscribe(shop, coffee.line(1));
  const staff = shop.staff();
  shop.clock.now = new Date('2026-03-16T10:00:00.000Z');
  const run = () => renewSubscription.run(staff.ctx, { contractId: id });
  await Promise.all(Array.from({ length: 6 }, run));
  await handOnEvents(staff.ctx, [contractsFollowOrders]);
  await run();
  const { cycles = [] } = expectAnswer(await staff.call(subscriptions.getSubscription, { subscriptionId: id }));
  expect(cycles.map(({ cycle }) => cycle)).toEqual([1, 0]);
  const payments = await shop.rows<{ amount: string; captured: string }>('payments');
  const charged = payments.filter(({ captured }) => Number(captured) > 0).map(({ amount }) => Number(amount));
  // the delivery of the first order, and what was agreed on for the time after the trial
  expect(charged.toSorted((one, other) => one - other)).toHaveLength(2);
  expect(await shop.stockOf(coffee.id)).toBe(98);
});
