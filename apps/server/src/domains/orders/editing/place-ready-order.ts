import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { takeStock } from '../../inventory/index.ts';
import { lookUpLines } from '../../purchase/index.ts';
import { announceOrder } from '../announce-order.ts';
import { approve } from '../approve.ts';
import type { Order } from '../order.ts';
import { saveOrder } from '../orders.store.ts';
import { beyondStock, stockLinesOf } from '../place-order.ts';

/** Places an order for good that staff put together: it takes its stock, unless that waits for the payment. */
export async function placeReadyOrder(
  ctx: Context,
  tx: Tx,
  order: Order,
  isStockTakenWhenPaid: boolean,
): Promise<Order | Refusal> {
  const isStockDue = isStockTakenWhenPaid && order.total > 0;
  const counted = order.lines.filter(({ item }) => item.variantId !== '');
  const short = isStockDue
    ? beyondStock((await lookUpLines(ctx, tx, counted)).lines)
    : await takeStock(ctx, tx, order.id, stockLinesOf(counted));
  if (short.length > 0)
    return refuse('INSUFFICIENT_INVENTORY', { variantIds: short.map(({ variantId }) => variantId) });
  const placed = approve(ctx, { ...order, ...(isStockDue && { isStockDue }) });
  const saved = await saveOrder(tx, placed, ctx.site.settings.firstOrderNumber);
  announceOrder(ctx, tx, saved, ['created', 'approved']);
  return saved;
}
