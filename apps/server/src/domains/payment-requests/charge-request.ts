import { orderPaymentRequestEvents } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { cancel } from '../../platform/tasks/index.ts';
import { chargeOrder, findOrder, lockOrder, type Order } from '../orders/index.ts';
import { authorizationOf, capturedOf, type Payment, pendingOf } from '../payments/index.ts';
import { findRequestsOf, noteAttempt } from './attempts.store.ts';
import { requestExpires } from './expiry.ts';
import { addressOf } from './pay-link.ts';
import { type PaymentRequest, refuseIn, requestResource } from './payment-requests.ts';

export type RequestCharge = {
  outcome: 'PAID' | 'ACTION_REQUIRED' | 'DECLINED';
  paymentId: string;
  actionUrl: string | null;
  message: string | null;
};

export async function findRequest(tx: Tx, id: string, { lock = false } = {}): Promise<PaymentRequest | null> {
  const [request] = await requestResource.findByIds(tx, [id], { lock });
  return request ?? null;
}

/** Whether the buyer is paying a request at this moment. Their order is locked, so no other payment begins. */
export async function hasOpenPayment(tx: Tx, order: Order, requestId: string): Promise<boolean> {
  const open = order.payments.filter((payment) => pendingOf(payment) > 0).map(({ id }) => id);
  return open.length > 0 && [...(await findRequestsOf(tx, open)).values()].includes(requestId);
}

/** Charges a request by card: a payment of its order, of exactly what it asks for. Of simultaneous calls, one charges. */
export async function chargeRequest(
  ctx: Context,
  requestId: string,
  paymentToken: string,
): Promise<RequestCharge | Refusal> {
  const request = await readSite(ctx, (tx) => findRequest(tx, requestId));
  if (!request) return refuse('ORDER_PAYMENT_REQUEST_NOT_FOUND');
  const charged = await chargeOrder(ctx, request.orderId ?? '', {
    method: 'card',
    token: paymentToken,
    amount: parseAmount(request.amount?.amount ?? '', request.currency ?? '') ?? 0,
    returnUrl: addressOf(ctx, requestId),
    claim: (tx, order, payment) => claim(ctx, tx, order, requestId, payment),
  });
  if (isRefusal(charged)) {
    // while the buyer is asked by a bank, nothing more is owed
    if (isOf(charged, 'ORDER_PAID') && (await isBeingPaid(ctx, request))) return refuse('PAYMENT_IN_PROGRESS');
    return isOf(charged, 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE') ? refuse('PAYMENT_METHOD_UNAVAILABLE') : charged;
  }
  await withSite(ctx, (tx) => followOrder(ctx, tx, charged.payable.id));
  return outcomeOf(charged.payment);
}

const isOf = (refusal: Refusal, code: string): boolean => 'code' in refusal && refusal.code === code;

const isBeingPaid = (ctx: Context, { id = '', orderId }: PaymentRequest): Promise<boolean> =>
  readSite(ctx, async (tx) => {
    const order = await findOrder(tx, orderId ?? '');
    return order !== null && hasOpenPayment(tx, order, id);
  });

/** Notes a payment of the locked order as one of the request; refuses it where the request cannot be paid now. */
async function claim(ctx: Context, tx: Tx, order: Order, requestId: string, payment: Payment): Promise<Refusal | null> {
  await followLockedOrder(ctx, tx, order);
  const request = await findRequest(tx, requestId, { lock: true });
  if (!request) return refuse('ORDER_PAYMENT_REQUEST_NOT_FOUND');
  const { expirationDate } = request;
  const isOver = request.status === 'UNPAID' && expirationDate && new Date(expirationDate) <= ctx.now();
  const refusal = refuseIn('charge', isOver ? { status: 'EXPIRED' } : request);
  if (refusal) return refusal;
  if (await hasOpenPayment(tx, order, requestId)) return refuse('PAYMENT_IN_PROGRESS');
  await noteAttempt(tx, requestId, payment.id);
  return null;
}

/** Marks the requests as paid whose payments have brought money, whoever heard of it first. */
export async function followOrder(ctx: Context, tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order) await followLockedOrder(ctx, tx, order);
}

/** The same before anything is decided about one of its requests: news of the bank may be known, and not yet heard of here. */
export async function followLockedOrder(ctx: Context, tx: Tx, order: Order): Promise<void> {
  const paid = order.payments.filter((payment) => capturedOf(payment) > 0).map(({ id }) => id);
  if (paid.length === 0) return;
  for (const requestId of new Set((await findRequestsOf(tx, paid)).values())) {
    const request = await findRequest(tx, requestId, { lock: true });
    if (!request || request.status === 'PAID') continue;
    cancel(tx, requestExpires, requestId);
    await requestResource.change(ctx, tx, request, () => ({ status: 'PAID' }), {
      announce: (done) =>
        orderPaymentRequestEvents.paid(done.id, { orderPaymentRequest: requestResource.view(ctx, done) }),
    });
  }
}

export function outcomeOf(payment: Payment): RequestCharge {
  const { status, actionUrl, failure } = authorizationOf(payment);
  const facts = { paymentId: payment.id, actionUrl: null, message: null };
  if (status === 'FAILED') return { ...facts, outcome: 'DECLINED', message: failure };
  return pendingOf(payment) > 0 ? { ...facts, outcome: 'ACTION_REQUIRED', actionUrl } : { ...facts, outcome: 'PAID' };
}
