import type { Domain } from '../../domain.ts';
import { checkoutPart } from './archive.ts';
import { served } from './operations.ts';

export const checkoutSettings: Domain = {
  name: 'checkout-settings',
  says: 'What a site asks of buyers at checkout, tips among it, and its legal texts',
  owns: ['checkout_settings', 'tip_settings'],
  serves: served,
  archives: [checkoutPart],
};
