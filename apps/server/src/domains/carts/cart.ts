import type { currentCart, Request } from '@stoa/contract';
import type { Line } from './line.ts';

type SentCart = NonNullable<Request<typeof currentCart.updateCurrentCart>['cartInfo']>;

/** What a visitor or member collects. Each of them has at most one. */
export type Cart = {
  id: string;
  ownerId: string;
  revision: string;
  createdDate: string;
  updatedDate: string;
} & CartDocument;

export type CartDocument = {
  ownerKind: 'visitor' | 'member';
  lines: Line[];
  email: string | null;
  contactId: string | null;
  buyerNote: string | null;
  contactInfo: SentCart['contactInfo'] | null;
  selectedShippingOption: SentCart['selectedShippingOption'] | null;
  /** Replaces the address of the checkout page; `{checkoutId}` in it is filled in. */
  overrideCheckoutUrl: string | null;
  extendedFields: SentCart['extendedFields'] | null;
  businessLocationId: string | null;
  /** The checkout that was last made of the cart. */
  checkoutId: string | null;
};

export const emptyCart: Omit<CartDocument, 'ownerKind'> = {
  lines: [],
  email: null,
  contactId: null,
  buyerNote: null,
  contactInfo: null,
  selectedShippingOption: null,
  overrideCheckoutUrl: null,
  extendedFields: null,
  businessLocationId: null,
  checkoutId: null,
};
