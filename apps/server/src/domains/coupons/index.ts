export { giveBackCoupon } from './coupon-uses.store.ts';
export { useCoupon } from './use-coupon.ts';
export { createCoupon } from './write-coupons.ts';
