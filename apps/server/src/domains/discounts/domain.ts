import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const discounts: Domain = {
  name: 'discounts',
  says: 'Automatic discounts, for every cart that qualifies',
  owns: ['discount_rules'],
  serves: served,
};
