import { orderEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isSent } from '../../letters.ts';
import { readSite } from '../../platform/db/index.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { schedule } from '../../platform/tasks/index.ts';
import { businessNotice } from '../team/index.ts';
import { newOrderLetter } from './letters/new-order.ts';
import { viewOrder } from './order-view.ts';
import { findOrder } from './orders.store.ts';

/** The people of a shop are told of each order that is placed for good, unless whoever placed it says otherwise. */
export const businessHearsOfOrders: Consumer<Context> = {
  name: 'the business hears of orders',
  hears: [
    on(orderEvents.approved, async (ctx, { entityId }, tx) => {
      if (isSent(newOrderLetter, ctx.site)) schedule(tx, orderNotice, { input: entityId });
    }),
  ],
};

export const orderNotice = businessNotice({
  name: 'order notice',
  letter: newOrderLetter,
  permission: 'ECOM.READ_ORDERS',
  about: 'ORDER',
  factsOf: async (ctx, orderId) => {
    const order = await readSite(ctx, (tx) => findOrder(tx, orderId));
    if (!order || order.untold?.business) return null;
    return { order: viewOrder(ctx, order), url: `${ctx.dashboardUrl}/orders/${order.id}?site=${ctx.siteId}` };
  },
});
