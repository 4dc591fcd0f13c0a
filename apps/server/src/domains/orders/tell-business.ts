import { orderEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isSent, sendLetter } from '../../letters.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { schedule, type Task } from '../../platform/tasks/index.ts';
import { addressesOfBusiness } from '../team/index.ts';
import { newOrderLetter } from './letters/new-order.ts';
import { viewOrder } from './order-view.ts';
import { findOrder } from './orders.store.ts';

/** The people of a shop are told of each order that is placed for good, unless whoever placed it says otherwise. */
export const businessHearsOfOrders: Consumer<Context> = {
  name: 'the business hears of orders',
  hears: [
    on(orderEvents.approved, async (ctx, { entityId }, tx) => {
      if (isSent(newOrderLetter, ctx.site)) schedule(tx, orderNotice, { key: entityId, input: entityId });
    }),
  ],
};

/** Mails an order to the business. Whoever is on the team is known outside of the site's transactions alone. */
export const orderNotice: Task<Context, string> = {
  name: 'order notice',
  lane: 'database',
  run: async (ctx, orderId) => {
    const recipients = await addressesOfBusiness(ctx, newOrderLetter, 'ECOM.READ_ORDERS');
    const order = recipients.length > 0 ? await readSite(ctx, (tx) => findOrder(tx, orderId)) : null;
    if (!order || order.untold?.business) return undefined;
    const facts = { order: viewOrder(ctx, order), url: `${ctx.dashboardUrl}/orders/${order.id}?site=${ctx.siteId}` };
    await withSite(ctx, async (tx) => {
      for (const to of recipients) sendLetter(tx, newOrderLetter, { to, from: ctx.site }, facts);
    });
    return undefined;
  },
};
