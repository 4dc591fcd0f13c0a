/** Lines of orders that memberships pay for, and get back what they paid. The providers are asked outside any transaction. */
import type { orderBilling, orders } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { readSite, withSite } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { type Payment, recordMovement, recordPayment, statusOf } from '../../payments/index.ts';
import {
  memberships as askMemberships,
  type Eligible,
  membershipCharge,
  membershipVoid,
  tellLine,
} from '../../purchase/index.ts';
import type { Order, OrderLine } from '../order.ts';
import { owedFor } from '../order-money.ts';
import { findOrder } from '../orders.store.ts';
import { orderOf, orderPayable } from '../paying/order-payable.ts';
import { viewPayment } from '../paying/transactions-view.ts';
import { isPaidByMembership, refuseMembership } from './charge-in-parts.ts';

type Service = typeof orderBilling;

/** The most that an order holds, as the wire states it. */
const MOST_PAYMENTS = 100;
type Wish = { lineItemId: string; appId: string; membershipId: string };
type Planned = { wish: Wish; line: OrderLine; membership: Eligible };

export const chargeMemberships: UseCase<Service['chargeMemberships']> = async (
  ctx,
  { orderId, memberId, memberships },
) => {
  const wishes = memberships.map(({ lineItemId, membershipIdentifier: { existingMembership } = {} }) => ({
    lineItemId: lineItemId?.toLowerCase() ?? '',
    appId: existingMembership?.appId?.toLowerCase() ?? '',
    membershipId: existingMembership?.membershipId ?? '',
  }));
  const charged = await chargeAll(ctx, orderId, memberId, wishes);
  if (isRefusal(charged)) return charged;
  const style = { currency: charged.order.currency, language: ctx.site.language };
  return { payments: charged.payments.map((payment) => viewPayment(payment, style)) };
};

/** The older call. */
export const chargeOlderMemberships: UseCase<(typeof orders)['chargeMemberships']> = async (
  ctx,
  { ecomOrderId, memberId, membershipCharges = [] },
) => {
  const wishes = membershipCharges.map(({ lineItemId = '', appId = '', membershipId = '' }) => ({
    lineItemId: lineItemId.toLowerCase(),
    appId: appId.toLowerCase(),
    membershipId,
  }));
  const charged = await chargeAll(ctx, ecomOrderId, memberId, wishes);
  return isRefusal(charged) ? charged : {};
};

type Charged = { order: Order; payments: Payment[] };

/** Charges memberships for lines, each for all that its line costs: all of them, or none. */
export async function chargeAll(
  ctx: Context,
  orderId: string,
  memberId: string,
  wishes: readonly Wish[],
): Promise<Charged | Refusal> {
  const order = await readSite(ctx, (tx) => findOrder(tx, orderId));
  if (!order) return refuse('ORDER_NOT_FOUND');
  const plan = await planCharges(ctx, order, memberId.toLowerCase(), wishes);
  if (isRefusal(plan)) return plan;
  const payments: Payment[] = [];
  let latest = order;
  for (const planned of plan) {
    const charged = await chargeOne(ctx, latest, memberId.toLowerCase(), planned);
    if (isRefusal(charged)) {
      for (const payment of payments) await giveBack(ctx, orderId, payment);
      return charged;
    }
    payments.push(charged.payment);
    latest = charged.order;
  }
  return { order: latest, payments };
}

/** What is to be charged, as long as the order and the providers let it. */
async function planCharges(
  ctx: Context,
  order: Order,
  memberId: string,
  wishes: readonly Wish[],
): Promise<Planned[] | Refusal> {
  const lines = order.lines.filter(({ id }) => wishes.some(({ lineItemId }) => lineItemId === id));
  const { eligible } = await askMemberships(ctx, { memberId, lines: lines.map((line) => tellLine(line, line.prices)) });
  const plan: Planned[] = [];
  for (const wish of wishes) {
    const { lineItemId } = wish;
    const line = lines.find(({ id }) => id === lineItemId);
    const membership = eligible.find(
      ({ id, appId, lineIds }) => id === wish.membershipId && appId === wish.appId && lineIds.includes(lineItemId),
    );
    const isTwice = plan.some((planned) => planned.line.id === lineItemId);
    if (!line || !membership || isTwice || isPaidByMembership(order, lineItemId))
      return refuseMembership(order, lineItemId);
    plan.push({ wish, line, membership });
  }
  return plan;
}

/** Why a line cannot be paid for by a membership any more; null if it can. */
function refuseLine(order: Order, { id, prices }: OrderLine): Refusal | null {
  const isOver = order.status === 'CANCELED' || order.status === 'REJECTED';
  const isFull = order.payments.length >= MOST_PAYMENTS;
  if (isOver || isFull || isPaidByMembership(order, id) || prices.totalAfterTax === 0)
    return refuseMembership(order, id);
  return prices.totalAfterTax > owedFor(order) ? refuse('LINE_ITEM_PAID', { lineItemId: id }) : null;
}

/**
 * Charges one: the provider first, then the ledger. A crash in between is mended by the same call, as it has the same key;
 * one that the ledger cannot take is given back.
 */
async function chargeOne(
  ctx: Context,
  order: Order,
  memberId: string,
  { wish: { appId, membershipId }, line, membership }: Planned,
): Promise<{ order: Order; payment: Payment } | Refusal> {
  const refused = refuseLine(order, line);
  if (refused) return refused;
  const earlier = order.payments.filter(({ details }) => details.membership?.lineItemId === line.id).length;
  const key = `${order.id}:${line.id}:${earlier + 1}`;
  const transactionId = await membershipCharge(ctx, {
    appId,
    memberId,
    membershipId,
    key,
    line: tellLine(line, line.prices),
  });
  if (transactionId === null) return refuse('MEMBERSHIP_NOT_ELIGIBLE', { lineItemId: line.id });
  const paid = { membershipId, lineItemId: line.id, name: { original: membership.name }, providerAppId: appId };
  const details = { membership: { ...paid, externalTransactionId: transactionId } };
  const recorded = await withSite(ctx, async (tx) => {
    const payable = await orderPayable.lock(ctx, tx, order.id);
    if (!payable) return refuse('ORDER_NOT_FOUND');
    const now = refuseLine(payable.order, line);
    // another call with the same key was first: what it charged is this charge
    const isSame = payable.payments.some((one) => one.details.membership?.externalTransactionId === transactionId);
    if (now) return { refusal: now, isSame };
    const facts = { provider: 'external' as const, method: 'membership', status: 'APPROVED' as const, details };
    const amount = line.prices.totalAfterTax;
    const createdDate = ctx.now().toISOString();
    const saved = await recordPayment(ctx, tx, orderPayable, payable, { ...facts, amount, createdDate });
    return saved;
  });
  if (!isRefusal(recorded) && 'payable' in recorded) {
    const payment = recorded.payable.payments.find(({ id }) => id === recorded.paymentId);
    if (!payment) throw new Error(`the payment ${recorded.paymentId} is gone`);
    return { order: orderOf(recorded.payable), payment };
  }
  const isKept = !isRefusal(recorded) && recorded.isSame;
  if (!isKept) await membershipVoid(ctx, { appId, transactionId });
  return isRefusal(recorded) ? recorded : recorded.refusal;
}

/** Gives back what memberships paid for lines of an order, after their providers did. */
export const voidMemberships: UseCase<Service['voidMemberships']> = async (ctx, { orderId, paymentIds }) => {
  const order = await readSite(ctx, (tx) => findOrder(tx, orderId));
  if (!order) return refuse('ORDER_NOT_FOUND');
  const payments = paymentIds.map((paymentId) => findMembership(order, paymentId));
  const wrong = payments.find(isRefusal);
  if (wrong) return wrong;
  for (const payment of payments) {
    const refused = isRefusal(payment) ? payment : await giveBack(ctx, orderId, payment);
    if (refused) return refused;
  }
  return {};
};

/** Has the provider give back what a membership paid, and records it; returns the reason where that does not go. */
async function giveBack(ctx: Context, orderId: string, { id, details }: Payment): Promise<Refusal | null> {
  const { providerAppId: appId = '', externalTransactionId: transactionId } = details.membership ?? {};
  const isGivenBack = !transactionId || (await membershipVoid(ctx, { appId, transactionId }));
  if (!isGivenBack) return refuse('MEMBERSHIP_PAYMENT_NOT_CHARGED', { paymentId: id });
  return withSite(ctx, async (tx) => {
    const payable = await orderPayable.lock(ctx, tx, orderId);
    const payment = payable ? findMembership(payable.order, id) : refuse('ORDER_NOT_FOUND');
    if (!payable || isRefusal(payment)) return isRefusal(payment) ? payment : null;
    await recordMovement(ctx, tx, orderPayable, payable, { payment, type: 'REFUND' });
    return null;
  });
}

function findMembership({ payments }: Order, paymentId: string): Payment | Refusal {
  const payment = payments.find(({ id }) => id === paymentId.toLowerCase());
  if (!payment) return refuse('PAYMENT_NOT_FOUND', { paymentId });
  if (!payment.details.membership) return refuse('NOT_MEMBERSHIP_PAYMENT', { paymentId });
  return statusOf(payment) === 'APPROVED' ? payment : refuse('MEMBERSHIP_PAYMENT_NOT_CHARGED', { paymentId });
}
