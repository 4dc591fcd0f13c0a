import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';
import { couponUseData } from './personal-data.ts';

export const coupons: Domain = {
  name: 'coupons',
  says: 'Discounts for buyers who know a code, and what any discount would do to a cart',
  owns: ['coupons', 'coupon_uses'],
  serves: served,
  personalData: [couponUseData],
};
