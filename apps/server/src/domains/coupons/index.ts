export { giveBackCoupon, useCoupon } from './coupons.store.ts';
export { createCoupon } from './write-coupons.ts';
