import type { PersonalData } from '../../context.ts';
import { findUsesBy, forgetUsers } from './coupon-uses.store.ts';

/** The coupons that a person used. */
export const couponUseData: PersonalData = {
  name: 'couponUses',
  export: (_ctx, tx, person) => findUsesBy(tx, person),
  erase: (_ctx, tx, people) => forgetUsers(tx, people),
};
