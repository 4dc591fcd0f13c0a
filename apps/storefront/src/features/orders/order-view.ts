import { formatsOf, type Messages } from '@stoa/messages';
import { formatSum } from '../../lib/amounts.ts';
import type { AddressFormat, Order, PaidByGiftCard } from '../../lib/api.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { Site } from '../../lib/site.ts';
import { loadFormat } from '../address/formats.ts';
import { discountRows, type SumRow } from '../cart/cart-view.ts';
import { type LineView, viewOrderLine } from '../cart/line-view.ts';
import { endingOf } from '../codes/codes.ts';

type AddressInfo = NonNullable<Order['billingInfo']>;

export type OrderView = {
  number: string;
  date: string;
  firstName: string;
  email: string;
  paymentState: string;
  paymentText: string;
  /** How far the delivery is; empty where nothing is delivered. */
  deliveryState: string;
  isPickedUp: boolean;
  shippingTitle: string;
  destination: AddressInfo | null;
  /** Where the goods are collected. */
  pickup: AddressInfo | null;
  /** When they are brought, where a time was agreed on, and what to know. */
  deliveryNotes: string[];
  billing: AddressInfo | null;
  lines: LineView[];
  /** Of all items and costs. */
  total: string;
  /** How the total comes about, and what gift cards paid of it. */
  sum: { rows: SumRow[]; totalLabel: string; total: string };
};

/** How the addresses of an order are written. */
export type OrderFormats = { destination: AddressFormat; pickup: AddressFormat; billing: AddressFormat };

export const loadOrderFormats = async (visit: Visit, { shippingInfo, billingInfo }: Order): Promise<OrderFormats> => ({
  destination: await loadFormat(visit, shippingInfo?.logistics?.shippingDestination?.address?.country),
  pickup: await loadFormat(visit, shippingInfo?.logistics?.pickupDetails?.address?.country),
  billing: await loadFormat(visit, billingInfo?.address?.country),
});

type Texts = Pick<Messages, 'orders' | 'cart'>;

/** An order, and what gift cards paid for it. */
export function viewOrder(
  order: Order,
  site: Site,
  messages: Texts,
  giftCards: readonly PaidByGiftCard[] = [],
): OrderView {
  const {
    priceSummary: sum,
    shippingInfo,
    billingInfo,
    paymentStatus = 'NOT_PAID',
    fulfillmentStatus = 'NOT_FULFILLED',
  } = order;
  const states: Partial<Record<string, string>> = messages.orders.paymentStates;
  const isHeld = Number(order.balanceSummary?.authorized?.amount ?? 0) > 0;
  const isOnInvoice = paymentStatus === 'NOT_PAID' && !isHeld && site.paymentMethods.some(({ id }) => id === 'offline');
  const { pickupDetails, deliveryTimeSlot: slot, instructions } = shippingInfo?.logistics ?? {};
  const isPickedUp = Boolean(pickupDetails);
  const deliveryStates = isPickedUp ? messages.orders.pickupStates : messages.orders.deliveryStates;
  const destination = shippingInfo?.logistics?.shippingDestination ?? null;
  return {
    number: order.number ?? '',
    date: formatsOf(site).longDate(order.createdDate ?? ''),
    firstName: (billingInfo ?? destination)?.contactDetails?.firstName ?? '',
    email: order.buyerInfo?.email ?? '',
    paymentState: isOnInvoice ? messages.orders.dueByInvoice : (states[paymentStatus] ?? ''),
    paymentText: paymentStatus === 'PAID' ? messages.orders.paid : messages.orders.unpaid,
    deliveryState: shippingInfo ? deliveryStates[fulfillmentStatus] : '',
    isPickedUp,
    shippingTitle: shippingInfo?.title ?? '',
    destination,
    pickup: pickupDetails?.address ? { address: pickupDetails.address } : null,
    deliveryNotes: [
      slot?.from && slot.to ? formatsOf(site).timeSlot(slot.from, slot.to) : '',
      instructions ?? '',
    ].filter(Boolean),
    billing: billingInfo ?? null,
    lines: (order.lineItems ?? []).map(viewOrderLine),
    total: sum?.total?.formattedAmount ?? '',
    sum: sumOf(order, messages, giftCards),
  };
}

function sumOf(order: Order, messages: Texts, giftCards: readonly PaidByGiftCard[]): OrderView['sum'] {
  const { priceSummary, balanceSummary, currency, siteLanguage } = order;
  const total = priceSummary?.total?.formattedAmount ?? '';
  const rows = sumRows(order, messages.cart);
  if (giftCards.length === 0) return { rows, totalLabel: messages.cart.total, total };
  const left = [priceSummary?.total?.amount ?? '0', ...giftCards.map(({ amount }) => `-${amount?.amount ?? '0'}`)];
  const isOwed = Number(balanceSummary?.balance?.amount ?? 0) > 0;
  const isPaidOtherwise = !isOwed && Number(balanceSummary?.paid?.amount ?? 0) > paidBy(giftCards);
  return {
    rows: [
      ...rows,
      { label: messages.cart.total, amount: total },
      ...giftCards.map((card) => ({
        label: messages.cart.giftCard(endingOf(card)),
        amount: `−${card.amount?.formattedAmount}`,
      })),
    ],
    totalLabel: isPaidOtherwise ? messages.orders.paidOtherwise : messages.orders.stillToPay,
    total: formatSum(left, { currency: currency ?? '', language: siteLanguage ?? 'en' }),
  };
}

const paidBy = (giftCards: readonly PaidByGiftCard[]): number =>
  giftCards.reduce((sum, { amount }) => sum + Number(amount?.amount ?? 0), 0);

function sumRows(order: Order, texts: Messages['cart']): SumRow[] {
  const { priceSummary: sum, shippingInfo, taxIncludedInPrices, appliedDiscounts, taxInfo } = order;
  const row = (label: string, amount: { amount?: string; formattedAmount?: string } | undefined): SumRow[] =>
    Number(amount?.amount ?? 0) > 0 ? [{ label, amount: amount?.formattedAmount ?? '' }] : [];
  const isFree = Number(sum?.shipping?.amount ?? 0) === 0;
  return [
    { label: texts.subtotal, amount: sum?.subtotal?.formattedAmount ?? '' },
    ...discountRows({ appliedDiscounts }, texts),
    ...(shippingInfo?.title
      ? [{ label: texts.delivery, amount: isFree ? texts.free : (sum?.shipping?.formattedAmount ?? '') }]
      : []),
    ...(order.additionalFees ?? []).flatMap(({ name, price }) => row(name || texts.fees, price)),
    ...row(taxIncludedInPrices ? texts.taxIncluded : texts.tax, sum?.tax),
    ...(taxInfo?.taxExempt ? [{ label: texts.tax, amount: texts.taxExempt }] : []),
  ];
}
