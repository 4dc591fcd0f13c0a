import type { Static } from '@stoa/contract';
import type { Order as WireOrder } from '@stoa/contract/ecom/order';
import type {
  Adjustment,
  GiftCardPayment,
  PartToPay,
  PricedCart,
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
import type { Line, SelectedMembership } from '../purchase/index.ts';
import type { Fulfillment } from './fulfilling/fulfillment.ts';
import type { FulfillmentStatus } from './fulfillment-status.ts';
import type { OrderStatus } from './order-machine.ts';
import type { Refund } from './refunding/decided-refund.ts';

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
  /** What was given back, oldest first; absent where that was never asked. */
  refunds?: Refund[];
  /** What was handed over, oldest first. */
  fulfillments: Fulfillment[];
} & OrderDocument;

export type OrderDocument = {
  buyer: { visitorId?: string; memberId?: string };
  createdBy: Checkout['createdBy'] & { appId?: string };
  contactId: string | null;
  channelType: Checkout['channelType'];
  buyerNote: string | null;
  /** Of the buyer. */
  language: string;
  /** Of the site at the time of the order; absent where it is the buyer's. */
  siteLanguage?: string;
  weightUnit: 'KG' | 'LB';
  taxIncludedInPrices: boolean;
  lines: OrderLine[];
  delivery: OrderDelivery | null;
  totals: Totals;
  /** Additional fees, the tip among them. Absent in orders from before there were any. */
  fees?: PricedFee[];
  /** What the buyer gave on top; its id is that of its fee. */
  tip?: { id: string; amount: number } | null;
  /** What was due with the order, where the rest is paid later; absent where everything was. */
  payNow?: PartToPay;
  /** What memberships are to pay, as its buyer chose; absent: nothing. What they paid is among the payments. */
  memberships?: SelectedMembership[];
  /** What is charged first once the free trial is over that it begins; absent for orders without one. */
  afterTrial?: PricedCart;
  /** The applied discounts. */
  adjustments: Adjustment[];
  /** The parts of `total` paid by gift cards. */
  giftCards: OrderGiftCard[];
  taxBreakdown: TaxAmount[];
  billingInfo: Checkout['billingInfo'];
  customFields: Checkout['customFields'];
  extendedFields: Checkout['extendedFields'];
  activities: OrderActivity[];
  /** Who gets the goods, where it is not who they are sent to. */
  recipientInfo?: Checkout['billingInfo'];
  attributionSource?: 'UNSPECIFIED' | 'FACEBOOK_ADS';
  /** Whether somebody opened it in the dashboard. */
  seenByAHuman?: boolean;
  /** The tags by their ids; absent for none. */
  tags?: Tags;
  /** Whether it comes from another shop: what was sent of it holds. */
  imported?: boolean;
  /** What a program that created it said of it, in place of what follows from its lines and amounts. */
  stated?: StatedOrder;
  /** Who is not told about it by e-mail. */
  untold?: { buyer?: boolean; business?: boolean };
  /** Whether its stock is taken once it is paid, and has not been taken yet. */
  isStockDue?: boolean;
  /** The lines that were out of stock when the order was paid; absent for none. */
  outOfStockLineIds?: string[];
  /** The apps that alone may change it; absent where everybody with the permission may. */
  editors?: string[];
  /** The drafts whose changes were applied to it, by their ids; absent for none. */
  editedBy?: string[];
  /** What the buyer saw amounts in when ordering, at the rate of then; null or absent: the order's own currency. */
  displayCurrency?: DisplayCurrency | null;
};

type Tags = { publicTags?: { tagIds?: string[] }; privateTags?: { tagIds?: string[] } };

/** A gift card that paid for the order. Its own ledger keeps the money. */
export type OrderGiftCard = GiftCardPayment & {
  obfuscatedCode: string;
  /** The app that issued it; absent: the shop. */
  appId?: string;
  /** The id of the payment; absent where it has that of the card. */
  paymentId?: string;
  /** When it paid; absent where it paid with the order. */
  createdDate?: string;
  /** The charge that it was part of. */
  chargeId?: string;
  /** When the card got the amount back: with a refund, or because another part of the charge failed. */
  returned?: { date: string; refundId?: string };
  /** How far the refund is: known of cards of apps while an order is shown, and never stored. */
  refundStatus?: 'PENDING' | 'SUCCEEDED' | 'FAILED';
};

/** Gross, in minor units: the amount to pay other than by gift card. */
export const amountToCharge = ({ total, giftCards }: Pick<Order, 'total' | 'giftCards'>): number =>
  giftCards.reduce((left, card) => (isUndone(card) ? left : left - card.amount), total);

/** Gross, in minor units: the part of it that is charged with the order. */
export const amountDueNow = (order: Pick<Order, 'total' | 'giftCards' | 'payNow'>): number =>
  order.payNow?.afterGiftCards ?? amountToCharge(order);

/** Whether the payment of a gift card was undone, so that it counts for nothing. */
const isUndone = ({ returned }: OrderGiftCard): boolean => returned !== undefined && !returned.refundId;

export type OrderLine = Line & {
  prices: PricedLine;
  /** How many of it went back into stock; absent for none. */
  restocked?: number;
  /** What a client said of it, in place of what follows from the item. */
  stated?: StatedLine;
};

export type StatedOrder = {
  /** Of an order without payments of ours. */
  paymentStatus?: Exclude<NonNullable<Static<typeof WireOrder>['paymentStatus']>, 'UNSPECIFIED'>;
  /** Of an order without fulfilments of ours. */
  fulfillmentStatus?: FulfillmentStatus;
  /** Fields as clients see them. */
  wire: Partial<Static<typeof WireOrder>>;
};

type WireLine = NonNullable<Static<typeof WireOrder>['lineItems']>[number];
/** Fields of a line as clients see them. */
export type StatedLine = Partial<WireLine>;

export type OrderDelivery = {
  /** The code of the delivery option at that time. */
  code: string;
  /** Absent in orders from when sites had no carriers. */
  carrierId?: string;
  title: string;
  deliveryTime: string | null;
  instructions?: string | null;
  /** Its words in the other languages of the site, as they were. */
  translated?: DeliveryOption['translated'];
  pickup: boolean;
  /** Where the buyer collects the goods. */
  pickupAddress?: PostalPlace | null;
  /** When the goods are brought, where a time was agreed on. */
  slot?: DeliveryOption['slot'];
  /** The part of the price that the carrier charged additionally. */
  charges?: DeliveryOption['charges'];
  regionName?: string | null;
  deliverByDate?: string | null;
  destination: Checkout['shippingDestination'];
  /** Whether staff arranged it for a subscription, at a price of its own. */
  isArranged?: boolean;
  prices: PricedShipping;
};

/** An entry of the history. Its details, where its type has some, are those of the wire. */
export type OrderActivity = {
  id: string;
  type: ActivityType;
  createdDate: string;
  /** Who wrote it, where a person did. */
  authorEmail?: string | null;
  details?: ActivityDetails;
};

type WireActivity = NonNullable<Static<typeof WireOrder>['activities']>[number];
export type ActivityType = NonNullable<WireActivity['type']>;
/** One of the messages that a history entry can carry, such as `merchantComment`. */
export type ActivityDetails = Omit<WireActivity, 'id' | 'type' | 'activityType' | 'createdDate' | 'authorEmail'>;
