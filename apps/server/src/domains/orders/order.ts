import type { PricedLine, PricedShipping, TaxAmount, Totals } from '@stoa/pricing';
import type { Line } from '../carts/index.ts';
import type { Checkout } from '../checkout/index.ts';
import type { LedgerEntry } from './ledger.ts';
import type { OrderStatus } from './order-machine.ts';

/** A purchase as it was agreed on: nothing in it changes when the catalogue, taxes or shipping do. */
export type Order = {
  id: string;
  /** Counts up within the site. */
  number: string;
  checkoutId: string | null;
  /** The visitor or member who bought; null where staff or an app ordered for nobody in particular. */
  buyerId: string | null;
  revision: string;
  status: OrderStatus;
  archived: boolean;
  email: string | null;
  /** ISO 4217, of all amounts. */
  currency: string;
  /** Gross: what the buyer pays, in minor units. */
  total: number;
  /** When it was placed for good; null while its payment is open. */
  purchasedDate: string | null;
  createdDate: string;
  updatedDate: string;
  /** All attempts to pay it, oldest first. */
  ledger: LedgerEntry[];
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
  taxBreakdown: TaxAmount[];
  billingInfo: Checkout['billingInfo'];
  customFields: Checkout['customFields'];
  extendedFields: Checkout['extendedFields'];
  activities: OrderActivity[];
};

export type OrderLine = Line & { prices: PricedLine };

export type OrderDelivery = {
  /** The id of the site's shipping rule at that time. */
  code: string;
  title: string;
  deliveryTime: string;
  pickup: boolean;
  destination: Checkout['shippingDestination'];
  prices: PricedShipping;
};

export type OrderActivity = {
  id: string;
  type: 'ORDER_PLACED' | 'ORDER_PAID' | 'PAYMENT_DECLINED';
  createdDate: string;
};
