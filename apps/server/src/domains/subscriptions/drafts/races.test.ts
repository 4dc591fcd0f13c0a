// Drafts committed while their cycle is charged, on a server: the embedded database has one connection and so no races.
import { draftSubscriptionContracts as drafts, orders, subscriptions } from '@stoa/contract';
import { onPostgres } from '@stoa/server/testing/on-postgres';
import { expectAnswer, openShop } from '@stoa/server/testing/shop';
import { addSubscription, subscribe } from '@stoa/server/testing/subscriptions';
import { handOnEvents } from '@stoa/server/testing/tasks';
import { expect, test } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';
import { contractsFollowOrders } from '../follow-orders.ts';
import { renewSubscription } from '../renew.ts';

let database: Database;
onPostgres((opened) => {
  database = opened;
});

test('a cycle is charged once, as agreed before or after a draft that is committed meanwhile, and never in between', async () => {
  const shop = await openShop(database);
  const coffee = await addSubscription(shop);
  const { id } = await subscribe(shop, coffee.line(1));
  const owner = shop.staff();
  let committedQuantity = 1;
  for (const [at, cycle] of [
    ['2026-04-02', 2],
    ['2026-05-02', 3],
    ['2026-06-02', 4],
  ] as const) {
    shop.clock.now = new Date(`${at}T10:00:00.000Z`);
    const target = { contractTarget: { nextCycleNumber: cycle } };
    const begun = expectAnswer(
      await owner.call(drafts.createDraftSubscriptionContract, { subscriptionContractId: id, target }),
    );
    const draft = begun.calculatedDraftSubscriptionContract?.draftSubscriptionContract;
    const draftSubscriptionContractId = draft?.id ?? '';
    const lineItemId = draft?.lineItems?.[0]?.lineItem?.id;
    const lineItemChanges = [{ lineItemId, newQuantity: cycle }];
    expectAnswer(await owner.call(drafts.updateLineItems, { draftSubscriptionContractId, lineItemChanges }));
    const run = () => renewSubscription.run(owner.ctx, { contractId: id });
    const commit = () => owner.call(drafts.commitDraftSubscriptionContract, { draftSubscriptionContractId });
    const [, , , first, second] = await Promise.all([run(), run(), run(), commit(), commit(), run()]);
    const codes = [first, second].map((answer) => (answer as { code?: string }).code ?? 'done');
    expect(codes.filter((code) => code === 'done').length).toBeLessThanOrEqual(1);
    expect(codes.filter((code) => !['done', 'ALREADY_COMMITTED', 'CYCLE_ALREADY_STARTED'].includes(code))).toEqual([]);
    await handOnEvents(owner.ctx, [contractsFollowOrders]);
    await run();
    await handOnEvents(owner.ctx, [contractsFollowOrders]);
    const { cycles = [] } = expectAnswer(await owner.call(subscriptions.getSubscription, { subscriptionId: id }));
    expect(cycles.map((each) => each.cycle)).toEqual(Array.from({ length: cycle }, (_, index) => cycle - index));
    const { order } = expectAnswer(await owner.call(orders.getOrder, { id: cycles[0]?.orderId }));
    const quantity = order?.lineItems?.[0]?.quantity ?? 0;
    expect(order?.paymentStatus).toBe('PAID');
    if (codes.includes('done')) committedQuantity = cycle;
    expect(quantity).toBe(committedQuantity);
  }
  const found = expectAnswer(await owner.call(orders.searchOrders, { search: {} }));
  expect(found.orders?.filter(({ paymentStatus }) => paymentStatus === 'PAID')).toHaveLength(4);
});
