/** Captures and releases money that banks hold for an order. */
import type { ErrorCode, orderBilling, orders } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { isGuid } from '../../../platform/ids.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { type Begun, beginMovement, performAll, providersOf } from '../../payments/index.ts';
import type { Order } from '../order.ts';
import { isChargedBack } from '../order-money.ts';
import { announceMoney } from '../paying/announce-money.ts';
import { type OrderPayable, orderOf, orderPayable } from '../paying/order-payable.ts';
import { viewTransactions } from '../paying/transactions-view.ts';

type Wish = { paymentId?: string | null; amount?: { amount?: string } };

/** The codes of a generation of calls for payments whose money no provider of the site holds. */
type Codes = { offline: ErrorCode; elsewhere: ErrorCode; chargedBack: ErrorCode | null };
const newer: Codes = {
  offline: 'PAYMENT_NOT_AUTHORIZED',
  elsewhere: 'GATEWAY_TRANSACTION_NOT_FOUND',
  chargedBack: 'ORDER_HAS_CHARGEBACKS',
};
const older: Codes = {
  offline: 'PAYMENT_NOT_AUTHORIZED',
  elsewhere: 'PAYMENT_GATEWAY_ID_NOT_FOUND',
  chargedBack: null,
};

/** Captures authorised payments, each once: all of it or a part. The bank releases the rest. */
export const captureAuthorizedPayments: UseCase<(typeof orderBilling)['captureAuthorizedPayments']> = (
  ctx,
  { orderId, payments },
) => settle(ctx, orderId, { type: 'CAPTURE', wishes: payments, codes: newer });

/** Releases authorised payments. */
export const voidAuthorizedPayments: UseCase<(typeof orderBilling)['voidAuthorizedPayments']> = (
  ctx,
  { orderId, paymentIds },
) =>
  settle(ctx, orderId, {
    type: 'VOID',
    wishes: paymentIds.map((paymentId) => ({ paymentId })),
    codes: { ...newer, chargedBack: null },
  });

/** The older call. */
export const captureCollectedPayments: UseCase<(typeof orders)['captureAuthorizedPayments']> = (
  ctx,
  { ecomOrderId, payments },
) =>
  settle(ctx, ecomOrderId, {
    type: 'CAPTURE',
    wishes: payments,
    codes: { ...older, offline: 'NOT_REGULAR_ONLINE_PAYMENT' },
  });

/** The older call. */
export const voidCollectedPayments: UseCase<(typeof orders)['voidAuthorizedPayments']> = (
  ctx,
  { ecomOrderId, paymentIds },
) => settle(ctx, ecomOrderId, { type: 'VOID', wishes: paymentIds.map((paymentId) => ({ paymentId })), codes: older });

type Decision = { type: 'CAPTURE' | 'VOID'; wishes: readonly Wish[]; codes: Codes };

/** All are written before the first provider is asked: one that cannot be settled stops them all. */
async function settle(ctx: Context, orderId: string, { type, wishes, codes }: Decision) {
  const providers = await providersOf(ctx);
  const performed = await performAll(ctx, orderPayable, async (tx) => {
    const payable = isGuid(orderId) ? await orderPayable.lock(ctx, tx, orderId.toLowerCase()) : null;
    if (!payable) return refuse('ORDER_NOT_FOUND');
    const { order } = payable;
    if (codes.chargedBack && isChargedBack(order)) return refuse(codes.chargedBack);
    const all: Begun<OrderPayable>[] = [];
    const ids: string[] = [];
    for (const [index, wish] of wishes.entries()) {
      const read = readWish(order, wish, { index, known: ids, codes });
      if (isRefusal(read)) return read;
      ids.push(read.paymentId);
      const begun = await beginMovement(ctx, tx, payable, { type, ...read }, providers);
      if (isRefusal(begun)) return begun;
      all.push(begun);
    }
    announceMoney(ctx, tx, order, { paymentIds: ids });
    return { all };
  });
  return isRefusal(performed) ? performed : { orderTransactions: viewTransactions(ctx, orderOf(performed.payable)) };
}

type Place = { index: number; known: readonly string[]; codes: Codes };

function readWish(
  order: Order,
  { paymentId, amount: sent }: Wish,
  { index, known, codes }: Place,
): { paymentId: string; amount?: number } | Refusal {
  const payment = order.payments.find(({ id }) => id === paymentId?.toLowerCase());
  if (!payment) return refuse('PAYMENT_NOT_FOUND', { paymentId: paymentId ?? null });
  if (known.includes(payment.id))
    return invalid({ field: `payments.${index}`, description: 'is in the list twice', violatedRule: 'OTHER' });
  if (payment.provider === 'offline') return refuse(codes.offline, { paymentId: payment.id });
  if (payment.accountId === null) return refuse(codes.elsewhere, { paymentId: payment.id });
  if (sent?.amount === undefined) return { paymentId: payment.id };
  const amount = parseAmount(sent.amount, order.currency);
  return amount === null ? refuse('INVALID_AMOUNT', { paymentId: payment.id }) : { paymentId: payment.id, amount };
}
