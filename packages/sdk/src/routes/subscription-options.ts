/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const subscriptionOptions = /* @__PURE__ */ routes<typeof contract.subscriptionOptions>({
  createSubscriptionOption: 'POST /stores/v1/subscription-options',
  updateSubscriptionOption: 'PATCH /stores/v1/subscription-options/{subscriptionOption.id}',
  deleteSubscriptionOption: 'DELETE /stores/v1/subscription-options/{id}',
  bulkCreateSubscriptionOptions: 'POST /stores/v1/subscription-options/createBulk',
  bulkUpdateSubscriptionOptions: 'PATCH /stores/v1/subscription-options',
  bulkDeleteSubscriptionOptions: 'POST /stores/v1/subscription-options/deleteBulk',
  assignSubscriptionOptionsToProduct: 'POST /stores/v1/subscription-options/product/{productId}/assign',
  allowOneTimePurchases: 'PATCH /stores/v1/subscription-options/product/{productId}/allowOneTimePurchase',
});
