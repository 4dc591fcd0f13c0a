import { orderEvents } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { readSite } from '../../../platform/db/index.ts';
import { type Consumer, on } from '../../../platform/events/index.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { schedule, type Task } from '../../../platform/tasks/index.ts';
import { findOrder } from '../orders.store.ts';
import { isPaidByMembership } from './charge-in-parts.ts';
import { chargeAll } from './memberships.ts';

/** Who keeps the memberships may be away for a while. */
const PATIENCE = { firstMs: 2000, longestMs: 3_600_000, most: 12 };

/** Memberships that a buyer chose at checkout pay once the order is placed for good. */
export const membershipsPayOrders: Consumer<Context> = {
  name: 'memberships pay orders',
  hears: [
    on(
      orderEvents.approved,
      async (_ctx, { entityId }, tx) => schedule(tx, chargeSelected, { key: entityId, input: { orderId: entityId } }),
      ({ order }) => (order?.lineItems ?? []).some(({ paymentOption }) => paymentOption === 'MEMBERSHIP'),
    ),
  ],
};

/**
 * Has memberships pay for the lines of an order that its buyer chose them for. A line is charged by a key of its own, so that
 * a repeated attempt charges nothing twice. What none of them pays stays to be paid.
 */
export const chargeSelected: Task<Context, { orderId: string }> = {
  name: 'charge memberships',
  lane: 'outside',
  retry: PATIENCE,
  async run(ctx, { orderId }) {
    const order = await readSite(ctx, (tx) => findOrder(tx, orderId));
    const { memberId } = order?.buyer ?? {};
    if (!order || !memberId) return undefined;
    const due = new Set(
      order.lines
        .filter(({ id, prices }) => prices.totalAfterTax > 0 && !isPaidByMembership(order, id))
        .map(({ id }) => id),
    );
    const wishes = (order.memberships ?? []).flatMap(({ appId, id: membershipId, lineIds }) =>
      lineIds.filter((id) => due.has(id)).map((lineItemId) => ({ lineItemId, appId, membershipId })),
    );
    for (const wish of wishes) {
      const charged = await chargeAll(ctx, orderId, memberId, [wish]);
      const isAway = isRefusal(charged) && charged.refused === 'code' && charged.code === 'MEMBERSHIP_NOT_ELIGIBLE';
      if (isAway) throw new Error(`the membership did not pay for the line ${wish.lineItemId}`);
    }
    return undefined;
  },
  // the order shows that it is not paid
  async giveUp() {},
};
