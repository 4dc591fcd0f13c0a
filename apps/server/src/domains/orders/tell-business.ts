import type { Context } from '../../context.ts';
import { isSent } from '../../letters.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { schedule } from '../../platform/tasks/index.ts';
import { businessNotice } from '../team/index.ts';
import { newOrderLetter } from './letters/new-order.ts';
import type { Order } from './order.ts';
import { viewOrder } from './order-view.ts';
import { findOrder } from './orders.store.ts';

/** The people of a shop are told of each order that is placed for good, unless whoever placed it says otherwise. */
export function tellBusiness(ctx: Context, tx: Tx, { id, untold }: Pick<Order, 'id' | 'untold'>): void {
  if (isSent(newOrderLetter, ctx.site) && !untold?.business) schedule(tx, orderNotice, { input: id });
}

export const orderNotice = businessNotice({
  name: 'order notice',
  letter: newOrderLetter,
  permission: 'ECOM.READ_ORDERS',
  about: 'ORDER',
  factsOf: async (ctx, orderId) => {
    const order = await readSite(ctx, (tx) => findOrder(tx, orderId));
    if (!order) return null;
    return { order: viewOrder(ctx, order), url: `${ctx.dashboardUrl}/orders/${order.id}?site=${ctx.siteId}` };
  },
});
