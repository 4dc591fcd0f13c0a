import { minuteOf } from '@stoa/messages/days';
import type { WireOrder } from '../order-view.ts';

export type Around = {
  /** In which dates are written. */
  timeZone: string;
  tags: readonly string[];
  /** How the order was paid. */
  methods: readonly string[];
};
type Cell = (order: WireOrder, around: Around) => string | null | undefined;

type Party = WireOrder['billingInfo'];
type Line = NonNullable<WireOrder['lineItems']>[number];

/** The columns of the file, in their order. Amounts are in the currency of the order. */
export const orderColumns: Record<string, Cell> = {
  Order: ({ number }) => number,
  Placed: ({ createdDate }, { timeZone }) => createdDate && minuteOf(createdDate, timeZone),
  Status: ({ status }) => status,
  'Payment status': ({ paymentStatus }) => paymentStatus,
  'Fulfilment status': ({ fulfillmentStatus }) => fulfillmentStatus,
  Archived: ({ archived }) => (archived ? 'yes' : 'no'),
  'E-mail': ({ buyerInfo }) => buyerInfo?.email,
  Currency: ({ currency }) => currency,
  Subtotal: ({ priceSummary }) => priceSummary?.subtotal?.amount,
  Discount: ({ priceSummary }) => priceSummary?.discount?.amount,
  'Discount names': ({ appliedDiscounts = [] }) =>
    appliedDiscounts.flatMap((each) => nameOfDiscount(each) ?? []).join('; '),
  Shipping: ({ priceSummary }) => priceSummary?.shipping?.amount,
  'Additional fees': ({ priceSummary }) => priceSummary?.totalAdditionalFees?.amount,
  Tax: ({ priceSummary }) => priceSummary?.tax?.amount,
  'Prices include tax': ({ taxIncludedInPrices }) => (taxIncludedInPrices ? 'yes' : 'no'),
  Total: ({ priceSummary }) => priceSummary?.total?.amount,
  Paid: ({ balanceSummary }) => balanceSummary?.paid?.amount,
  Refunded: ({ balanceSummary }) => balanceSummary?.refunded?.amount,
  Outstanding: ({ balanceSummary }) => balanceSummary?.balance?.amount,
  'Payment methods': (_, { methods }) => methods.join('; '),
  'Item count': ({ lineItems = [] }) => String(lineItems.reduce((sum, { quantity = 0 }) => sum + quantity, 0)),
  Items: ({ lineItems = [] }) => lineItems.map(nameOfLine).join('; '),
  SKUs: ({ lineItems = [] }) => lineItems.flatMap(({ physicalProperties }) => physicalProperties?.sku || []).join('; '),
  Delivery: ({ shippingInfo }) => shippingInfo?.title,
  ...partyColumns('Shipping', ({ shippingInfo }) => shippingInfo?.logistics?.shippingDestination),
  ...partyColumns('Billing', ({ billingInfo }) => billingInfo),
  'Note from the customer': ({ buyerNote }) => buyerNote,
  Tags: (_, { tags }) => tags.join('; '),
  Channel: ({ channelInfo }) => channelInfo?.type,
  'Order ID': ({ id }) => id,
};

function partyColumns(name: string, partyOf: (order: WireOrder) => Party): Record<string, Cell> {
  const address = (order: WireOrder) => partyOf(order)?.address;
  const contact = (order: WireOrder) => partyOf(order)?.contactDetails;
  return {
    [`${name} name`]: (order) => [contact(order)?.firstName, contact(order)?.lastName].filter(Boolean).join(' '),
    [`${name} company`]: (order) => contact(order)?.company,
    [`${name} phone`]: (order) => contact(order)?.phone,
    [`${name} address`]: (order) => address(order)?.addressLine,
    [`${name} address 2`]: (order) => address(order)?.addressLine2,
    [`${name} postal code`]: (order) => address(order)?.postalCode,
    [`${name} city`]: (order) => address(order)?.city,
    [`${name} region`]: (order) => address(order)?.subdivision,
    [`${name} country`]: (order) => address(order)?.country,
  };
}

/** `2 × Linen Shirt (S, Ink)`. */
function nameOfLine({ quantity = 1, productName, descriptionLines = [] }: Line): string {
  const choices = descriptionLines.flatMap(
    ({ plainText, colorInfo }) => plainText?.translated ?? plainText?.original ?? colorInfo?.translated ?? [],
  );
  const name = productName?.original ?? '';
  return `${quantity} × ${name}${choices.length > 0 ? ` (${choices.join(', ')})` : ''}`;
}

type Discount = NonNullable<WireOrder['appliedDiscounts']>[number];

/** Codes are what buyers and marketing know coupons by. */
const nameOfDiscount = ({ coupon, merchantDiscount, discountRule }: Discount): string | null | undefined =>
  coupon?.code ??
  discountRule?.name?.original ??
  (merchantDiscount && (merchantDiscount.description || 'Discount by the shop'));
