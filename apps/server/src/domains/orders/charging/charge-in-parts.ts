/** Charges for an order in several ways at once: all of them succeed, or none. */
import type { orderBilling, Request } from '@stoa/contract';
import { parseAmount } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { readSite, type Tx } from '../../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { type Hold, payingByCardsOfApps } from '../../gift-cards/index.ts';
import {
  type Begun,
  beginPayment,
  heldOf,
  isPending,
  lockIntent,
  type Payment,
  performAll,
  providersOf,
  saveIntent,
  statusOf,
} from '../../payments/index.ts';
import { announceOrder } from '../announce-order.ts';
import { allPayments } from '../gift-card-payments.ts';
import type { Order } from '../order.ts';
import { isChargedBack, owedFor } from '../order-money.ts';
import { findOrder, saveOrder } from '../orders.store.ts';
import { announceMoney } from '../paying/announce-money.ts';
import { type OrderPayable, orderOf, orderPayable, payableOf } from '../paying/order-payable.ts';
import { viewPayment, viewTransactions } from '../paying/transactions-view.ts';
import { payByGiftCard, readWishes } from './pay-by-gift-card.ts';
import { type ChargeTerms, chargeTerms, putIntent, takesCards } from './prepare-payment.ts';

type Operation = (typeof orderBilling)['chargeOrder'];
type Sent = Request<Operation>;

/** The answer of a charge: the order, the payments of the charge and, where the card is given later, the intent. */
type ChargeResult = { order: Order; ids: string[]; token: string | null };

export const chargeOrder: UseCase<Operation> = async (ctx, sent) => {
  const { regularCharge: regular } = sent;
  if (!regular && !sent.giftCards?.length && !sent.memberships?.length)
    return invalid({
      field: 'regularCharge',
      description: 'is required where giftCards and memberships are empty',
      violatedRule: 'REQUIRED_ONE_OF_FIELD',
    });
  if (regular && !(await takesCards(ctx))) return refuse('PAYMENT_METHOD_UNAVAILABLE');
  if (regular && !regular.paymentIntentId && !regular.delayedCharge) return refuse('PAYMENT_INTENT_ID_REQUIRED');
  const settings = regular?.delayedCaptureSettings;
  const terms = await chargeTerms(ctx, { isHeld: false, settings, isSaved: regular?.savePaymentMethod ?? false });
  const chargeId = sent.idempotencyKey?.toLowerCase() ?? ctx.newId();
  const provider = regular ? (await providersOf(ctx)).serving('card') : null;
  let ids: string[] = [];
  let token: string | null = null;
  const byCards = await cardsToCharge(ctx, sent, chargeId);
  if (isRefusal(byCards)) return byCards;
  const begin = async (tx: Tx, held: readonly Hold[]) => {
    const locked = await orderPayable.lock(ctx, tx, sent.orderId);
    const refused = locked ? refuseCharge(locked.order, chargeId, sent) : refuse('ORDER_NOT_FOUND');
    if (refused || !locked) return refused ?? refuse('ORDER_NOT_FOUND');
    const amounts = readAmounts(locked.order, sent);
    if (isRefusal(amounts)) return amounts;
    const payable = await payByGiftCards(ctx, tx, locked, { sent, amounts, chargeId, held });
    if (isRefusal(payable)) return payable;
    ids = payable.order.giftCards.flatMap((card) =>
      card.chargeId === chargeId && card.paymentId ? [card.paymentId] : [],
    );
    if (!regular || amounts.regular === null) return { order: await save(ctx, tx, payable, ids) };
    if (regular.delayedCharge) {
      const prepared = await putIntent(ctx, tx, payable, {
        known: null,
        amount: amounts.regular,
        terms: withCharge(terms, chargeId),
      });
      if (isRefusal(prepared)) return prepared;
      token = prepared;
      return { order: await save(ctx, tx, payable, ids) };
    }
    const intent = await lockIntent(tx, regular.paymentIntentId?.toLowerCase() ?? '');
    if (!intent?.token || intent.usedDate || intent.payableId !== payable.id || !provider)
      return refuse('PAYMENT_METHOD_UNAVAILABLE');
    await saveIntent(tx, { ...intent, usedDate: ctx.now().toISOString() });
    const ofIntent = settings ? terms : { capture: intent.capture, details: { ...intent.details, ...terms.details } };
    const begun = await beginPayment(ctx, tx, payable, {
      provider,
      method: 'card',
      amount: amounts.regular,
      ...withCharge(ofIntent, chargeId),
      token: intent.token,
      returnUrl: `${ctx.addresses.pages}/orders/${payable.id}`,
    });
    ids = [...ids, begun.payment.id];
    await save(
      ctx,
      tx,
      { ...payable, order: { ...payable.order, payments: [...payable.payments, begun.payment] } },
      ids,
    );
    return { all: [begun] as Begun<OrderPayable>[] };
  };
  const performed = await payingByCardsOfApps(ctx, { orderId: sent.orderId, ...byCards }, (held) =>
    performAll(ctx, orderPayable, (tx) => begin(tx, held)),
  );
  if (isRefusal(performed)) return ofCharge(performed);
  const order = 'order' in performed ? performed.order : orderOf(performed.payable);
  return viewResult(ctx, { order, ids, token });
};

/** The gift cards of a charge, before anything is locked: those of apps are asked first. */
async function cardsToCharge(ctx: Context, sent: Sent, chargeId: string): Promise<ReturnType<typeof readWishes>> {
  const { giftCards = [] } = sent;
  if (giftCards.length === 0) return { wishes: [], but: [] };
  const order = await readSite(ctx, (tx) => findOrder(tx, sent.orderId));
  if (!order) return refuse('ORDER_NOT_FOUND');
  const refused = refuseCharge(order, chargeId, sent);
  if (refused) return refused;
  const amounts = readAmounts(order, sent);
  if (isRefusal(amounts)) return amounts;
  const { currency } = order;
  const wishOf = (code: string, index: number) => ({ code, amount: amounts.giftCards[index] ?? 0, currency });
  return readWishes(
    order,
    giftCards.map(({ giftCardCode }, index) => wishOf(giftCardCode, index)),
  );
}

/** A charge calls the currency of a gift card otherwise. */
const ofCharge = (refusal: Refusal): Refusal =>
  refusal.refused === 'code' && refusal.code === 'CURRENCY_MISMATCH' ? refuse('INVALID_GIFT_CARD_CURRENCY') : refusal;

const withCharge = ({ capture, details }: ChargeTerms, chargeId: string): ChargeTerms => ({
  capture,
  details: { ...details, chargeId },
});

function viewResult(ctx: Context, { order, ids, token }: ChargeResult) {
  const style = { currency: order.currency, language: ctx.site.language };
  return {
    payments: allPayments(order)
      .filter(({ id }) => ids.includes(id))
      .map((payment) => viewPayment(payment, style)),
    orderTransactions: viewTransactions(ctx, order),
    regularChargeResponseToken: token,
  };
}

/** Why nothing is charged; null where it can be. A key stands for one charge, whatever became of it. */
function refuseCharge(order: Order, chargeId: string, sent: Sent): Refusal | null {
  const earlier = allPayments(order).filter(({ details }) => details.chargeId === chargeId);
  if (earlier.length > 0) return refuse(codeOfEarlier(earlier));
  if (order.status === 'CANCELED' || order.status === 'REJECTED') return refuse('ORDER_CANCELED');
  if (isChargedBack(order)) return refuse('ORDER_HAS_CHARGEBACKS');
  const [membership] = sent.memberships ?? [];
  if (membership) return refuseMembership(order, membership.lineItemId);
  return owedFor(order) === 0 ? refuse('ORDER_PAID') : null;
}

function codeOfEarlier(payments: readonly Payment[]) {
  if (payments.some(isPending)) return 'PAYMENT_ALREADY_IN_PROGRESS' as const;
  const isDone = (payment: Payment) => statusOf(payment) === 'APPROVED' || heldOf(payment) > 0;
  return payments.every(isDone) ? ('PAYMENT_ALREADY_APPROVED' as const) : ('PAYMENT_ATTEMPT_EXPIRED' as const);
}

/** Why a membership pays for no line: another did, or it cannot. */
export const refuseMembership = (order: Order, lineItemId: string): Refusal =>
  refuse(isPaidByMembership(order, lineItemId) ? 'LINE_ITEM_PAID' : 'MEMBERSHIP_NOT_ELIGIBLE', { lineItemId });

export const isPaidByMembership = ({ payments }: Order, lineItemId: string): boolean =>
  payments.some((payment) => payment.details.membership?.lineItemId === lineItemId && statusOf(payment) === 'APPROVED');

type Amounts = { regular: number | null; giftCards: number[] };

/** In minor units; together no more than is owed. */
function readAmounts(order: Order, { regularCharge, giftCards = [] }: Sent): Amounts | Refusal {
  const read = (sent: string | undefined) => parseAmount(sent ?? '', order.currency);
  const regular = regularCharge ? read(regularCharge.amount?.amount) : 0;
  const cards = giftCards.map(({ amount }) => read(amount.amount));
  const all = [regular, ...cards];
  const isRead = (amount: number | null): amount is number => amount !== null;
  if (!all.every(isRead) || cards.some((amount) => amount === 0)) return refuse('INVALID_AMOUNT');
  if (regularCharge && regular === 0) return refuse('INVALID_AMOUNT');
  const sum = all.reduce((total, amount) => total + amount, 0);
  if (sum > owedFor(order) || all.some((amount) => amount < 0)) return refuse('INVALID_AMOUNT');
  return { regular: regularCharge ? regular : null, giftCards: cards as number[] };
}

async function payByGiftCards(
  ctx: Context,
  tx: Tx,
  payable: OrderPayable,
  { sent, amounts, ...charge }: { sent: Sent; amounts: Amounts; chargeId: string; held: readonly Hold[] },
): Promise<OrderPayable | Refusal> {
  let { order } = payable;
  for (const [index, { giftCardCode, currencyConversionInfo }] of (sent.giftCards ?? []).entries()) {
    const currency = currencyConversionInfo?.originalCurrency ?? order.currency;
    const amount = amounts.giftCards[index] ?? 0;
    const paid = await payByGiftCard(ctx, tx, order, { code: giftCardCode, amount, currency, ...charge });
    if (isRefusal(paid)) return paid;
    order = paid;
  }
  return payableOf(order, payable.checkout);
}

async function save(ctx: Context, tx: Tx, { order }: OrderPayable, paymentIds: string[]): Promise<Order> {
  const saved = await saveOrder(tx, { ...order, updatedDate: ctx.now().toISOString() });
  announceOrder(ctx, tx, saved, ['updated']);
  announceMoney(ctx, tx, saved, { paymentIds });
  return saved;
}
