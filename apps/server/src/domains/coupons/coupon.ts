import type { Discount } from '@stoa/pricing';

/** A discount for buyers who enter its code. Amounts are minor units. */
export type Coupon = CouponDraft & { id: string; uses: number; createdDate: string };

export type CouponDraft = {
  /** As the owner typed it. */
  code: string;
  name: string;
  discount: Discount;
  minimumSubtotal: number | null;
  active: boolean;
  startDate: string;
  expirationDate: string | null;
  /** The maximum number of orders that can use it; null: any number. */
  usageLimit: number | null;
};
