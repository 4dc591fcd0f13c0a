import type { Line } from './line.ts';

/** The common data of carts and checkouts: everything that prices follow from. */
export type Purchase = {
  /** As the catalogue sells them now. */
  lines: readonly Line[];
  /** The destination; null while unknown. */
  destination: Destination | null;
  /** The code of the buyer's delivery option. */
  deliveryCode: string | null;
  couponCode: string | null;
  giftCardCode: string | null;
};

export type Destination = { country?: string | null; subdivision?: string | null };

/** The parts of a price to compute beside the lines. */
export type Parts = { shipping: boolean; tax: boolean };
