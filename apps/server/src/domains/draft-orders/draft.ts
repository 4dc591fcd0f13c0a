import type { draftOrders, Response, Static } from '@stoa/contract';
import type { DraftOrder } from '@stoa/contract/ecom/draft-order';
import type { Adjustment } from '@stoa/pricing';
import type { Order, OrderDelivery, OrderLine } from '../orders/index.ts';

export type WireDraft = Static<typeof DraftOrder>;
export type WireCalculated = NonNullable<Response<typeof draftOrders.getDraftOrder>['calculatedDraftOrder']>;
type Party = Order['billingInfo'];

/** An order in the making, or the changes of an order that was placed. Amounts are in minor units. */
export type Draft = {
  id: string;
  /** The order that it changes, or that was made of it. */
  orderId: string | null;
  status: 'DRAFT' | 'COMMITTED';
  revision: string;
  createdDate: string;
  updatedDate: string;
} & DraftDocument;

export type DraftDocument = {
  createdBy: { userId?: string; appId?: string };
  /** Who works on it: apps may have ids that the wire has no room for. */
  author: string;
  /** A line of which there is none was taken off. */
  lines: DraftLine[];
  /** Those that staff gave, and those of the order. Automatic ones follow from the items. */
  discounts: DraftDiscount[];
  /** The automatic discounts that do not count. */
  unapplied: string[];
  fees: DraftFee[];
  delivery: DraftDelivery | null;
  buyer: { visitorId?: string; memberId?: string; contactId: string | null; email: string | null };
  billingInfo: Party;
  recipientInfo: Party;
  isTaxExempt: boolean;
  /** Where it is sold from; null: nowhere in particular. */
  location: { id: string; name: string } | null;
  extendedFields: Order['extendedFields'];
  /** What the order was when its changes were begun; null in drafts of new orders. */
  original: Original | null;
  /** The draft as it was calculated last. */
  seen: WireDraft;
};

export type Original = Pick<
  Order,
  'lines' | 'delivery' | 'totals' | 'fees' | 'adjustments' | 'tip' | 'taxIncludedInPrices' | 'currency'
>;
export type DraftLine = Omit<OrderLine, 'prices'>;
export type DraftDelivery = Omit<OrderDelivery, 'prices'> & { price: number };
export type DraftFee = {
  id: string;
  source: 'ORIGINAL_ORDER' | 'CUSTOM';
  applied: boolean;
  name: string;
  price: number;
  taxable: boolean;
};
export type DraftDiscount = { id: string; applied: boolean } & (
  | { source: 'ORIGINAL_ORDER'; agreed: Adjustment }
  | { source: 'CUSTOM'; given: GivenDiscount }
);
export type GivenDiscount = {
  description: string;
  target: 'ORDER' | 'LINES' | 'SHIPPING';
  /** The line that it is on, where lines are the target. */
  lineId: string | null;
  value: { type: 'PERCENTAGE'; percentage: number } | { type: 'AMOUNT'; amount: number };
};

/** The lines that are still in a draft. */
export const linesIn = ({ lines }: Pick<Draft, 'lines'>): DraftLine[] => lines.filter(({ quantity }) => quantity > 0);
