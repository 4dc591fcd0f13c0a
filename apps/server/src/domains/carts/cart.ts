import type { currentCart, Request } from '@stoa/contract';
import type { Line, Purchase } from '../purchase/index.ts';

type SentCart = NonNullable<Request<typeof currentCart.updateCurrentCart>['cartInfo']>;

/** The items that a visitor or member collects. Each of them has at most one cart. */
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
  couponCode: string | null;
  extendedFields: SentCart['extendedFields'] | null;
  businessLocationId: string | null;
  /** The last checkout created from the cart. */
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
  couponCode: null,
  extendedFields: null,
  businessLocationId: null,
  checkoutId: null,
};

/** A cart whose lines have been looked up, ready to be priced. */
export const purchaseOf = ({ lines, contactInfo, selectedShippingOption, couponCode }: Cart): Purchase => ({
  lines,
  destination: contactInfo?.address ?? null,
  deliveryCode: selectedShippingOption?.code ?? null,
  couponCode,
  giftCardCode: null,
});
