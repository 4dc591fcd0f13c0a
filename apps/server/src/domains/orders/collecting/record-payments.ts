/** Payments that were made elsewhere, as programs report them. */
import type { orderTransactions, Request } from '@stoa/contract';
import { parseAmount, toDecimal } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { bulkAnswer, type ItemOutcome } from '../../../platform/resource/index.ts';
import type { UseCase } from '../../../use-case.ts';
import {
  type NewRecord,
  type PaymentDetails,
  type PaymentStatus,
  recordPayment,
  recordStatus,
  saveDetails,
} from '../../payments/index.ts';
import { announceOrder } from '../announce-order.ts';
import { saveOrder } from '../orders.store.ts';
import { announceMoney } from '../paying/announce-money.ts';
import { type OrderPayable, orderPayable, payableOf } from '../paying/order-payable.ts';
import { viewPayment, viewTransactions } from '../paying/transactions-view.ts';

type Service = typeof orderTransactions;
type Sent = NonNullable<Request<Service['addPayments']>['payments']>[number];
type SentUpdate = NonNullable<NonNullable<Request<Service['updatePayments']>['payments']>[number]['payment']>;

/** The most that an order holds, as the wire states it. */
const MOST_PAYMENTS = 100;
/** In minor units: as much as all payments of an order together can be without losing a digit. */
const MOST_AMOUNT = Math.floor(Number.MAX_SAFE_INTEGER / (2 * MOST_PAYMENTS));

/** Records payments of an order, all or none. Nothing is charged. */
export const addPayments: UseCase<Service['addPayments']> = (ctx, { orderId, payments }) =>
  withSite(ctx, async (tx) => {
    const locked = await orderPayable.lock(ctx, tx, orderId);
    if (!locked) return refuse('ORDER_NOT_FOUND');
    if (locked.payments.length + payments.length > MOST_PAYMENTS) return refuse('TOO_MANY_PAYMENTS');
    let payable = locked;
    const paymentsIds: string[] = [];
    for (const [index, sent] of payments.entries()) {
      const record = readRecord(ctx, payable, sent, `payments.${index}`);
      const recorded = isRefusal(record) ? record : await recordPayment(ctx, tx, orderPayable, payable, record);
      if (isRefusal(recorded)) return recorded;
      payable = recorded.payable;
      paymentsIds.push(recorded.paymentId);
    }
    const { order } = await saveOpen(ctx, tx, payable, paymentsIds);
    return { orderTransactions: viewTransactions(ctx, order), paymentsIds };
  });

/** What settles is written and announced when it does; what waits is written here. */
async function saveOpen(ctx: Context, tx: Tx, payable: OrderPayable, paymentIds: string[]): Promise<OrderPayable> {
  const { order, checkout, payments } = payable;
  const saved = await saveOrder(tx, { ...order, payments, updatedDate: ctx.now().toISOString() });
  announceOrder(ctx, tx, saved, ['updated']);
  announceMoney(ctx, tx, saved, { paymentIds });
  return payableOf(saved, checkout);
}

/** The statuses of payments by gift cards and memberships: nothing of them is held, and they are taken back whole. */
const statusesOfOthers: readonly PaymentStatus[] = ['APPROVED', 'PENDING', 'CANCELED', 'DECLINED', 'VOIDED'];

function readRecord(ctx: Context, { currency }: OrderPayable, sent: Sent, path: string): NewRecord | Refusal {
  const amount = parseAmount(sent.amount.amount ?? '', currency);
  if (amount !== null && amount > MOST_AMOUNT)
    return invalid({
      field: `${path}.amount.amount`,
      description: `must be at most ${toDecimal(MOST_AMOUNT, currency)}`,
      violatedRule: 'DECIMAL_LTE',
    });
  if (!amount || amount < 0)
    return invalid({
      field: `${path}.amount.amount`,
      description: `must be an amount of ${currency} above 0`,
      violatedRule: 'DECIMAL_GT',
    });
  const createdDate = new Date(sent.createdDate ?? ctx.now());
  if (createdDate > ctx.now())
    return invalid({ field: `${path}.createdDate`, description: 'must not be in the future', violatedRule: 'OTHER' });
  const { regularPaymentDetails: regular, giftcardPaymentDetails, membershipPaymentDetails } = sent;
  const stated = sent.status ?? (regular?.status === 'UNDEFINED' ? undefined : regular?.status) ?? 'APPROVED';
  const facts = { amount, createdDate: createdDate.toISOString() };
  if (regular) {
    const offline = regular.offlinePayment ?? false;
    return {
      ...facts,
      provider: offline ? 'offline' : 'external',
      method: offline ? 'offline' : 'external',
      status: stated,
      details: readDetails(sent),
    };
  }
  if (!statusesOfOthers.includes(stated)) return refuse('STATUS_NOT_ALLOWED', { status: stated });
  // what they paid and gave back is a refund in the ledger
  const status = stated === 'VOIDED' ? 'REFUNDED' : stated;
  const method = giftcardPaymentDetails ? 'giftCard' : 'membership';
  if (membershipPaymentDetails || giftcardPaymentDetails)
    return { ...facts, provider: 'external', method, status, details: readDetails(sent) };
  throw new Error('the contract requires the details of a payment');
}

/** What a program knows of a payment beside its money. */
function readDetails(sent: Sent): PaymentDetails {
  const {
    regularPaymentDetails: regular,
    giftcardPaymentDetails: giftCard,
    membershipPaymentDetails: membership,
  } = sent;
  const { paymentMethodName: name } = regular ?? {};
  const future = membership?.futureMembership;
  return {
    ...(sent.refundDisabled && { refundDisabled: true }),
    ...(sent.chargeCorrelationId && { chargeId: sent.chargeCorrelationId }),
    ...(regular?.creditCardDetails && { card: regular.creditCardDetails }),
    ...(regular?.savedPaymentMethod && { savedPaymentMethod: true }),
    ...(regular && {
      elsewhere: {
        paymentOrderId: regular.paymentOrderId ?? null,
        gatewayTransactionId: regular.gatewayTransactionId ?? null,
        providerTransactionId: regular.providerTransactionId ?? null,
        paymentMethod: regular.paymentMethod ?? null,
      },
    }),
    ...(name?.userDefinedName && { methodName: name.userDefinedName }),
    ...((name?.buyerLanguageName || name?.siteLanguageName) && {
      namesOfMethod: {
        buyerLanguageName: name.buyerLanguageName ?? null,
        siteLanguageName: name.siteLanguageName ?? null,
      },
    }),
    ...(giftCard && {
      giftCard: {
        giftCardPaymentId: giftCard.giftCardPaymentId ?? '',
        ...(giftCard.appId && { appId: giftCard.appId }),
        obfuscatedCode: giftCard.obfuscatedCode ?? null,
      },
    }),
    ...(membership && {
      membership: {
        membershipId: membership.membershipId ?? '',
        lineItemId: membership.lineItemId,
        name: { original: membership.name?.original ?? '', translated: membership.name?.translated ?? null },
        providerAppId: membership.providerAppId,
        externalTransactionId: membership.externalTransactionId ?? null,
        ...(future?.lineItemId && {
          futureMembership: { lineItemId: future.lineItemId, benefitId: future.benefitId ?? '' },
        }),
      },
    }),
  };
}

/** Records what became of a payment that was made elsewhere. */
export const updatePaymentStatus: UseCase<Service['updatePaymentStatus']> = (ctx, { orderId, paymentId, status }) =>
  withSite(ctx, async (tx) => {
    const payable = await changeStatus(ctx, tx, { orderId, paymentId, status });
    return isRefusal(payable) ? payable : { orderTransactions: viewTransactions(ctx, payable.order) };
  });

/** The same for several payments: each is changed or refused by itself. */
export const bulkUpdatePaymentStatuses: UseCase<Service['bulkUpdatePaymentStatuses']> = async (
  ctx,
  { paymentAndOrderIds, status, returnFullEntity = false },
) => {
  const outcomes: ItemOutcome[] = [];
  for (const { orderId = '', paymentId = '' } of paymentAndOrderIds) {
    const payable = await withSite(ctx, (tx) => changeStatus(ctx, tx, { orderId, paymentId, status }));
    const id = isGuid(paymentId) ? paymentId : null;
    if (isRefusal(payable)) outcomes.push({ id, refusal: payable });
    else {
      const payment = payable.payments.find((each) => each.id === paymentId.toLowerCase());
      const style = { currency: payable.currency, language: ctx.site.language };
      outcomes.push({ id, refusal: null, ...(payment && { item: viewPayment(payment, style) }) });
    }
  }
  return bulkAnswer(outcomes, returnFullEntity);
};

type Change = { orderId: string; paymentId: string; status: Sent['status'] | 'UNDEFINED' };

async function changeStatus(
  ctx: Context,
  tx: Tx,
  { orderId, paymentId, status }: Change,
): Promise<OrderPayable | Refusal> {
  const payable = isGuid(orderId) ? await orderPayable.lock(ctx, tx, orderId.toLowerCase()) : null;
  if (!payable) return refuse('ORDER_NOT_FOUND');
  if (!status || status === 'UNDEFINED') return refuse('STATUS_NOT_ALLOWED', { paymentId, to: status ?? null });
  const id = paymentId.toLowerCase();
  const after = await recordStatus(ctx, tx, orderPayable, payable, { paymentId: id, status });
  if (isRefusal(after) || after === payable) return after;
  // what only waits in another way has not been written
  return status === 'PENDING' ? saveOpen(ctx, tx, after, [id]) : after;
}

/** Corrects what is known of payments that were made elsewhere, all or none; new statuses are recorded like others. */
export const updatePayments: UseCase<Service['updatePayments']> = (ctx, { orderId = '', payments = [] }) =>
  withSite(ctx, async (tx) => {
    const locked = isGuid(orderId) ? await orderPayable.lock(ctx, tx, orderId.toLowerCase()) : null;
    if (!locked) return refuse('ORDER_TRANSACTIONS_NOT_FOUND');
    let payable = locked;
    const ids: string[] = [];
    for (const { payment: sent } of payments) {
      const changed: OrderPayable | Refusal = sent
        ? await correct(ctx, tx, payable, sent)
        : refuse('PAYMENT_NOT_FOUND');
      if (isRefusal(changed)) return changed;
      payable = changed;
      if (sent?.id) ids.push(sent.id.toLowerCase());
    }
    const { order } = await saveOpen(ctx, tx, payable, ids);
    return { orderTransactions: viewTransactions(ctx, order) };
  });

async function correct(ctx: Context, tx: Tx, payable: OrderPayable, sent: SentUpdate): Promise<OrderPayable | Refusal> {
  const id = sent.id?.toLowerCase();
  const payment = payable.payments.find((each) => each.id === id);
  if (!payment || !id) return refuse('PAYMENT_NOT_FOUND', { paymentId: sent.id ?? null });
  const { regularPaymentDetails: regular } = sent;
  const status = sent.status ?? (regular?.status === 'UNDEFINED' ? undefined : regular?.status);
  const known = status ? await recordStatus(ctx, tx, orderPayable, payable, { paymentId: id, status }) : payable;
  if (isRefusal(known)) return known;
  const { elsewhere } = payment.details;
  const details: PaymentDetails = {
    ...payment.details,
    ...(sent.refundDisabled !== undefined && { refundDisabled: sent.refundDisabled }),
    ...(regular?.creditCardDetails && { card: regular.creditCardDetails }),
    ...(regular?.providerTransactionId && {
      elsewhere: { ...elsewhere, providerTransactionId: regular.providerTransactionId },
    }),
  };
  await saveDetails(tx, id, details);
  const payments = known.payments.map((each) => (each.id === id ? { ...each, details } : each));
  return { ...known, payments, order: { ...known.order, payments } };
}
