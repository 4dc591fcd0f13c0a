import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const checkoutTemplates: Domain = {
  name: 'checkout-templates',
  says: 'Pay links: items that a link puts into a new checkout',
  owns: ['checkout_templates'],
  reads: { products: 'pay links are found by the names of what they sell' },
  serves: served,
};
