import type { orders, Response } from '@stoa/contract';
import type { PricedFee, TaxAmount, Taxed, Totals } from '@stoa/pricing';
import { may } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { type PriceStyle, shownDecimal, shownPrice } from '../currencies/index.ts';
import { inWordsOf } from '../delivery/index.ts';
import {
  taxableOf,
  totalRate,
  unitPriceAfterRules,
  viewAppliedDiscounts,
  viewFeeSource,
  viewItem,
  viewOrderedSubscription,
  viewPayment,
  viewPrice,
  viewTaxOrigin,
  withoutNulls,
} from '../purchase/index.ts';
import { viewBalance } from './balance-view.ts';
import { nameOfFee } from './name-of-fee.ts';
import type { Order, OrderActivity, OrderDelivery, OrderLine } from './order.ts';
import { statusOfFulfillment } from './order-facts.ts';
import { paymentStatusOf } from './payment-status.ts';
import { refundedQuantity } from './refunding/refund.ts';

type ViewContext = Pick<Context, 'addresses' | 'site'>;
export type WireOrder = NonNullable<Response<typeof orders.getOrder>['order']>;

/** The most that the wire has room for. */
const MOST_ACTIVITIES = 1000;

/** What the people of a shop note for themselves. */
const INTERNAL = new Set(['MERCHANT_COMMENT', 'CUSTOM_ACTIVITY']);

/** An order for a caller: buyers see nothing of what the shop notes for itself. */
export function viewOrderFor(ctx: ViewContext & Pick<Context, 'caller'>, order: Order): WireOrder {
  const wire = viewOrder(ctx, order);
  if (may(ctx.caller, 'ECOM.READ_ORDERS')) return wire;
  const { seenByAHuman: _seen, outOfStockLineItemIds: _short, tags, activities = [], ...rest } = wire;
  return {
    ...rest,
    ...(tags?.tags && { tags: { tags: tags.tags } }),
    activities: activities
      .filter(({ type }) => !INTERNAL.has(type ?? ''))
      .map(({ authorEmail: _author, ...activity }) => activity),
  };
}

/** An order on the wire, in the currency in which it was placed. */
export function viewOrder(ctx: ViewContext, order: Order): WireOrder {
  const style = { currency: order.currency, language: ctx.site.language };
  const price = (amount: number) => viewPrice(amount, style);
  const { totals } = order;
  return {
    id: order.id,
    number: order.number,
    createdDate: order.createdDate,
    updatedDate: order.updatedDate,
    status: order.status,
    paymentStatus: paymentStatusOf(order),
    fulfillmentStatus: statusOfFulfillment(order),
    archived: order.archived,
    lineItems: order.lines.map((line) => viewOrderLine(ctx, order, line, style)),
    buyerInfo: withoutNulls({ ...order.buyer, contactId: order.contactId, email: order.email }),
    createdBy: order.createdBy,
    channelInfo: { type: order.channelType },
    buyerLanguage: order.language,
    siteLanguage: order.siteLanguage ?? order.language,
    weightUnit: order.weightUnit,
    currency: order.currency,
    taxIncludedInPrices: order.taxIncludedInPrices,
    priceSummary: viewTotals(totals, price),
    ...(order.payNow && { payNow: viewTotals(order.payNow, price) }),
    ...(order.afterTrial && { payAfterFreeTrial: viewTotals(order.afterTrial.totals, price) }),
    balanceSummary: viewBalance(order, style),
    taxSummary: { totalTax: price(totals.tax) },
    taxInfo: {
      totalTax: price(totals.tax),
      taxBreakdown: order.taxBreakdown.map((tax) => viewTax(tax, style)),
      taxExempt: isTaxExempt(order),
    },
    ...(order.delivery && { shippingInfo: viewDelivery(order.delivery, style) }),
    appliedDiscounts: viewAppliedDiscounts({ ...order, coupon: null }, price, 'totalDiscount'),
    additionalFees: (order.fees ?? []).map((fee) => viewFee(order, fee, style)),
    // entries of the server's own come on top of what clients may write
    activities: order.activities.slice(-MOST_ACTIVITIES).map(viewActivity),
    tags: { tags: order.tags?.publicTags ?? {}, privateTags: order.tags?.privateTags ?? {} },
    seenByAHuman: order.seenByAHuman ?? false,
    ...withoutNulls({
      attributionSource: order.attributionSource ?? null,
      checkoutId: order.checkoutId,
      purchaseFlowId: order.checkoutId,
      billingInfo: order.billingInfo,
      recipientInfo: order.recipientInfo ?? recipientOf(order),
      purchasedDate: order.purchasedDate,
      buyerNote: order.buyerNote,
      customFields: order.customFields,
      extendedFields: order.extendedFields,
      displayCurrency: viewDisplayCurrency(order, style),
    }),
    imported: order.imported ?? false,
    outOfStockLineItemIds: order.outOfStockLineIds ?? [],
    ...order.stated?.wire,
  };
}

const viewTotals = <Price>(totals: Totals, price: (amount: number) => Price) => ({
  subtotal: price(totals.subtotal),
  shipping: price(totals.shipping),
  tax: price(totals.tax),
  discount: price(totals.discount),
  total: price(totals.total),
  totalAdditionalFees: price(totals.additionalFees),
});

/** Entries of apps have no type outside of the older field. */
function viewActivity({ id, type, createdDate, authorEmail, details }: OrderActivity) {
  const activityType = type === 'CUSTOM_ACTIVITY' ? {} : { activityType: type };
  return { id, type, ...activityType, createdDate, ...withoutNulls({ authorEmail: authorEmail ?? null }), ...details };
}

/** The order is priced and paid in its own currency: this is only what its buyer saw beside it. */
function viewDisplayCurrency(
  { total, displayCurrency }: Order,
  style: PriceStyle,
): WireOrder['displayCurrency'] | null {
  if (!displayCurrency) return null;
  const { code, rate } = displayCurrency;
  const seen = { ...style, displayCurrency };
  return { code, rate, total: { amount: shownDecimal(total, seen), formattedAmount: shownPrice(total, seen) } };
}

/** Whether the buyer's exemption is why there is no tax. */
const isTaxExempt = ({ totals, taxBreakdown }: Order): boolean =>
  totals.tax === 0 && taxBreakdown.some(({ exempt }) => exempt);

const viewFee = (order: Order, fee: PricedFee, style: PriceStyle) => ({
  id: fee.id,
  ...viewFeeSource(fee),
  name: nameOfFee(order, fee, style.language),
  price: viewPrice(fee.price, style),
  priceBeforeTax: viewPrice(fee.totalBeforeTax, style),
  priceAfterTax: viewPrice(fee.totalAfterTax, style),
  ...viewTaxed(fee, order.taxIncludedInPrices, style),
  lineItemIds: [],
});

/** Lines of orders have no address: clients would misread it. */
function viewOrderLine(ctx: ViewContext, order: Order, line: OrderLine, style: PriceStyle) {
  const price = (amount: number) => viewPrice(amount, style);
  const { prices } = line;
  const { picture, ...item } = viewItem(ctx, line);
  return {
    id: line.id,
    quantity: line.quantity,
    ...item,
    image: picture,
    price: price(unitPriceAfterRules(prices)),
    priceBeforeDiscounts: price(prices.unitPrice),
    lineItemPrice: price(prices.linePriceAfterRules),
    totalDiscount: price(prices.discount),
    totalPriceBeforeTax: price(prices.totalBeforeTax),
    totalPriceAfterTax: price(prices.totalAfterTax),
    ...viewTaxed(prices, order.taxIncludedInPrices, style),
    ...viewPayment(prices.payment, price),
    ...(line.item.subscription && { subscriptionInfo: viewOrderedSubscription(line.item.subscription) }),
    ...withoutNulls({
      restockQuantity: line.restocked ?? null,
      refundQuantity: refundedQuantity(order, line.id) || null,
      ...line.stated,
    }),
  };
}

/** The person who gets the goods, and where: at a pickup location, if they are collected. */
export function recipientOf({ delivery, billingInfo }: Order): Order['billingInfo'] {
  const person = delivery?.destination ?? billingInfo;
  if (!delivery?.pickupAddress) return person;
  return { ...withoutNulls({ contactDetails: person?.contactDetails }), address: delivery.pickupAddress };
}

function viewDelivery(placed: OrderDelivery, style: PriceStyle): WireOrder['shippingInfo'] {
  const delivery = inWordsOf(placed, style.language);
  const price = (amount: number) => viewPrice(amount, style);
  const { prices, pickup, destination } = delivery;
  return {
    ...withoutNulls({ carrierId: delivery.carrierId }),
    code: delivery.code,
    title: delivery.title,
    ...(delivery.regionName && { region: { name: delivery.regionName } }),
    logistics: {
      ...withoutNulls({
        deliveryTime: delivery.deliveryTime,
        instructions: delivery.instructions,
        deliverByDate: delivery.deliverByDate ?? null,
        deliveryTimeSlot: delivery.slot,
      }),
      ...(pickup
        ? { pickupDetails: { pickupMethod: 'STORE_PICKUP', ...withoutNulls({ address: delivery.pickupAddress }) } }
        : withoutNulls({ shippingDestination: destination })),
    },
    cost: {
      price: price(prices.price),
      totalPriceBeforeTax: price(prices.totalBeforeTax),
      totalPriceAfterTax: price(prices.totalAfterTax),
      taxDetails: viewTaxDetails(prices, style),
      discount: price(prices.discount),
    },
  };
}

function viewTaxDetails({ taxes, tax, totalBeforeTax }: Taxed, style: PriceStyle) {
  return {
    taxableAmount: viewPrice(taxableOf({ taxes, totalBeforeTax }), style),
    taxRate: totalRate(taxes),
    totalTax: viewPrice(tax, style),
  };
}

function viewTaxed(taxed: Taxed, taxIncludedInPrice: boolean, style: PriceStyle) {
  const { taxableAmount, taxRate, totalTax } = viewTaxDetails(taxed, style);
  const taxBreakdown = taxed.taxes.map((tax) => ({
    ...viewTaxOrigin(tax),
    rate: tax.rate,
    taxAmount: viewPrice(tax.amount, style),
    taxableAmount: viewPrice(tax.taxableAmount, style),
    nonTaxableAmount: viewPrice(tax.nonTaxableAmount ?? 0, style),
  }));
  return {
    taxDetails: { taxableAmount, taxRate, totalTax },
    taxInfo: { taxAmount: totalTax, taxableAmount, taxRate, taxIncludedInPrice, taxBreakdown },
  };
}

const viewTax = (tax: TaxAmount, style: PriceStyle) => ({
  ...viewTaxOrigin(tax),
  rate: tax.rate,
  aggregatedTaxAmount: viewPrice(tax.amount, style),
});
