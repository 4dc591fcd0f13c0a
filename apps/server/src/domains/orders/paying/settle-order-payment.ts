import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { type Outcome, type Settled, settle } from '../../payments/index.ts';
import type { Order } from '../order.ts';
import { type OrderPayable, orderPayable, payableOf } from './order-payable.ts';

/** Settles what a provider said of a transaction of an order, with the consequences for the order. */
export const settleOrderPayment = (
  ctx: Context,
  tx: Tx,
  order: Order,
  transactionId: string,
  outcome: Outcome,
): Promise<Settled<OrderPayable>> =>
  settle(ctx, tx, orderPayable, { payableId: order.id, known: payableOf(order, null), transactionId }, outcome);
