import { type Context, contextIn } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import {
  completeCheckout,
  isAgreed,
  type LockedCheckout,
  languageOf,
  lockCheckout,
  purchaseOf,
  type Terms,
  trialsOf,
  visibleOrRefused,
} from '../checkout/index.ts';
import { giveBackCoupon, useCoupon } from '../coupons/index.ts';
import { forgetRuleUses, noteRuleUses, type SiteRule, takeRuleUses } from '../discounts/index.ts';
import { findTakenHold, giveBackToGiftCards, type Hold, redeemGiftCard, useHold } from '../gift-cards/index.ts';
import { giveBackStock, type StockLine, takeStock } from '../inventory/index.ts';
import { isPending } from '../payments/index.ts';
import {
  fingerprintOf,
  holds,
  isGiftCard,
  isOfBuyer,
  isSubscription,
  type Line,
  type LineItem,
  loadRulesOfBuyer,
  lookUpLines,
  mayBeginTrials,
  type Quote,
  refuseRestricted,
  taxFactsWithin,
  withGiftCardOf,
} from '../purchase/index.ts';
import { type Agreements, agreementsOf, lacksAgreement, withAgreements } from './agreements.ts';
import { announceOrder } from './announce-order.ts';
import { approve } from './approve.ts';
import { refuseUnasked } from './asked-details.ts';
import { buildOrder, outOfStock, refusalOf } from './build-order.ts';
import type { Order } from './order.ts';
import { isOpen } from './order-machine.ts';
import { findOrderOfCheckout, saveOrder } from './orders.store.ts';

/*
 * The lock order. Everything that places, pays or undoes an order takes its locks in this order, which prevents
 * deadlocks:
 *
 *  checkout → holds of cards of apps → cart → inventory items by id → coupon → discount rules by id → gift card → free
 *  trials → order counter → order → payments
 *
 * The checkout's lock comes first and serialises all work on the same checkout.
 */

/** A checkout about to become an order; `known` is the order of an earlier attempt whose payment failed. */
export type Placement = {
  checkout: LockedCheckout;
  quote: Quote;
  rules: readonly SiteRule[];
  agreements: Agreements;
  /** Whether stock is taken once orders are paid. */
  isStockTakenWhenPaid: boolean;
  consent: Terms['consent'];
  known: Order | null;
  /** What a gift card of an app has paid; null where none is to pay, or has not. */
  hold: Hold | null;
};
/** A checkout that already is an order, placed or awaiting the outcome of a payment. */
export type Placed = { placed: Order };

/** Places the order of a locked checkout at the price of its quote. No port is asked here. */
export async function placeOrder(ctx: Context, tx: Tx, placement: Placement): Promise<Order | Refusal> {
  const { lines } = placement.checkout;
  // only a card can be charged again for each cycle, but for one that costs nothing
  if (lines.some((line) => isSubscription(line) && !line.item.subscription?.contract))
    return refuse('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE');
  const isFree = placement.quote.priced.payNow.afterGiftCards === 0;
  const takesOffline =
    ctx.site.settings.paymentMethods.includes('offline') && !placement.checkout.customSettings?.disabledManualPayment;
  if (!isFree && !takesOffline) return refuse('SITE_NOT_ACCEPTING_PAYMENTS');
  await completeCheckout(ctx, tx, placement.checkout);
  const draft = await draftOrder(ctx, tx, placement);
  if (isRefusal(draft)) return draft;
  const order = await saveOrder(tx, approve(ctx, draft), ctx.site.settings.firstOrderNumber);
  announceOrder(ctx, tx, order, [placement.known ? 'updated' : 'created', 'approved']);
  return order;
}

/**
 * Locks a checkout and determines whether it can be ordered at the price of its quote, or already was. Prices and rules
 * are compared with those of the quote, and the quote with what the buyer agreed to; no port is asked. A coupon or a gift
 * card is checked again under the lock.
 */
export async function openPlacement(
  ctx: Context,
  tx: Tx,
  checkoutId: string,
  terms: Terms,
): Promise<Placement | Placed | Refusal> {
  const locked = visibleOrRefused(await lockCheckout(tx, checkoutId), ctx.caller);
  if (isRefusal(locked)) return locked;
  const known = locked.hasOrder || locked.completed ? await findOrderOfCheckout(tx, locked.id) : null;
  if (known && (!isOpen(known) || known.payments.some(isPending))) return { placed: known };
  if (locked.completed) return refuse('CHECKOUT_IS_COMPLETE');
  // whoever places it, its buyer reads it
  const seen = contextIn(ctx, languageOf(ctx, locked.language));
  const checkout = { ...locked, lines: (await lookUpLines(seen, tx, locked.lines, [], trialsOf(locked))).lines };
  const { quote } = checkout;
  const restricted = refuseRestricted(
    ctx.caller,
    checkout.lines.map(({ item }) => item),
  );
  if (restricted) return restricted;
  const purchase = purchaseOf(checkout);
  const { siteRules } = terms;
  const own = isOfBuyer(purchase, siteRules) ? await loadRulesOfBuyer(tx, purchase, siteRules) : siteRules;
  const rules = withGiftCardOf(ctx, own, purchase, quote);
  const facts = await taxFactsWithin(tx, purchase, terms.siteTaxes);
  const now = ctx.now();
  const agreed = quote !== null && isAgreed(terms.consent, quote);
  if (!quote || !holds(quote, fingerprintOf(ctx, purchase, rules, facts), now)) return refuse('CHECKOUT_CHANGED');
  const refused = refusalOf(checkout, quote) ?? refuseUnasked(ctx, checkout, quote, siteRules.checkout);
  if (refused) return refused;
  if (lacksAgreement(terms, checkout)) return notAgreed;
  const agreements = agreementsOf(ctx, terms, checkout);
  const { discountRules, isStockTakenWhenPaid } = rules;
  if (!agreed) return refuse('CHECKOUT_CHANGED');
  const { giftCard } = quote;
  const hold = giftCard?.appId ? await findTakenHold(tx, checkoutId, giftCard.id) : null;
  const { consent } = terms;
  return { checkout, quote, rules: discountRules, agreements, isStockTakenWhenPaid, consent, known, hold };
}

const notAgreed = invalid({
  field: 'agreedToPolicies',
  description: 'must be true: this site asks buyers to agree to its policies',
  violatedRule: 'REQUIRED_FIELD',
});

/** The order of a checkout: with its stock taken, unless that waits for its payment; not yet numbered and written. */
export async function draftOrder(
  ctx: Context,
  tx: Tx,
  { checkout, quote, rules, agreements, isStockTakenWhenPaid, consent, known, hold }: Placement,
): Promise<Order | Refusal> {
  const id = known?.id ?? hold?.orderId ?? ctx.newId();
  const { lines } = checkout;
  // what costs nothing is paid when it is placed
  const { payNow, payLater } = quote.priced;
  const isStockDue = isStockTakenWhenPaid && payNow.afterGiftCards + payLater.afterGiftCards > 0;
  const short = isStockDue ? beyondStock(lines) : await takeStock(ctx, tx, id, stockLinesOf(lines));
  if (short.length > 0)
    return outOfStock(
      lines,
      lines.filter((line) => isAmong(line, short)),
    );
  const refused = await redeem(ctx, tx, id, { checkout, quote, rules, hold });
  if (refused) return refused;
  const {
    revision = '1',
    createdDate = ctx.now().toISOString(),
    payments = [],
    fulfillments = [],
    activities = [],
  } = known ?? {};
  const order = buildOrder(ctx, checkout, quote, {
    id,
    number: known?.number ?? '',
    revision,
    createdDate,
    payments,
    fulfillments,
    activities,
  });
  const { buyerId: owner, email } = order;
  if (!(await mayBeginTrials(tx, lines, { owner, email, checkoutId: checkout.id }))) {
    consent.hasTried = true;
    return refuse('CHECKOUT_CHANGED');
  }
  const extendedFields = withAgreements(checkout.extendedFields, agreements);
  return { ...order, extendedFields, ...(isStockDue && { isStockDue }) };
}

/** Uses the coupon and the limited discounts, and charges the gift card as quoted; returns the reason where one of them can no longer be used. */
async function redeem(
  ctx: Context,
  tx: Tx,
  orderId: string,
  { checkout, quote, rules, hold }: Pick<Placement, 'checkout' | 'quote' | 'rules' | 'hold'>,
): Promise<Refusal | null> {
  const { priced, coupon } = quote;
  const discounts = [...priced.adjustments, ...(priced.afterTrial?.adjustments ?? [])];
  const isUsed = coupon !== null && discounts.some(({ id }) => id === coupon.id);
  const customer = purchaseOf(checkout).buyer;
  const refused = isUsed ? await useCoupon(ctx, tx, { coupon, orderId, customer }) : null;
  if (refused) return refused;
  const given = priced.adjustments.filter(({ source }) => source === 'RULE').map(({ id }) => id);
  const isLimited = ({ limited }: SiteRule) => limited.inAll || limited.perCustomer;
  const scarce = given.filter((ruleId) => rules.some((rule) => rule.id === ruleId && isLimited(rule)));
  const plenty = given.filter((ruleId) => !scarce.includes(ruleId));
  noteRuleUses(tx, { orderId, ruleIds: plenty, customer });
  if (scarce.length > 0) {
    const { isWithin, isLast } = await takeRuleUses(tx, { orderId, ruleIds: scarce, customer });
    if (!isWithin) return refuse('CHECKOUT_CHANGED');
    if (isLast) ctx.cache.changed(tx);
  }
  for (const payment of priced.giftCards) {
    const taken = quote.giftCard?.appId
      ? hold?.amount === payment.amount && hold.orderId === orderId && (await useHold(ctx, tx, hold))
      : await redeemGiftCard(tx, {
          ...{ id: ctx.newId(), giftCardId: payment.id, orderId, amount: payment.amount, now: ctx.now() },
        });
    if (!taken) return refuse('REDEEM_GIFT_CARD_ERROR');
  }
  return null;
}

/** Returns everything that an order with a failed payment holds: stock, coupon use, gift card payment. */
export async function undoPlacement(ctx: Context, tx: Tx, order: Order): Promise<void> {
  const { id, adjustments, afterTrial, giftCards } = order;
  await giveBackStock(ctx, tx, id);
  const discounts = [...adjustments, ...(afterTrial?.adjustments ?? [])];
  if (discounts.some(({ source }) => source === 'COUPON')) await giveBackCoupon(tx, id);
  const hasRules = adjustments.some(({ source }) => source === 'RULE');
  if (hasRules && (await forgetRuleUses(tx, id))) ctx.cache.changed(tx);
  if (giftCards.length > 0) await giveBackToGiftCards(ctx, tx, id);
}

/** Gift cards and items outside the catalogue have no stock. */
export function stockLinesOf(lines: readonly Line[]): StockLine[] {
  return lines.flatMap((line) => {
    const { reference, quantity, item } = line;
    const { productId, variantId } = item;
    return reference && !isGiftCard(line) ? [{ productId, variantId, quantity }] : [];
  });
}

/** Items of which there are fewer than these lines want, as they were looked up. */
export const beyondStock = (lines: readonly Line[]): StockLine[] =>
  stockLinesOf(
    lines.filter(({ item }) => {
      const { status, quantityAvailable } = item.availability;
      return status !== 'AVAILABLE' || (quantityAvailable !== null && quantityAvailable < unitsOf(lines, item));
    }),
  );

/** How many units of a variant all lines want together. */
const unitsOf = (lines: readonly Line[], { productId, variantId }: LineItem): number =>
  lines.reduce(
    (units, { item, quantity }) =>
      item.productId === productId && item.variantId === variantId ? units + quantity : units,
    0,
  );

export const isAmong = ({ item }: Line, short: readonly StockLine[]): boolean =>
  short.some(({ productId, variantId }) => productId === item.productId && variantId === item.variantId);
