import type { Static } from '@stoa/contract';
import type { CouponSpecification } from '@stoa/contract/marketing/coupons';
import type { Discount, Scope } from '@stoa/pricing';

export type WireScope = NonNullable<Static<typeof CouponSpecification>['scope']>;

/** A discount for buyers who enter its code. Amounts are minor units. */
export type Coupon = CouponDraft & { id: string; uses: number; createdDate: string };

export type CouponDraft = {
  /** As the owner typed it. */
  code: string;
  name: string;
  discount: Discount;
  /** The items that it is for, as clients name them; null: the whole order. */
  scope: WireScope | null;
  /** The same, as pricing matches items. */
  scopes: Scope[] | null;
  onlyLowestPriced: boolean;
  minimumSubtotal: number | null;
  active: boolean;
  startDate: string;
  expirationDate: string | null;
  /** The maximum number of orders that can use it; null: any number. */
  usageLimit: number | null;
  limitPerCustomer: number | null;
  appliesToSubscriptions: boolean;
  discountedCycleCount: number | null;
};

/** The kinds of coupons by the fields of their values. */
export const couponKinds = [
  'moneyOffAmount',
  'percentOffRate',
  'freeShipping',
  'fixedPriceAmount',
  'buyXGetY',
] as const;
export type CouponKind = (typeof couponKinds)[number];

/** The kind of a coupon, by its discount. */
export function kindOf({ discount }: Pick<CouponDraft, 'discount'>): CouponKind {
  switch (discount.type) {
    case 'FREE_SHIPPING':
      return 'freeShipping';
    case 'BUY_X_GET_Y':
      return 'buyXGetY';
    case 'UNIT_PRICE':
      return 'fixedPriceAmount';
    default:
      return 'percentage' in discount ? 'percentOffRate' : 'moneyOffAmount';
  }
}
