import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const coupons: Domain = {
  name: 'coupons',
  says: 'Discounts for buyers who know a code',
  owns: ['coupons', 'coupon_uses'],
  serves: served,
};
