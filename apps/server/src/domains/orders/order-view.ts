import type { orders, Response } from '@stoa/contract';
import type { TaxAmount, Taxed } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import {
  OWN_CARRIER_ID,
  type PriceStyle,
  totalRate,
  unitPriceAfterRules,
  viewAppliedDiscounts,
  viewItem,
  viewPrice,
  withoutNulls,
} from '../purchase/index.ts';
import { viewBalance } from './balance-view.ts';
import type { Order, OrderDelivery, OrderLine } from './order.ts';
import { statusOfFulfillment } from './order-facts.ts';
import { paymentStatusOf } from './payment-status.ts';

type ViewContext = Pick<Context, 'addresses' | 'site'>;
export type WireOrder = NonNullable<Response<typeof orders.getOrder>['order']>;

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
    siteLanguage: order.language,
    weightUnit: order.weightUnit,
    currency: order.currency,
    taxIncludedInPrices: order.taxIncludedInPrices,
    priceSummary: {
      subtotal: price(totals.subtotal),
      shipping: price(totals.shipping),
      tax: price(totals.tax),
      discount: price(totals.discount),
      total: price(totals.total),
      totalAdditionalFees: price(totals.additionalFees),
    },
    balanceSummary: viewBalance(order, style),
    taxSummary: { totalTax: price(totals.tax) },
    taxInfo: { totalTax: price(totals.tax), taxBreakdown: order.taxBreakdown.map((tax) => viewTax(tax, style)) },
    ...(order.delivery && { shippingInfo: viewDelivery(order.delivery, style) }),
    appliedDiscounts: viewAppliedDiscounts({ ...order, coupon: null }, price),
    additionalFees: [],
    activities: order.activities.map(({ id, type, createdDate }) => ({ id, type, activityType: type, createdDate })),
    ...withoutNulls({
      checkoutId: order.checkoutId,
      billingInfo: order.billingInfo,
      recipientInfo: order.delivery?.destination ?? order.billingInfo,
      purchasedDate: order.purchasedDate,
      buyerNote: order.buyerNote,
      customFields: order.customFields,
      extendedFields: order.extendedFields,
    }),
  };
}

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
    paymentOption: 'FULL_PAYMENT_ONLINE' as const,
  };
}

function viewDelivery(delivery: OrderDelivery, style: PriceStyle): WireOrder['shippingInfo'] {
  const price = (amount: number) => viewPrice(amount, style);
  const { prices, pickup, destination } = delivery;
  return {
    carrierId: OWN_CARRIER_ID,
    code: delivery.code,
    title: delivery.title,
    logistics: {
      deliveryTime: delivery.deliveryTime,
      ...(pickup
        ? { pickupDetails: { pickupMethod: 'STORE_PICKUP' } }
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
    taxableAmount: viewPrice(taxes.length > 0 ? totalBeforeTax : 0, style),
    taxRate: totalRate(taxes),
    totalTax: viewPrice(tax, style),
  };
}

function viewTaxed(taxed: Taxed, taxIncludedInPrice: boolean, style: PriceStyle) {
  const { taxableAmount, taxRate, totalTax } = viewTaxDetails(taxed, style);
  const taxBreakdown = taxed.taxes.map(({ name, rate, amount, taxableAmount: taxable }) => ({
    taxName: name,
    rate,
    taxAmount: viewPrice(amount, style),
    taxableAmount: viewPrice(taxable, style),
  }));
  return {
    taxDetails: { taxableAmount, taxRate, totalTax },
    taxInfo: { taxAmount: totalTax, taxableAmount, taxRate, taxIncludedInPrice, taxBreakdown },
  };
}

const viewTax = ({ name, rate, amount }: TaxAmount, style: PriceStyle) => ({
  taxName: name,
  rate,
  aggregatedTaxAmount: viewPrice(amount, style),
});
