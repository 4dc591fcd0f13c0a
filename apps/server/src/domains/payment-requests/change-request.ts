import { orderPaymentRequestEvents, type orderPaymentRequests, type paymentRequestPage } from '@stoa/contract';
import { formatsOf } from '@stoa/messages';
import { formatAmount, parseAmount } from '@stoa/money';
import { type Context, contextIn } from '../../context.ts';
import { aboutOrder, sendLetter } from '../../letters.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import { cancel } from '../../platform/tasks/index.ts';
import type { UseCase } from '../../use-case.ts';
import { withExtendedFields } from '../delivery/index.ts';
import { lockOrder, type Order } from '../orders/index.ts';
import { chargeRequest, findRequest, followLockedOrder, hasOpenPayment } from './charge-request.ts';
import { requestExpires } from './expiry.ts';
import { paymentRequestLetter } from './letters/payment-request.ts';
import { addressOf } from './pay-link.ts';
import { type PaymentRequest, refuseIn, requestResource, titleIn } from './payment-requests.ts';

type Service = typeof orderPaymentRequests;

/** A request with its order, both locked: first the order, as payments do. */
async function lockRequest(
  ctx: Context,
  tx: Tx,
  id: string,
): Promise<{ request: PaymentRequest; order: Order } | Refusal> {
  const known = await findRequest(tx, id);
  const order = known && (await lockOrder(tx, known.orderId ?? ''));
  if (order) await followLockedOrder(ctx, tx, order);
  const request = order && (await findRequest(tx, id, { lock: true }));
  return request ? { request, order } : refuse('ORDER_PAYMENT_REQUEST_NOT_FOUND');
}

export const voidOrderPaymentRequest: UseCase<Service['voidOrderPaymentRequest']> = (
  ctx,
  { orderPaymentRequestId: id },
) =>
  withSite(ctx, async (tx) => {
    const locked = await lockRequest(ctx, tx, id);
    if (isRefusal(locked)) return locked;
    const { request, order } = locked;
    const refusal = refuseIn('void', request);
    if (refusal) return refusal;
    if (request.status === 'VOIDED') return {};
    if (await hasOpenPayment(tx, order, request.id)) return refuse('PAYMENT_IN_PROGRESS');
    cancel(tx, requestExpires, request.id);
    const changed = await requestResource.change(ctx, tx, request, () => ({ status: 'VOIDED' }), {
      announce: (done) =>
        orderPaymentRequestEvents.voided(done.id, { orderPaymentRequest: requestResource.view(ctx, done) }),
    });
    return isRefusal(changed) ? changed : {};
  });

export const deleteOrderPaymentRequest: UseCase<Service['deleteOrderPaymentRequest']> = (
  ctx,
  { orderPaymentRequestId: id },
) =>
  withSite(ctx, async (tx) => {
    const locked = await lockRequest(ctx, tx, id);
    if (isRefusal(locked)) return notFound('there is no such payment request');
    const { request, order } = locked;
    if (request.status === 'PAID') return refuse('CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST');
    if (await hasOpenPayment(tx, order, request.id)) return refuse('PAYMENT_IN_PROGRESS');
    cancel(tx, requestExpires, request.id);
    const [outcome] = await requestResource.remove(ctx, tx, [request.id]);
    return outcome?.refusal ?? {};
  });

export const getOrderPaymentRequestUrl: UseCase<Service['getOrderPaymentRequestUrl']> = async (
  ctx,
  { orderPaymentRequestId: id },
) => {
  const request = await readSite(ctx, (tx) => findRequest(tx, id));
  return request ? { orderPaymentRequestUrl: addressOf(ctx, request.id) } : refuse('ORDER_PAYMENT_REQUEST_NOT_FOUND');
};

export const updateExtendedFieldsOfRequest: UseCase<Service['updateExtendedFields']> = (
  ctx,
  { id, namespace, namespaceData },
) =>
  withSite(ctx, async (tx) => {
    const changed = await requestResource.change(ctx, tx, id, ({ extendedFields }) => ({
      extendedFields: withExtendedFields(extendedFields, namespace, namespaceData),
    }));
    return isRefusal(changed) ? changed : { orderPaymentRequest: requestResource.view(ctx, changed) };
  });

/** A card that is declined, or that asks the buyer, is not charged by this call. */
export const chargeOrderPaymentRequest: UseCase<Service['chargeOrderPaymentRequest']> = async (
  ctx,
  { orderPaymentRequestId: id, paymentToken },
) => {
  const charged = await chargeRequest(ctx, id, paymentToken ?? '');
  if (isRefusal(charged)) return charged;
  const { outcome, paymentId, message } = charged;
  return outcome === 'DECLINED'
    ? refuse('INVALID_PAYMENT_STATUS', { status: 'DECLINED', message })
    : { paymentResponseToken: paymentId };
};

/** Mails the link to the buyer of the order, in their language. */
export const sendPaymentRequest: UseCase<(typeof paymentRequestPage)['sendPaymentRequest']> = (
  ctx,
  { orderPaymentRequestId: id },
) =>
  withSite(ctx, async (tx) => {
    const locked = await lockRequest(ctx, tx, id);
    if (isRefusal(locked)) return locked;
    const { request, order } = locked;
    if (request.status !== 'UNPAID') return refuse('PAYMENT_REQUEST_NOT_OPEN', { status: request.status });
    if (!order.email) return refuse('BUYER_NOT_REACHABLE');
    sendLetter(
      tx,
      paymentRequestLetter,
      { to: order.email, from: contextIn(ctx, order.language).site, about: aboutOrder(order) },
      factsOf(ctx, request, order),
    );
    return {};
  });

function factsOf(ctx: Context, request: PaymentRequest, order: Order) {
  const { id, description, amount, expirationDate } = request;
  const { language, currency } = order;
  const owed = parseAmount(amount?.amount ?? '', currency) ?? 0;
  const { longDate } = formatsOf({ language, timeZone: ctx.site.timeZone });
  return {
    title: titleIn(request, language),
    description: description ?? null,
    orderNumber: String(order.number),
    amount: formatAmount(owed, currency, language),
    until: expirationDate ? longDate(expirationDate) : null,
    url: addressOf(ctx, id),
  };
}
