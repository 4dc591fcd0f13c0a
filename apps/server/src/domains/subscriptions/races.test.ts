// Simultaneous renewals, on a server: the embedded database has one connection and so no races.
import { orders, subscriptions } from '@stoa/contract';
import { onPostgres } from '@stoa/server/testing/on-postgres';
import { expectAnswer, openShop } from '@stoa/server/testing/shop';
import { addSubscription, subscribe } from '@stoa/server/testing/subscriptions';
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
