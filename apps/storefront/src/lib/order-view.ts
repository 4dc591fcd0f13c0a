import type { Order } from './api.ts';
import type { SumRow } from './cart-view.ts';
import { type LineView, viewOrderLine } from './line-view.ts';
import type { Site } from './site.ts';

type AddressInfo = NonNullable<Order['billingInfo']>;

export type OrderView = {
  number: string;
  date: string;
  firstName: string;
  email: string;
  paymentState: string;
  paymentText: string;
  shippingTitle: string;
  destination: AddressInfo | null;
  billing: AddressInfo | null;
  lines: LineView[];
  rows: SumRow[];
  total: string;
};

/** What a payment's state means to the buyer. */
const PAYMENT_STATES: Partial<Record<NonNullable<Order['paymentStatus']>, string>> = {
  PAID: 'Paid',
  NOT_PAID: 'Due',
  PENDING: 'Being processed',
  PARTIALLY_PAID: 'Paid in part',
  PARTIALLY_REFUNDED: 'Refunded in part',
  FULLY_REFUNDED: 'Refunded',
  DECLINED: 'Declined',
  CANCELED: 'Cancelled',
};

export function viewOrder(order: Order, site: Site): OrderView {
  const { priceSummary: sum, shippingInfo, billingInfo, paymentStatus = 'NOT_PAID' } = order;
  const destination = shippingInfo?.logistics?.shippingDestination ?? null;
  return {
    number: order.number ?? '',
    date: formatDate(order.createdDate ?? '', site),
    firstName: (billingInfo ?? destination)?.contactDetails?.firstName ?? '',
    email: order.buyerInfo?.email ?? '',
    paymentState: PAYMENT_STATES[paymentStatus] ?? '',
    paymentText:
      paymentStatus === 'PAID'
        ? 'Your order is placed and paid.'
        : 'Your order is placed. It will be handled as soon as the payment has arrived.',
    shippingTitle: shippingInfo?.title ?? '',
    destination,
    billing: billingInfo ?? null,
    lines: (order.lineItems ?? []).map(viewOrderLine),
    rows: sumRows(sum, Boolean(shippingInfo?.title), order.taxIncludedInPrices ?? false),
    total: sum?.total?.formattedAmount ?? '',
  };
}

function sumRows(sum: Order['priceSummary'], hasShipping: boolean, taxIncluded: boolean): SumRow[] {
  const row = (label: string, amount: { amount?: string; formattedAmount?: string } | undefined): SumRow[] =>
    Number(amount?.amount ?? 0) > 0 ? [{ label, amount: amount?.formattedAmount ?? '' }] : [];
  const isFree = Number(sum?.shipping?.amount ?? 0) === 0;
  return [
    { label: 'Subtotal', amount: sum?.subtotal?.formattedAmount ?? '' },
    ...row('Discount', sum?.discount).map(({ label, amount }) => ({ label, amount: `−${amount}` })),
    ...(hasShipping ? [{ label: 'Delivery', amount: isFree ? 'Free' : (sum?.shipping?.formattedAmount ?? '') }] : []),
    ...row('Fees', sum?.totalAdditionalFees),
    ...row(taxIncluded ? 'Tax, included' : 'Tax', sum?.tax),
  ];
}

function formatDate(text: string, { language, timeZone }: Site): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(date);
}
