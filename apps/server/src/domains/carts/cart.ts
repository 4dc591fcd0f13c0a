import type { checkouts, currentCart, Request } from '@stoa/contract';
import type { MerchantDiscount } from '@stoa/pricing';
import { type Line, type Purchase, selectionOf } from '../purchase/index.ts';

type SentCart = NonNullable<Request<typeof currentCart.updateCurrentCart>['cartInfo']>;
type SentCheckout = NonNullable<Request<typeof checkouts.createCheckout>['checkoutInfo']>;
type Contact = NonNullable<NonNullable<SentCart['contactInfo']>['contactDetails']>;
type Address = NonNullable<NonNullable<SentCart['contactInfo']>['address']>;
type Channel = NonNullable<Request<typeof checkouts.createCheckout>['channelType']>;

/**
 * The items that a visitor or member collects. Each of them has at most one current cart, and clients may create more.
 */
export type Cart = {
  id: string;
  /** The nil id: a cart of staff or an app, which anyone with its id may use. */
  ownerId: string;
  isCurrent: boolean;
  revision: string;
  createdDate: string;
  updatedDate: string;
} & CartDocument;

export type CartDocument = {
  ownerKind: 'visitor' | 'member' | 'nobody';
  lines: Line[];
  email: string | null;
  contactId: string | null;
  buyerNote: string | null;
  contactInfo: SentCart['contactInfo'] | null;
  selectedShippingOption: SentCart['selectedShippingOption'] | null;
  /** Replaces the address of the checkout page; `{checkoutId}` in it is filled in. */
  overrideCheckoutUrl: string | null;
  couponCode: string | null;
  /** Those that the shop's staff gives; absent where there are none. */
  merchantDiscounts?: MerchantDiscount[];
  giftCardCode: string | null;
  /** The most that the gift card pays, in minor units; absent where it pays all it can. */
  giftCardLimit?: number | null;
  /** The app that issued the gift card; absent or null where the shop did. */
  giftCardAppId?: string | null;
  billingAddress: Address | null;
  billingContact: Contact | null;
  /** The tax-exempt group that staff or an app chose. */
  taxExemptGroupId: string | null;
  channelType: Channel | null;
  customContentReference: SentCheckout['customContentReference'] | null;
  externalReference: SentCheckout['externalReference'] | null;
  /** What its creator decided once and for all. */
  customSettings: SentCheckout['customSettings'] | null;
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
  giftCardCode: null,
  billingAddress: null,
  billingContact: null,
  taxExemptGroupId: null,
  channelType: null,
  customContentReference: null,
  externalReference: null,
  customSettings: null,
  extendedFields: null,
  businessLocationId: null,
  checkoutId: null,
};

/** A cart whose lines have been looked up, ready to be priced. */
export const purchaseOf = ({
  lines,
  contactInfo,
  selectedShippingOption,
  couponCode,
  merchantDiscounts,
  email,
  ownerKind,
  ownerId,
  contactId,
  giftCardCode,
  giftCardLimit,
  billingAddress,
  taxExemptGroupId,
}: Cart): Purchase => ({
  lines,
  billing: billingAddress,
  exemptible: { groupId: taxExemptGroupId, ...exemptibleBuyerOf({ ownerKind, ownerId, contactId }) },
  destination: contactInfo?.address ?? null,
  deliveryCode: selectedShippingOption?.code ?? null,
  couponCode,
  giftCardCode,
  giftCardLimit: giftCardLimit ?? null,
  merchantDiscounts: merchantDiscounts ?? [],
  memberships: selectionOf(lines),
  buyer: { email, memberId: ownerKind === 'member' ? ownerId : null },
});

/** The buyer as far as it is proven: visitors may name any contact as theirs. */
function exemptibleBuyerOf({ ownerKind, ownerId, contactId }: Pick<Cart, 'ownerKind' | 'ownerId' | 'contactId'>) {
  if (ownerKind === 'member') return { memberId: ownerId };
  return ownerKind === 'nobody' ? { contactId } : {};
}
