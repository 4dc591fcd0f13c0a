import type { PersonalData } from '../../context.ts';
import { findUsesBy, forgetUsers } from './rule-uses.store.ts';

/** The automatic discounts that a person had. */
export const discountUseData: PersonalData = {
  name: 'discountUses',
  export: (_ctx, tx, person) => findUsesBy(tx, person),
  erase: (_ctx, tx, people) => forgetUsers(tx, people),
};
