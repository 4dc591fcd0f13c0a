import type { MerchantDiscount, Tip } from '@stoa/pricing';
import type { DeliveryOption } from '../delivery/index.ts';
import type { Line } from './line.ts';

/** The common data of carts and checkouts: everything that prices follow from. */
export type Purchase = {
  /** As the catalogue sells them now. */
  lines: readonly Line[];
  /** The destination; null while unknown. */
  destination: Destination | null;
  /** The address that the buyer is billed at; null while unknown. */
  billing: Destination | null;
  /**
   * Whose exemption from tax counts: the tax-exempt group that staff or an app chose, else that of a member, or of the
   * contact that staff or an app buy for.
   */
  exemptible: { groupId?: string | null; memberId?: string; contactId?: string | null };
  /** The code of the buyer's delivery option. */
  deliveryCode: string | null;
  /** A delivery that staff arranged at a price of its own, in place of the site's options; absent or null: none. */
  arranged?: DeliveryOption | null;
  couponCode: string | null;
  giftCardCode: string | null;
  /** The most that the gift card is to pay, in minor units; null: all it can. */
  giftCardLimit: number | null;
  merchantDiscounts: readonly MerchantDiscount[];
  /** What the buyer wants to pay with memberships; absent: nothing. */
  memberships?: readonly SelectedMembership[];
  /** What the buyer gives on top; absent or null: nothing. */
  tip?: Tip | null;
  buyer: Buyer;
};

/** A membership that a buyer wants to pay for lines with, in place of money. */
export type SelectedMembership = { appId: string; id: string; lineIds: readonly string[] };

/** The buyer, as far as known: discounts may be limited to members, and coupons are limited per customer. */
export type Buyer = { email: string | null; memberId: string | null };

export type Destination = {
  country?: string | null;
  subdivision?: string | null;
  city?: string | null;
  postalCode?: string | null;
  geocode?: { latitude?: number | null; longitude?: number | null };
};

/** The parts of a price to compute beside the lines. */
export type Parts = { shipping: boolean; tax: boolean; fees: boolean };
