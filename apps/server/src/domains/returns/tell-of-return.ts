/** Who hears of a return: its buyer at each step that the shop takes, the business when it is asked for. */
import { type Context, contextIn } from '../../context.ts';
import { aboutOrder, isSent, sendLetter } from '../../letters.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import { schedule } from '../../platform/tasks/index.ts';
import { findOrder, type Order, pageOfOrder } from '../orders/index.ts';
import { businessNotice } from '../team/index.ts';
import { returnRequestLetter } from './letters/return-request.ts';
import { returnUpdateLetter, type ToldStatus } from './letters/return-update.ts';
import { itemsOf } from './returned-items.ts';
import { type OrderReturn, returnResource } from './returns.ts';

const TOLD: readonly string[] = ['REQUESTED', 'APPROVED', 'DECLINED', 'RECEIVED'] satisfies ToldStatus[];
const isTold = (status: string | null | undefined): status is ToldStatus => TOLD.includes(status ?? '');

/** Queues the letters about the status of a return with the transaction that changed it. */
export function tellOfReturn(ctx: Context, tx: Tx, order: Order, changed: OrderReturn): void {
  const { id, status, answer = null } = changed;
  if (status === 'REQUESTED' && isSent(returnRequestLetter, ctx.site)) schedule(tx, returnNotice, { input: id });
  if (!order.email || !isTold(status)) return;
  const seen = contextIn(ctx, order.language);
  const facts = {
    ...{ status, answer, orderNumber: String(order.number) },
    items: itemsOf(seen, order, changed, 'buyer'),
    url: pageOfOrder(seen, order),
  };
  sendLetter(tx, returnUpdateLetter, { to: order.email, from: seen.site, about: aboutOrder(order) }, facts);
}

export const returnNotice = businessNotice({
  name: 'return notice',
  letter: returnRequestLetter,
  permission: 'ECOM.READ_ORDERS',
  about: 'RETURN',
  factsOf: (ctx, returnId) =>
    readSite(ctx, async (tx) => {
      const [asked] = await returnResource.findByIds(tx, [returnId]);
      const order = asked && (await findOrder(tx, asked.orderId ?? ''));
      if (!order) return null;
      return {
        orderNumber: String(order.number),
        items: itemsOf(ctx, order, asked, 'business'),
        reason: asked.reason ?? 'OTHER',
        note: asked.note ?? null,
        url: `${ctx.dashboardUrl}/orders/${order.id}?site=${ctx.siteId}`,
      };
    }),
});
