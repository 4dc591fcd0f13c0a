import type { paymentRequestPage } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { readDocumentSettings } from '../documents/index.ts';
import { chargeLimit, limitAttempts } from '../identity/index.ts';
import { findOrder, type Order, settleOrderPayment } from '../orders/index.ts';
import { askNow, authorizationOf, collectableOf, sandboxOf } from '../payments/index.ts';
import { findRequestsOf } from './attempts.store.ts';
import { chargeRequest, findRequest, followOrder, outcomeOf } from './charge-request.ts';
import { requestOf } from './pay-link.ts';
import { type PaymentRequest, titleIn } from './payment-requests.ts';

type Service = typeof paymentRequestPage;

const notFound = refuse('ORDER_PAYMENT_REQUEST_NOT_FOUND');

async function findAsked(
  ctx: Context,
  tx: Tx,
  token: string,
): Promise<{ request: PaymentRequest; order: Order } | Refusal> {
  const id = requestOf(ctx, token);
  const request = id ? await findRequest(tx, id) : null;
  const order = request && (await findOrder(tx, request.orderId ?? ''));
  return request && order ? { request, order } : notFound;
}

export const openPaymentRequest: UseCase<Service['openPaymentRequest']> = (ctx, { token }) =>
  readSite(ctx, async (tx) => {
    const asked = await findAsked(ctx, tx, token);
    if (isRefusal(asked)) return asked;
    const { request, order } = asked;
    const { description, amount, expirationDate, blockedPaymentMethods = [] } = request;
    const { paymentMethods } = ctx.site.settings;
    const takesTransfers = paymentMethods.includes('offline') && !blockedPaymentMethods.includes('MANUAL');
    const bankDetails = takesTransfers ? (await readDocumentSettings(tx)).bankDetails : null;
    return {
      request: {
        title: titleIn(request, ctx.site.language),
        description: description ?? null,
        orderNumber: String(order.number),
        amount: amount ?? {},
        state: stateOf(ctx, request, order),
        expirationDate: expirationDate ?? null,
        methods: [
          ...(paymentMethods.includes('card') ? (['card'] as const) : []),
          ...(bankDetails ? (['offline'] as const) : []),
        ],
        bankDetails,
      },
    };
  });

/** A request whose date has passed is expired, whether or not the task has said so; one of a settled order asks for nothing. */
function stateOf(
  { now }: Context,
  { status = 'UNPAID', expirationDate, amount, currency }: PaymentRequest,
  order: Order,
) {
  if (status !== 'UNPAID') return status;
  if (expirationDate && new Date(expirationDate) <= now()) return 'EXPIRED';
  const asked = parseAmount(amount?.amount ?? '', currency ?? '') ?? 0;
  const isOpen = order.status !== 'CANCELED' && order.status !== 'REJECTED';
  const toCharge = order.giftCards.reduce((left, card) => left - card.amount, order.total);
  return isOpen && collectableOf(toCharge, order.payments) >= asked ? 'UNPAID' : 'SETTLED';
}

export const payPaymentRequest: UseCase<Service['payPaymentRequest']> = async (ctx, { token, paymentToken }) => {
  const id = requestOf(ctx, token);
  if (!id) return notFound;
  const limited = await limitAttempts(ctx, [chargeLimit(ctx.siteId, id)]);
  if (isRefusal(limited)) return limited;
  const charged = await chargeRequest(ctx, id, paymentToken);
  if (isRefusal(charged)) return charged;
  const { outcome, actionUrl, message } = charged;
  return { outcome, actionUrl, message };
};

/**
 * Passes the buyer's answer to the sandbox's bank. Other providers, from whose page the buyer comes back, are asked what
 * became of the payment. Repeated, it returns the first outcome.
 */
export const answerBank: UseCase<Service['answerBank']> = async (ctx, { token, paymentId, approved }) => {
  const known = await readSite(ctx, async (tx) => {
    const asked = await findAsked(ctx, tx, token);
    if (isRefusal(asked)) return asked;
    const isOurs = (await findRequestsOf(tx, [paymentId])).get(paymentId) === asked.request.id;
    const payment = isOurs ? asked.order.payments.find(({ id }) => id === paymentId) : undefined;
    return payment ? { order: asked.order, payment } : notFound;
  });
  if (isRefusal(known)) return known;
  const sandbox = await sandboxOf(ctx, known.payment);
  const { id: transactionId, key, status } = authorizationOf(known.payment);
  // the bank has not asked yet
  if (status === 'PENDING') return refuse('PAYMENT_ERROR');
  const said = await sandbox?.answer(key, approved === 'yes');
  const settled = said
    ? await withSite(ctx, (tx) => settleOrderPayment(ctx, tx, known.order, transactionId, said))
    : await askNow(ctx, transactionId);
  await withSite(ctx, (tx) => followOrder(ctx, tx, known.order.id));
  const { outcome, actionUrl, message } = outcomeOf(settled?.payment ?? known.payment);
  return { outcome, actionUrl, message };
};
