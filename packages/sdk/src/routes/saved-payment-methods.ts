/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const savedPaymentMethods = /* @__PURE__ */ routes<typeof contract.savedPaymentMethods>({
  getSavedPaymentMethod: 'GET /_api/payments/saved-payment-methods/v1/saved-payment-methods/{savedPaymentMethodId}',
  listSavedPaymentMethods: 'GET /_api/payments/saved-payment-methods/v1/saved-payment-methods',
  updateSavedPaymentMethod:
    'PATCH /_api/payments/saved-payment-methods/v1/saved-payment-methods/{savedPaymentMethod.id}',
  markSavedPaymentMethodPrimary:
    'GET|POST /_api/payments/saved-payment-methods/v1/saved-payment-methods/{savedPaymentMethodId}/mark-primary',
  deleteSavedPaymentMethod:
    'DELETE /_api/payments/saved-payment-methods/v1/saved-payment-methods/{savedPaymentMethodId}',
});
