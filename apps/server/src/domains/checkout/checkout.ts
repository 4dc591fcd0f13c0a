import type { checkouts, Request } from '@stoa/contract';
import { type Caller, ownerOf } from '../../caller.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import type { Line } from '../carts/index.ts';

export type SentCheckout = NonNullable<Request<typeof checkouts.createCheckout>['checkoutInfo']>;
export type AddressWithContact = NonNullable<SentCheckout['billingInfo']>;

/** A purchase in preparation: what is bought, by whom, and where it goes. Totals are worked out when it is read. */
export type Checkout = {
  id: string;
  /** The cart it was made of. */
  cartId: string | null;
  ownerId: string;
  revision: string;
  /** Whether its order was placed: then it can no longer change. */
  completed: boolean;
  createdDate: string;
  updatedDate: string;
} & CheckoutDocument;

export type CheckoutDocument = {
  lines: Line[];
  channelType: NonNullable<Request<typeof checkouts.createCheckout>['channelType']>;
  createdBy: { visitorId?: string; memberId?: string; userId?: string };
  email: string | null;
  contactId: string | null;
  buyerNote: string | null;
  shippingDestination: AddressWithContact | null;
  billingInfo: AddressWithContact | null;
  /** The code of the chosen way to deliver: the id of one of the site's shipping rules. */
  deliveryCode: string | null;
  /** Replaces the address of the checkout page; `{checkoutId}` in it is filled in. */
  overrideCheckoutUrl: string | null;
  customFields: SentCheckout['customFields'] | null;
  extendedFields: SentCheckout['extendedFields'] | null;
  businessLocationId: string | null;
};

export const emptyCheckout: Omit<CheckoutDocument, 'channelType' | 'createdBy'> = {
  lines: [],
  email: null,
  contactId: null,
  buyerNote: null,
  shippingDestination: null,
  billingInfo: null,
  deliveryCode: null,
  overrideCheckoutUrl: null,
  customFields: null,
  extendedFields: null,
  businessLocationId: null,
};

/** Owns the checkouts that staff and apps make: they are for whoever is given the address. */
const ANYBODY = '00000000-0000-0000-0000-000000000000';

export const newOwnerOf = (caller: Caller): string => ownerOf(caller) ?? ANYBODY;

export function createdBy(caller: Caller): Checkout['createdBy'] {
  if (caller.kind === 'visitor') return { visitorId: caller.id };
  if (caller.kind === 'member') return { memberId: caller.id };
  return caller.kind === 'staff' ? { userId: caller.id } : {};
}

/** Whom a checkout belongs to; nobody where it is for whoever is given its address. */
export function buyerOf({ ownerId, createdBy: { visitorId, memberId } }: Pick<Checkout, 'ownerId' | 'createdBy'>): {
  visitorId?: string;
  memberId?: string;
} {
  if (memberId) return { memberId };
  if (!visitorId) return {};
  // a visitor's checkout with another owner was given to the member that the visitor turned out to be
  return visitorId === ownerId ? { visitorId } : { memberId: ownerId };
}

/** Whether a caller may see and change a checkout: its owner, and staff and apps, whose permissions were checked. */
const isVisibleTo = ({ ownerId }: Pick<Checkout, 'ownerId'>, caller: Caller): boolean =>
  ownerId === ANYBODY || (ownerOf(caller) ?? ownerId) === ownerId;

/** Strangers learn nothing: to them, a checkout of somebody else does not exist. */
export const visibleOrRefused = (checkout: Checkout | null, caller: Caller): Checkout | Refusal =>
  checkout && isVisibleTo(checkout, caller) ? checkout : refuse('CHECKOUT_NOT_FOUND');
