import type { checkouts, Request } from '@stoa/contract';
import type { MerchantDiscount, Tip } from '@stoa/pricing';
import { type Caller, ownerOf } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { NIL_ID } from '../../platform/ids.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { DisplayCurrency } from '../currencies/index.ts';
import type { DeliveryOption } from '../delivery/index.ts';
import {
  type Line,
  type Purchase,
  type Quote,
  type SelectedMembership,
  selectionOf,
  type TrialsAsked,
} from '../purchase/index.ts';

export type SentCheckout = NonNullable<Request<typeof checkouts.createCheckout>['checkoutInfo']>;
export type AddressWithContact = NonNullable<SentCheckout['billingInfo']>;

/** A purchase in preparation: its items, buyer and destination. Totals are computed when it is read. */
export type Checkout = {
  id: string;
  /** The cart that it was created from. */
  cartId: string | null;
  ownerId: string;
  revision: string;
  /** Whether its order was placed; it can then no longer change. */
  completed: boolean;
  /** Whether it has had an order since before it was completed: one that waited, or waits, for its payment. */
  hasOrder: boolean;
  /** The abandoned checkout that it is, or restores in another browser. */
  abandonedId: string | null;
  /** The last quote, as it was shown. Null for checkouts created before quotes were stored. */
  quote: Quote | null;
  createdDate: string;
  updatedDate: string;
} & CheckoutDocument;

export type CheckoutDocument = {
  lines: Line[];
  channelType: NonNullable<Request<typeof checkouts.createCheckout>['channelType']>;
  createdBy: { visitorId?: string; memberId?: string; userId?: string };
  email: string | null;
  /** The address under which a product was tried out before, as its buyer learned when they ordered; absent: none. */
  triedAs?: string | null;
  contactId: string | null;
  buyerNote: string | null;
  shippingDestination: AddressWithContact | null;
  billingInfo: AddressWithContact | null;
  /** The code of the chosen delivery option: the id of one of the site's shipping rules. */
  deliveryCode: string | null;
  /** What staff arranged in place of the site's options: only for the server's own renewals. */
  arrangedDelivery?: DeliveryOption | null;
  /** Who gets what is not sent to anybody: only for the server's own renewals. */
  recipientInfo?: AddressWithContact | null;
  couponCode: string | null;
  giftCardCode: string | null;
  /** The most that the gift card is to pay, in minor units; null: all it can. Checkouts of before have none. */
  giftCardLimit?: number | null;
  /** What its buyer chose to pay with memberships; absent: what its lines say, as they come from a cart. */
  memberships?: SelectedMembership[];
  /** Those that the shop's staff gives. Absent in checkouts from before there were any. */
  merchantDiscounts?: MerchantDiscount[];
  /** What the buyer gives on top. Absent in checkouts from before there were tips. */
  tip?: Tip | null;
  /** Replaces the address of the checkout page; `{checkoutId}` in it is filled in. */
  overrideCheckoutUrl: string | null;
  customFields: SentCheckout['customFields'] | null;
  extendedFields: SentCheckout['extendedFields'] | null;
  businessLocationId: string | null;
  /** The tax-exempt group that staff or an app chose. Absent in checkouts from before there was a choice. */
  taxExemptGroupId?: string | null;
  /** The order in another system, where that completed the checkout. */
  externalOrderId: string | null;
  /** What its creator decided once and for all. */
  customSettings: SentCheckout['customSettings'] | null;
  externalReference: SentCheckout['externalReference'] | null;
  customContentReference: SentCheckout['customContentReference'] | null;
  /** What its buyer last saw amounts in; null: the site's own. Absent in checkouts from before there was a choice. */
  displayCurrency?: DisplayCurrency | null;
  /** The language, other than the site's own, in which its buyer last read the site; absent for that. */
  language?: string | undefined;
};

export const emptyCheckout: Omit<CheckoutDocument, 'channelType' | 'createdBy'> = {
  lines: [],
  email: null,
  contactId: null,
  buyerNote: null,
  shippingDestination: null,
  billingInfo: null,
  deliveryCode: null,
  couponCode: null,
  giftCardCode: null,
  giftCardLimit: null,
  overrideCheckoutUrl: null,
  customFields: null,
  extendedFields: null,
  businessLocationId: null,
  externalOrderId: null,
  customSettings: null,
  externalReference: null,
  customContentReference: null,
};

/** A checkout whose lines have been looked up, ready to be priced. */
export const purchaseOf = (checkout: Checkout): Purchase => ({
  lines: checkout.lines,
  billing: checkout.billingInfo?.address ?? null,
  exemptible: exemptibleBuyerOf(checkout),
  destination: checkout.shippingDestination?.address ?? null,
  deliveryCode: checkout.deliveryCode,
  arranged: checkout.arrangedDelivery ?? null,
  couponCode: checkout.couponCode,
  giftCardCode: checkout.giftCardCode,
  giftCardLimit: checkout.giftCardLimit ?? null,
  merchantDiscounts: checkout.merchantDiscounts ?? [],
  memberships: checkout.memberships ?? selectionOf(checkout.lines),
  tip: checkout.tip ?? null,
  buyer: { email: checkout.email, memberId: buyerOf(checkout).memberId ?? null },
});

/**
 * What the prices of a checkout know of free trials. Whose address it names is not proven: whether that one has had a trial
 * is found out by ordering alone, and shows from then on.
 */
export const trialsOf = ({ id, email, triedAs = null }: Checkout): TrialsAsked => ({
  checkoutId: id,
  email: triedAs === email ? email : null,
});

/** The language that a checkout keeps: that of a shopper who changes it; others leave it as it is. */
export function languageOf({ caller, site }: Pick<Context, 'caller' | 'site'>, known?: string): string | undefined {
  const isOfShopper = caller.kind === 'visitor' || caller.kind === 'member';
  return isOfShopper ? site.mainLanguage && site.language : known;
}

/** The owner of a new checkout. Those of staff and apps belong to nobody: anyone with the address may use them. */
export const newOwnerOf = (caller: Caller): string => ownerOf(caller) ?? NIL_ID;

export function createdBy(caller: Caller): Checkout['createdBy'] {
  if (caller.kind === 'visitor') return { visitorId: caller.id };
  if (caller.kind === 'member') return { memberId: caller.id };
  return caller.kind === 'staff' ? { userId: caller.id } : {};
}

/** The buyer of a checkout; none where anyone with its address may use it. */
export function buyerOf({ ownerId, createdBy: { visitorId, memberId } }: Pick<Checkout, 'ownerId' | 'createdBy'>): {
  visitorId?: string;
  memberId?: string;
} {
  if (memberId) return { memberId };
  if (!visitorId) return {};
  // a visitor's checkout with another owner was given to the member that the visitor logged in as
  return visitorId === ownerId ? { visitorId } : { memberId: ownerId };
}

/** The chosen group, and the buyer as far as it is proven: visitors may name any contact as theirs. */
function exemptibleBuyerOf(checkout: Checkout): Purchase['exemptible'] {
  const { memberId, visitorId } = buyerOf(checkout);
  const groupId = checkout.taxExemptGroupId ?? null;
  if (memberId) return { groupId, memberId };
  return visitorId ? { groupId } : { groupId, contactId: checkout.contactId };
}

/** Whether a caller may see and change a checkout: its owner, and staff and apps, whose permissions were checked. */
const isVisibleTo = ({ ownerId }: Pick<Checkout, 'ownerId'>, caller: Caller): boolean =>
  ownerId === NIL_ID || (ownerOf(caller) ?? ownerId) === ownerId;

/** Strangers learn nothing: a checkout of someone else does not exist for them. */
export const visibleOrRefused = <C extends Checkout>(checkout: C | null, caller: Caller): C | Refusal =>
  checkout && isVisibleTo(checkout, caller) ? checkout : refuse('CHECKOUT_NOT_FOUND');
