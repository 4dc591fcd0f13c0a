/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const subscriptionOptionsReader = /* @__PURE__ */ routes<typeof contract.subscriptionOptionsReader>({
  getSubscriptionOption: 'GET /_api/subscription-options-reader-server/v1/subscription-options/{id}',
  getSubscriptionOptionsForProduct:
    'GET /_api/subscription-options-reader-server/v1/subscription-options/byProduct/{productId}',
  getProductIdsForSubscriptionOption:
    'GET /_api/subscription-options-reader-server/v1/subscription-options/{id}/productIds',
  getOneTimePurchasesStatus:
    'GET /_api/subscription-options-reader-server/v1/subscription-options/product/{productId}/oneTimePurchasesStatus',
});
