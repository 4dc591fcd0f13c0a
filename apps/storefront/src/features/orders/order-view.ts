import { formatsOf, type Messages } from '@stoa/messages';
import type { AddressFormat, Order, PaidByGiftCard } from '../../lib/api.ts';
import type { Visit } from '../../lib/render-page.tsx';
import type { Site } from '../../lib/site.ts';
import { loadFormat } from '../address/formats.ts';
import type { SumView } from '../cart/cart-view.ts';
import { type LineView, viewOrderLine } from '../cart/line-view.ts';
import { sumOf } from './order-sum.ts';

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
  sum: SumView;
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
    paymentText: paymentTextOf(order, messages.orders),
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

function paymentTextOf({ paymentStatus, payNow, balanceSummary }: Order, texts: Messages['orders']): string {
  const { paid, balance } = balanceSummary ?? {};
  const left = balance?.formattedAmount ?? '';
  if (payNow && paymentStatus === 'PARTIALLY_PAID') return texts.paidInPart(paid?.formattedAmount ?? '', left);
  if (payNow && paymentStatus === 'NOT_PAID' && Number(payNow.total?.amount) === 0) return texts.dueLater(left);
  return paymentStatus === 'PAID' ? texts.paid : texts.unpaid;
}
