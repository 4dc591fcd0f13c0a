import type { Caller } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { NIL_ID } from '../../platform/ids.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { mainLanguageOf } from '../../site.ts';
import { buyerOf, type Checkout, languageOf } from '../checkout/index.ts';
import { priceStyle } from '../currencies/index.ts';
import {
  availabilityOf,
  chosenDelivery,
  isOnTrial,
  isShippable,
  isSubscription,
  type Line,
  namedFees,
  nameLines,
  type Quote,
  refuseTooExpensive,
} from '../purchase/index.ts';
import type { Order, OrderDelivery } from './order.ts';
import { FIRST_STATUS } from './order-machine.ts';

/** The reason why a checkout cannot become an order; null when it can. Stock is checked when it is taken. */
export function refusalOf(checkout: Checkout, quote: Quote): Refusal | null {
  if (checkout.lines.length === 0) return refuse('EMPTY_CHECKOUT');
  const gone = checkout.lines.filter((line) => availabilityOf(line).status.startsWith('NOT_'));
  if (gone.length > 0) return outOfStock(checkout.lines, gone);
  const expensive = refuseTooExpensive(checkout.lines);
  if (expensive) return expensive;
  const { coupon, giftCard } = quote.calculationErrors;
  if (coupon === 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD')
    return refuse(coupon, { couponCode: checkout.couponCode });
  if (giftCard === 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD' || giftCard === 'SUBSCRIPTION_WITH_GIFT_CARD')
    return refuse(giftCard);
  if (giftCard === 'GIFT_CARD_NOT_CONFIRMED') return refuse('REDEEM_GIFT_CARD_ERROR', { reason: giftCard });
  // what further cycles are made of was agreed on before
  if (checkout.lines.some((line) => isSubscription(line) && !line.item.subscription?.contract)) {
    if (checkout.lines.length > 1) return refuse('SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS');
    if (costOf(quote) === 0) return refuse('SUBSCRIPTION_WITH_ZERO_TOTAL');
  }
  const delivery = chosenDelivery(quote);
  const needsShipping = checkout.lines.some(isShippable);
  if (needsShipping && !delivery?.pickup && !hasAddress(checkout.shippingDestination))
    return refuse('MISSING_SHIPPING_ADDRESS');
  if (needsShipping && quote.calculationErrors.delivery !== null) {
    return refuse('SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE', { code: checkout.deliveryCode });
  }
  if (needsShipping && (!delivery || delivery.partial)) {
    return refuse('NO_SELECTED_CARRIER_SERVICE_OPTION', { lineItemIds: quote.undeliverable });
  }
  if (costOf(quote) > 0 && !hasAddress(billingInfoOf(checkout))) return refuse('MISSING_BILLING_ADDRESS');
  return null;
}

/** What a purchase costs, or will once its free trial is over. */
const costOf = ({ priced: { totals, afterTrial } }: Quote): number => (afterTrial?.totals ?? totals).total;

/** Names the unavailable lines, and says whether anything of the order is still available. */
export function outOfStock(lines: readonly Line[], short: readonly Line[]): Refusal {
  const isNothingLeft =
    short.length === lines.length && !short.some((line) => availabilityOf(line).status === 'PARTIALLY_AVAILABLE');
  const code = isNothingLeft ? 'FULL_OUT_OF_STOCK' : 'PARTIAL_OUT_OF_STOCK';
  return refuse(code, { lineItems: nameLines(short) });
}

/** Data that an order keeps when its checkout is placed again after a failed payment. */
export type KnownOrder = Pick<
  Order,
  'id' | 'number' | 'revision' | 'createdDate' | 'payments' | 'fulfillments' | 'activities'
>;

/** The order of a checkout whose lines have been looked up: a permanent record of the current data. */
export function buildOrder(ctx: Context, checkout: Checkout, quote: Quote, known: KnownOrder): Order {
  const { priced: prices } = quote;
  const buyer = buyerOfOrder(checkout, ctx.caller);
  return {
    id: known.id,
    number: known.number,
    createdDate: known.createdDate,
    payments: known.payments,
    fulfillments: known.fulfillments,
    activities: known.activities,
    checkoutId: checkout.id,
    buyerId: buyer.memberId ?? buyer.visitorId ?? null,
    buyer,
    revision: known.revision,
    status: FIRST_STATUS,
    archived: false,
    email: checkout.email,
    currency: prices.currency,
    total: prices.totals.total,
    purchasedDate: null,
    updatedDate: ctx.now().toISOString(),
    createdBy: checkout.createdBy,
    contactId: checkout.contactId,
    channelType: checkout.channelType,
    buyerNote: checkout.buyerNote,
    ...languagesOf(ctx, checkout),
    weightUnit: ctx.site.settings.weightUnit,
    taxIncludedInPrices: prices.taxIncludedInPrices,
    lines: checkout.lines.flatMap((line, index) => {
      const linePrices = prices.lines[index];
      return linePrices ? [{ ...line, item: withContract(ctx, line), prices: linePrices }] : [];
    }),
    delivery: deliveryOf(checkout, quote),
    ...(checkout.recipientInfo && { recipientInfo: checkout.recipientInfo }),
    totals: prices.totals,
    ...(prices.payLater.total > 0 && { payNow: prices.payNow }),
    ...(quote.memberships?.selected && { memberships: quote.memberships.selected }),
    ...(prices.afterTrial && {
      afterTrial: { ...prices.afterTrial, additionalFees: namedFees(prices.afterTrial, ctx.site) },
    }),
    fees: namedFees(prices, ctx.site),
    tip: checkout.tip && prices.tip > 0 ? { id: checkout.tip.id, amount: prices.tip } : null,
    adjustments: prices.adjustments,
    giftCards: giftCardsOf(quote),
    taxBreakdown: prices.taxBreakdown,
    billingInfo: billingInfoOf(checkout),
    customFields: checkout.customFields,
    extendedFields: checkout.extendedFields,
    displayCurrency: displayCurrencyOf(ctx, checkout),
    // a further cycle of a subscription: its buyer is told in words of its own
    ...(checkout.lines.some(({ item }) => item.subscription?.contract) && { untold: { buyer: true } }),
  };
}

function giftCardsOf({ priced, giftCard }: Quote): Order['giftCards'] {
  const { obfuscatedCode = '', appId } = giftCard ?? {};
  return priced.giftCards.map((card) => ({ ...card, obfuscatedCode, ...(appId && { appId }) }));
}

/** What its buyer reads: a checkout's own language is another than the site's. */
function languagesOf(ctx: Context, checkout: Checkout): Pick<Order, 'language' | 'siteLanguage'> {
  const siteLanguage = mainLanguageOf(ctx.site);
  const language = languageOf(ctx, checkout.language);
  return language ? { language, siteLanguage } : { language: siteLanguage };
}

/** An item that is bought repeatedly begins a contract, unless the order is made for one. */
function withContract(ctx: Context, { item }: Line): Line['item'] {
  const { subscription } = item;
  if (!subscription || subscription.contract) return item;
  const cycle = isOnTrial({ item }) ? 0 : 1;
  return { ...item, subscription: { ...subscription, contract: { id: ctx.newId(), cycle } } };
}

/** What the buyer sees amounts in, if that is not the currency that they pay in. */
function displayCurrencyOf(ctx: Context, checkout: Checkout): Order['displayCurrency'] {
  const { displayCurrency = null } = priceStyle(ctx, checkout.displayCurrency);
  return displayCurrency && displayCurrency.code !== displayCurrency.base ? displayCurrency : null;
}

/** The owner of the checkout; a checkout without one belongs to the person who places the order. */
function buyerOfOrder(checkout: Checkout, caller: Caller): Order['buyer'] {
  const owner = buyerOf(checkout);
  if (owner.memberId || owner.visitorId) return owner;
  if (caller.kind === 'member') return { memberId: caller.id };
  return caller.kind === 'visitor' ? { visitorId: caller.id } : {};
}

function deliveryOf({ shippingDestination }: Checkout, quote: Quote): OrderDelivery | null {
  const delivery = chosenDelivery(quote);
  const { shipping } = quote.priced;
  if (!delivery || !shipping) return null;
  const { code, carrierId, title, deliveryTime, instructions, translated, pickup, slot, ...more } = delivery;
  const { charges, allocations, isArranged } = more;
  return {
    code,
    ...(carrierId !== NIL_ID && { carrierId }),
    title,
    deliveryTime,
    instructions,
    ...(translated && { translated }),
    pickup: pickup !== null,
    pickupAddress: pickup,
    slot,
    charges,
    regionName: allocations[0]?.regionName ?? null,
    destination: shippingDestination,
    ...(isArranged && { isArranged }),
    prices: shipping,
  };
}

/** Buyers are billed at their shipping address, unless they say otherwise. */
const billingInfoOf = (checkout: Checkout) => checkout.billingInfo ?? checkout.shippingDestination;

const hasAddress = (info: Checkout['billingInfo']): boolean => Boolean(info?.address?.country);
