import type { orderPaymentRequests, Request } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { describeRefusal } from '../../platform/resource/index.ts';
import { schedule } from '../../platform/tasks/index.ts';
import type { UseCase } from '../../use-case.ts';
import { findOrder } from '../orders/index.ts';
import { viewPrice } from '../purchase/index.ts';
import { requestExpires } from './expiry.ts';
import { addressOf } from './pay-link.ts';
import { type PaymentRequest, type RequestDocument, requestResource } from './payment-requests.ts';

type Service = typeof orderPaymentRequests;
type Sent = NonNullable<Request<Service['createOrderPaymentRequest']>['orderPaymentRequest']>;

/** Writes a request in the order's currency. One whose date is past is born expired. */
async function createRequest(ctx: Context, tx: Tx, sent: Sent): Promise<PaymentRequest | Refusal> {
  const order = await findOrder(tx, sent.orderId);
  if (!order) return refuse('ORDER_NOT_FOUND');
  if (order.status === 'CANCELED' || order.status === 'REJECTED') return refuse('ORDER_CANCELED');
  const amount = parseAmount(sent.amount?.amount ?? '', order.currency);
  if (amount === null || amount <= 0) {
    const field = 'orderPaymentRequest.amount.amount';
    return invalid({ field, description: `is not an amount of ${order.currency} above 0`, violatedRule: 'OTHER' });
  }
  const expires = sent.expirationDate ? new Date(sent.expirationDate) : null;
  const isPast = expires !== null && expires <= ctx.now();
  const { title, description, source, extendedFields, image, blockedPaymentMethods } = sent;
  const document: RequestDocument = {
    ...{ title, description, source, extendedFields, image, blockedPaymentMethods },
    status: isPast ? 'EXPIRED' : 'UNPAID',
    orderId: order.id,
    orderNumber: String(order.number),
    amount: viewPrice(amount, { currency: order.currency, language: ctx.site.language }),
    currency: order.currency,
    ...(expires && { expirationDate: expires.toISOString() }),
  };
  const created = await requestResource.insert(ctx, tx, document);
  if (!isRefusal(created) && expires && !isPast)
    schedule(tx, requestExpires, { key: created.id, at: expires, input: { requestId: created.id } });
  return created;
}

/** Sites that nobody can visit have no page to pay at. */
const refuseSite = ({ site }: Context): Refusal | null =>
  site.state === 'DISABLED' || site.state === 'PENDING' ? refuse('SITE_NOT_PUBLISHED') : null;

const answerOf = (ctx: Context, request: PaymentRequest) => ({
  orderPaymentRequest: requestResource.view(ctx, request),
  orderPaymentRequestUrl: addressOf(ctx, request.id),
});

export const createOrderPaymentRequest: UseCase<Service['createOrderPaymentRequest']> = (
  ctx,
  { orderPaymentRequest },
) =>
  withSite(ctx, async (tx) => {
    const refusal = refuseSite(ctx);
    if (refusal) return refusal;
    const created = await createRequest(ctx, tx, orderPaymentRequest as Sent);
    return isRefusal(created) ? created : answerOf(ctx, created);
  });

/** Requests that cannot be created do not keep the others from being created. */
export const bulkCreateOrderPaymentRequests: UseCase<Service['bulkCreateOrderPaymentRequests']> = async (
  ctx,
  { orderPaymentRequests, returnEntity },
) => {
  const results = [];
  for (const [originalIndex, sent] of orderPaymentRequests.entries()) {
    const created = refuseSite(ctx) ?? (await withSite(ctx, (tx) => createRequest(ctx, tx, sent as Sent)));
    if (isRefusal(created)) {
      results.push({ itemMetadata: { originalIndex, success: false, error: describeRefusal(created) } });
      continue;
    }
    const itemMetadata = { id: created.id, originalIndex, success: true };
    results.push(returnEntity ? { itemMetadata, item: answerOf(ctx, created) } : { itemMetadata });
  }
  const totalFailures = results.filter(({ itemMetadata }) => !itemMetadata.success).length;
  const totalSuccesses = results.length - totalFailures;
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } };
};
