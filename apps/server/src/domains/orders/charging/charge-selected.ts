import { orderEvents } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { aboutOrder, isSent } from '../../../letters.ts';
import { readSite, withSite } from '../../../platform/db/index.ts';
import { type Consumer, on } from '../../../platform/events/index.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { schedule, type Task } from '../../../platform/tasks/index.ts';
import { viewPrice } from '../../purchase/index.ts';
import { businessLetter } from '../../team/index.ts';
import { membershipUnpaidLetter } from '../letters/membership-unpaid.ts';
import { lockOrder } from '../lock-order.ts';
import { noteActivity } from '../note-activity.ts';
import type { Order, OrderLine } from '../order.ts';
import { owedFor } from '../order-money.ts';
import { findOrder } from '../orders.store.ts';
import { isPaidByMembership } from './charge-in-parts.ts';
import { chargeAll } from './memberships.ts';

/** Who keeps the memberships may be away for a while. */
const PATIENCE = { firstMs: 2000, longestMs: 3_600_000, most: 12 };
/** The id by which histories of orders name memberships as their author. */
const MEMBERSHIPS_APP = '6b1f0c52-8e3d-4d7a-9a51-0f4c7d2e9a10';

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
    const due = linesDue(order);
    const wishes = (order.memberships ?? []).flatMap(({ appId, id: membershipId, lineIds }) =>
      due.filter(({ id }) => lineIds.includes(id)).map(({ id }) => ({ lineItemId: id, appId, membershipId })),
    );
    for (const wish of wishes) {
      const charged = await chargeAll(ctx, orderId, memberId, [wish]);
      const isAway = isRefusal(charged) && charged.refused === 'code' && charged.code === 'MEMBERSHIP_NOT_ELIGIBLE';
      if (isAway) throw new Error(`the membership did not pay for the line ${wish.lineItemId}`);
    }
    return undefined;
  },
  /** The order stays as it is, to be collected or cancelled: its history says why, and the business hears of it. */
  async giveUp(ctx, { orderId }) {
    await withSite(ctx, async (tx) => {
      const order = await lockOrder(tx, orderId);
      const due = order ? linesDue(order) : [];
      const owed = order ? owedFor(order) : 0;
      if (order?.status !== 'APPROVED' || due.length === 0 || owed === 0) return;
      const additionalData = { lineItemIds: due.map(({ id }) => id).join() };
      await noteActivity(ctx, tx, order, 'CUSTOM_ACTIVITY', {
        customActivity: { appId: MEMBERSHIPS_APP, type: 'MEMBERSHIP_UNPAID', additionalData },
      });
      if (!isSent(membershipUnpaidLetter, ctx.site)) return;
      const style = { currency: order.currency, language: ctx.site.language };
      const facts = {
        orderNumber: String(order.number),
        items: due.map(({ item }) => item.productName),
        owed: viewPrice(owed, style).formattedAmount,
        url: `${ctx.dashboardUrl}/orders/${order.id}?site=${ctx.siteId}`,
      };
      schedule(tx, membershipNotice, { key: orderId, input: { once: orderId, about: aboutOrder(order), facts } });
    });
  },
};

/** The lines of an order that a membership is to pay for, and has not. */
const linesDue = (order: Order): OrderLine[] => {
  const chosen = (order.memberships ?? []).flatMap(({ lineIds }) => lineIds);
  return order.lines.filter(
    ({ id, prices }) => chosen.includes(id) && prices.totalAfterTax > 0 && !isPaidByMembership(order, id),
  );
};

export const membershipNotice = businessLetter({
  name: 'membership notice',
  letter: membershipUnpaidLetter,
  permission: 'ECOM.READ_ORDERS',
});
