import type { orderBilling, orders, Request } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { readSite } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import type { Order } from '../order.ts';
import { withReturns } from '../paying/returns-to-cards.ts';
import { viewTransactions } from '../paying/transactions-view.ts';
import { calculate } from './calculate.ts';
import { readWish, refuseProblem } from './calculate-refund.ts';
import type { Refund } from './decided-refund.ts';
import { type PartWish, type ReadRefund, refundOrder } from './refund-order.ts';

type Billing = typeof orderBilling;
type SentRefund = Request<Billing['refundPayments']>;
type Triggered = Request<(typeof orders)['triggerRefund']>;
type Items = { lineItemId?: string; quantity?: number }[] | undefined;

/** Refunds payments of an order, all of them or parts, and does what else belongs to it. */
export const refundPayments: UseCase<Billing['refundPayments']> = async (ctx, sent) => {
  const refunded = await refundOrder(ctx, sent.orderId, readSent(ctx, sent));
  if (isRefusal(refunded)) return refunded;
  const [order = refunded.order] = await readSite(ctx, (tx) => withReturns(tx, [refunded.order]));
  const orderTransactions = viewTransactions(ctx, order);
  const refund = orderTransactions.refunds?.find(({ id }) => id === refunded.refundId);
  return { orderTransactions, ...(refund && { refund }) };
};

const readSent =
  (ctx: Context, { paymentRefunds, refundItems, sideEffects, customerReason }: SentRefund): ReadRefund =>
  (order) => {
    const wish = readWish(order, refundItems);
    if (isRefusal(wish)) return wish;
    const calculated = calculate(order, wish);
    if (Array.isArray(calculated)) return refuseProblem(calculated);
    const restock = readRestock(order, sideEffects?.restock?.lineItems, wish.lines);
    if (isRefusal(restock)) return restock;
    const parts: PartWish[] = [];
    for (const [index, { paymentId, amount, externalRefund, externalRefundInfo }] of paymentRefunds.entries()) {
      const read = readAmount(order, amount?.amount, `paymentRefunds.${index}.amount.amount`);
      if (isRefusal(read)) return read;
      const isDone = externalRefundInfo?.refundStatus !== 'PENDING';
      parts.push({ paymentId, amount: read, outside: externalRefund ?? false, isDone });
    }
    const { notifications } = sideEffects ?? {};
    return {
      parts,
      refund: {
        lines: calculated.lines.map(({ id, quantity }) => ({ id, quantity })),
        fees: calculated.fees.map(({ id, amount }) => ({ id, amount })),
        shipping: calculated.shipping?.amount ?? null,
        reason: customerReason ?? null,
        restock,
        tell: notifications?.sendCustomerEmail ?? false,
        message: notifications?.customMessage ?? null,
        appId: appOf(ctx),
      },
    };
  };

/** The app that asks; API keys are nobody's in particular. */
const appOf = ({ caller }: Pick<Context, 'caller'>): string | null =>
  caller.kind === 'app' && isGuid(caller.id) ? caller.id : null;

/** An amount in minor units; null where none was sent. */
function readAmount({ currency }: Order, sent: string | undefined, field: string): number | null | Refusal {
  if (sent === undefined) return null;
  const amount = parseAmount(sent, currency);
  return amount ?? invalid({ field, description: `is not an amount of ${currency}`, violatedRule: 'FORMAT' });
}

/** What goes back into stock: no more of a line than is refunded with it. */
function readRestock(
  order: Order,
  sent: Items,
  lines: readonly { id: string; quantity: number }[],
): Refund['restock'] | Refusal {
  const restock = (sent ?? []).map(({ lineItemId = '', quantity = 0 }) => ({ id: lineItemId.toLowerCase(), quantity }));
  const sum = (items: readonly { id: string; quantity: number }[], id: string) =>
    items.filter((each) => each.id === id).reduce((total, each) => total + each.quantity, 0);
  for (const { id, quantity } of restock) {
    if (!order.lines.some((line) => line.id === id)) return refuse('LINE_ITEM_NOT_FOUND', { lineItemId: id });
    if (sum(restock, id) > sum(lines, id))
      return refuse('INVALID_LINE_ITEM_RESTOCK_QUANTITY', { lineItemId: id, quantity });
  }
  return restock;
}

/** The older call: refunds one payment, and says its refusals in its own words. */
export const triggerRefund: UseCase<(typeof orders)['triggerRefund']> = async (ctx, sent) => {
  const refunded = await refundOrder(ctx, sent.ecomOrderId, (order) => readSent(ctx, asRefund(order, sent))(order));
  if (isRefusal(refunded)) return inOlderWords(refunded);
  const { order, refundId } = refunded;
  return { orderTransactions: viewTransactions(ctx, order), refundId, failedPaymentIds: failedIn(order, refundId) };
};

/** The older request as a newer one. Its details name items in one of two fields, and may name all of the shipping. */
function asRefund(order: Order, { payments, details, sideEffects }: Triggered): SentRefund {
  const lineItems = details?.lineItems?.length ? details.lineItems : details?.items;
  const { restockInfo } = sideEffects ?? {};
  const shipping = details?.shipping ?? (details?.shippingIncluded ? {} : undefined);
  const restocked = {
    NO_ITEMS: [],
    SOME_ITEMS: restockInfo?.items ?? [],
    ALL_ITEMS: lineItems ?? [],
  }[restockInfo?.type ?? 'NO_ITEMS'];
  return {
    orderId: order.id,
    paymentRefunds: payments,
    refundItems: {
      ...(lineItems && { lineItems }),
      ...(details?.additionalFees && { additionalFees: details.additionalFees }),
      ...(shipping && { shipping }),
    } as SentRefund['refundItems'] & object,
    customerReason: details?.reason ?? null,
    sideEffects: {
      restock: { lineItems: restocked as { lineItemId: string; quantity: number }[] },
      notifications: {
        sendCustomerEmail: sideEffects?.sendOrderRefundedEmail ?? false,
        customMessage: sideEffects?.customMessage ?? null,
      },
    },
  };
}

function inOlderWords(refusal: Refusal): Refusal {
  if (refusal.refused !== 'code') return refusal;
  const { code, data } = refusal;
  if (code === 'ORDER_NOT_FOUND') return refusal;
  if (code === 'PAYMENT_NOT_FOUND') return refuse('PAYMENTS_NOT_FOUND', data);
  return refuse(code === 'INVALID_PAYMENT_REFUND_AMOUNT' ? 'INVALID_AMOUNT' : 'REFUND_NOT_AVAILABLE', {
    ...data,
    reason: code,
  });
}

const failedIn = (order: Order, refundId: string) =>
  order.payments
    .filter(({ transactions }) =>
      transactions.some(({ details, status }) => details.refundId === refundId && status === 'FAILED'),
    )
    .map(({ id }, originalIndex) => ({ id, originalIndex, success: false }));
