import type { Refusal } from '../../platform/refusal.ts';
import type { Problem } from './contract.ts';

const KINDS: Record<string, Problem['kind']> = {
  FULL_OUT_OF_STOCK: 'STOCK',
  PARTIAL_OUT_OF_STOCK: 'STOCK',
  MISSING_SHIPPING_ADDRESS: 'DELIVERY',
  NO_SELECTED_CARRIER_SERVICE_OPTION: 'DELIVERY',
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE: 'DELIVERY',
  NO_SAVED_PAYMENT_METHOD: 'PAYMENT',
  PAYMENT_ERROR: 'PAYMENT',
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: 'PAYMENT',
};

/** Why the order of a cycle was refused. */
export const problemOf = (refusal: Refusal): Problem => ({
  kind: (refusal.refused === 'code' && KINDS[refusal.code]) || 'OTHER',
  details: null,
});
