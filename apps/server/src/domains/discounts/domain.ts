import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';
import { discountUseData } from './personal-data.ts';

export const discounts: Domain = {
  name: 'discounts',
  says: 'Automatic discounts, for every cart that qualifies',
  owns: ['discount_rule_uses', 'discount_rules'],
  serves: served,
  personalData: [discountUseData],
};
