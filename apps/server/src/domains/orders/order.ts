import type {
  Adjustment,
  GiftCardPayment,
  PricedFee,
  PricedLine,
  PricedShipping,
  TaxAmount,
  Totals,
} from '@stoa/pricing';
import type { Checkout } from '../checkout/index.ts';
import type { DisplayCurrency } from '../currencies/index.ts';
import type { DeliveryOption, PostalPlace } from '../delivery/index.ts';
import type { Payment } from '../payments/index.ts';
import type { Line } from '../purchase/index.ts';
import type { Fulfillment } from './fulfilling/fulfillment.ts';
import type { OrderStatus } from './order-machine.ts';

/** A purchase as agreed: nothing in it changes when the catalogue, taxes or shipping do. */
export type Order = {
  id: string;
  /** Counts up within the site. Empty until the order is written for the first time. */
  number: string;
  checkoutId: string | null;
  /** The buying visitor or member; null where staff or an app ordered for nobody in particular. */
  buyerId: string | null;
  revision: string;
  status: OrderStatus;
  archived: boolean;
  email: string | null;
  /** ISO 4217, of all amounts. */
  currency: string;
  /** Gross: what the buyer pays, in minor units. */
  total: number;
  /** The time when it was placed for good; null while its payment is open. */
  purchasedDate: string | null;
  createdDate: string;
  updatedDate: string;
  /** All attempts to pay it, oldest first. */
  payments: Payment[];
  /** What was handed over, oldest first. */
  fulfillments: Fulfillment[];
} & OrderDocument;

export type OrderDocument = {
  buyer: { visitorId?: string; memberId?: string };
  createdBy: Checkout['createdBy'];
  contactId: string | null;
  channelType: Checkout['channelType'];
  buyerNote: string | null;
  language: string;
  weightUnit: 'KG' | 'LB';
  taxIncludedInPrices: boolean;
  lines: OrderLine[];
  delivery: OrderDelivery | null;
  totals: Totals;
  /** Additional fees, the tip among them. Absent in orders from before there were any. */
  fees?: PricedFee[];
  /** What the buyer gave on top; its id is that of its fee. */
  tip?: { id: string; amount: number } | null;
  /** The applied discounts. */
  adjustments: Adjustment[];
  /** The parts of `total` paid by gift cards. */
  giftCards: OrderGiftCard[];
  taxBreakdown: TaxAmount[];
  billingInfo: Checkout['billingInfo'];
  customFields: Checkout['customFields'];
  extendedFields: Checkout['extendedFields'];
  activities: OrderActivity[];
  /** What the buyer saw amounts in when ordering, at the rate of then; null or absent: the order's own currency. */
  displayCurrency?: DisplayCurrency | null;
};

export type OrderGiftCard = GiftCardPayment & { obfuscatedCode: string };

/** Gross, in minor units: the amount to pay other than by gift card. */
export const amountToCharge = ({ total, giftCards }: Pick<Order, 'total' | 'giftCards'>): number =>
  giftCards.reduce((left, { amount }) => left - amount, total);

export type OrderLine = Line & { prices: PricedLine };

export type OrderDelivery = {
  /** The code of the delivery option at that time. */
  code: string;
  /** Absent in orders from when sites had no carriers. */
  carrierId?: string;
  title: string;
  deliveryTime: string | null;
  instructions?: string | null;
  pickup: boolean;
  /** Where the buyer collects the goods. */
  pickupAddress?: PostalPlace | null;
  /** When the goods are brought, where a time was agreed on. */
  slot?: DeliveryOption['slot'];
  /** The part of the price that the carrier charged additionally. */
  charges?: DeliveryOption['charges'];
  regionName?: string | null;
  destination: Checkout['shippingDestination'];
  prices: PricedShipping;
};

export type OrderActivity = {
  id: string;
  type:
    | 'ORDER_PLACED'
    | 'ORDER_PAID'
    | 'ORDER_PARTIALLY_PAID'
    | 'PAYMENT_DECLINED'
    | 'AUTHORIZED_PAYMENT_CREATED'
    | 'AUTHORIZED_PAYMENT_CAPTURED'
    | 'AUTHORIZED_PAYMENT_VOIDED'
    | 'PAYMENT_REFUNDED'
    | 'PAYMENT_REFUND_FAILED'
    | 'CHARGEBACK_CREATED'
    | 'ORDER_FULFILLED'
    | 'ORDER_NOT_FULFILLED'
    | 'TRACKING_NUMBER_ADDED'
    | 'TRACKING_NUMBER_EDITED'
    | 'TRACKING_LINK_ADDED'
    | 'SHIPPING_CONFIRMATION_EMAIL_SENT';
  createdDate: string;
};
