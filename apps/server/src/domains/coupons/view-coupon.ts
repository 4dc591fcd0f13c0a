import type { Static } from '@stoa/contract';
import type { CouponSpecification, MarketingCoupon } from '@stoa/contract/marketing/coupons';
import { toNumber } from '@stoa/money';
import type { Context } from '../../context.ts';
import { type Coupon, type CouponDraft, kindOf } from './coupon.ts';

/** A coupon on the wire. */
export function viewCoupon(ctx: Pick<Context, 'site' | 'now'>, coupon: Coupon): Static<typeof MarketingCoupon> {
  const { id, expirationDate, uses, createdDate } = coupon;
  return {
    id,
    dateCreated: timeOf(createdDate),
    expired: expirationDate !== null && new Date(expirationDate) <= ctx.now(),
    numberOfUsages: uses,
    specification: viewSpecification(ctx, coupon),
  };
}

/** The owner's part of a coupon on the wire. */
export function viewSpecification(
  { site }: Pick<Context, 'site'>,
  coupon: CouponDraft,
): Static<typeof CouponSpecification> {
  const { scope, minimumSubtotal, expirationDate, usageLimit, limitPerCustomer, discountedCycleCount } = coupon;
  return {
    name: coupon.name,
    code: coupon.code,
    active: coupon.active,
    startTime: timeOf(coupon.startDate),
    limitedToOneItem: coupon.onlyLowestPriced,
    appliesToSubscriptions: coupon.appliesToSubscriptions,
    type: kindOf(coupon),
    ...viewValue(coupon, site.currency),
    ...(scope && { scope }),
    ...(expirationDate && { expirationTime: timeOf(expirationDate) }),
    ...(minimumSubtotal !== null && { minimumSubtotal: toNumber(minimumSubtotal, site.currency) }),
    ...(usageLimit !== null && { usageLimit }),
    ...(limitPerCustomer !== null && { limitPerCustomer }),
    ...(discountedCycleCount !== null && { discountedCycleCount }),
  };
}

function viewValue({ discount }: CouponDraft, currency: string) {
  switch (discount.type) {
    case 'UNIT_AMOUNT':
    case 'ORDER_AMOUNT':
      return { moneyOffAmount: toNumber(discount.amount, currency) };
    case 'UNIT_PERCENTAGE':
    case 'ORDER_PERCENTAGE':
      return { percentOffRate: discount.percentage };
    case 'UNIT_PRICE':
      return { fixedPriceAmount: toNumber(discount.price, currency) };
    case 'BUY_X_GET_Y': {
      const { least } = discount.buys;
      return { buyXGetY: { x: 'quantity' in least ? least.quantity : 1, y: discount.gets } };
    }
    default:
      return { freeShipping: true };
  }
}

const timeOf = (date: string): string => String(new Date(date).getTime());
