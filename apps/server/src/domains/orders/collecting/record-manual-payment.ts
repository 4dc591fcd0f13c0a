/** Money that the merchant received outside: in cash, by bank transfer. */
import type { orders, Request } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { bulkAnswer, type ItemOutcome } from '../../../platform/resource/index.ts';
import type { UseCase } from '../../../use-case.ts';
import { recordPayment } from '../../payments/index.ts';
import type { Order } from '../order.ts';
import { viewOrder } from '../order-view.ts';
import { type OrderPayable, orderPayable } from '../paying/order-payable.ts';
import { type Collectability, collectabilityFacts, collectabilityOf } from './collectability.ts';

type Service = typeof orders;
type MethodName = Request<Service['paymentCollectionMarkOrderAsPaid']>['userDefinedPaymentMethodName'];

/** Records that everything that is owed for an order was paid outside. */
export const paymentCollectionMarkOrderAsPaid: UseCase<Service['paymentCollectionMarkOrderAsPaid']> = async (
  ctx,
  { ecomOrderId, userDefinedPaymentMethodName },
) => {
  const order = await recordManually(ctx, ecomOrderId, { methodName: userDefinedPaymentMethodName });
  return isRefusal(order) ? order : { order: viewOrder(ctx, order) };
};

/** The same for several orders, each in a transaction of its own. */
export const paymentCollectionBulkMarkOrdersAsPaid: UseCase<Service['paymentCollectionBulkMarkOrdersAsPaid']> = async (
  ctx,
  { ecomOrderIds },
) => {
  const outcomes: ItemOutcome[] = [];
  for (const id of ecomOrderIds) {
    const order = await recordManually(ctx, id, {});
    const refusal = isRefusal(order) ? order : null;
    const found = isRefusal(order) ? null : order;
    outcomes.push({
      id: isGuid(id) ? id : null,
      refusal,
      ...(found && { item: viewOrder(ctx, found) }),
    });
  }
  return bulkAnswer(outcomes, true);
};

/** Records that a part of what is owed, or all of it, was paid outside. */
export const recordManuallyCollectedPayment: UseCase<Service['recordManuallyCollectedPayment']> = async (
  ctx,
  { orderId, amount, userDefinedPaymentMethodName },
) => {
  const order = await recordManually(ctx, orderId, {
    amount: amount.amount ?? '',
    methodName: userDefinedPaymentMethodName,
  });
  return isRefusal(order) ? order : {};
};

type Manual = {
  /** As the request has it; everything that is owed where absent. */
  amount?: string;
  methodName?: MethodName;
};

const recordManually = (ctx: Context, orderId: string, manual: Manual): Promise<Order | Refusal> =>
  withSite(ctx, async (tx) => {
    const payable = isGuid(orderId) ? await orderPayable.lock(ctx, tx, orderId.toLowerCase()) : null;
    if (!payable) return refuse('ORDER_NOT_FOUND');
    return payManually(ctx, tx, payable, manual);
  });

async function payManually(
  ctx: Context,
  tx: Tx,
  payable: OrderPayable,
  { amount: stated, methodName }: Manual,
): Promise<Order | Refusal> {
  const facts = collectabilityFacts(payable.order);
  const refused = refusals[collectabilityOf(facts)];
  if (refused) return refuse(refused);
  const amount = stated === undefined ? facts.owed : parseAmount(stated, payable.currency);
  if (!amount || amount > facts.owed) return refuse('INVALID_AMOUNT');
  const recorded = await recordPayment(ctx, tx, orderPayable, payable, {
    provider: 'offline',
    method: 'offline',
    amount,
    createdDate: ctx.now().toISOString(),
    status: 'APPROVED',
    details: methodName ? { methodName } : {},
  });
  return isRefusal(recorded) ? recorded : recorded.payable.order;
}

/** The codes for orders that nothing can be paid for. */
const refusals: Partial<
  Record<
    Collectability,
    'ORDER_CANCELED' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED' | 'ORDER_HAS_CHARGEBACKS' | 'ORDER_ALREADY_PAID'
  >
> = {
  NONCOLLECTABLE_ORDER_IS_CANCELLED: 'ORDER_CANCELED',
  NONCOLLECTABLE_ORDER_IS_PENDING: 'ORDER_IS_PENDING',
  NONCOLLECTABLE_ORDER_IS_REJECTED: 'ORDER_IS_REJECTED',
  NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS: 'ORDER_HAS_CHARGEBACKS',
  NONCOLLECTABLE_ORDER_IS_PAID: 'ORDER_ALREADY_PAID',
};
