/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const abandonedCheckouts = /* @__PURE__ */ routes<typeof contract.abandonedCheckouts>({
  getAbandonedCheckout: 'GET /ecom/v1/abandoned-checkout/{abandonedCheckoutId}',
  deleteAbandonedCheckout: 'DELETE /ecom/v1/abandoned-checkout/{abandonedCheckoutId}',
  bulkDeleteAbandonedCheckouts: 'POST /ecom/v1/bulk/abandoned-checkout/delete',
  queryAbandonedCheckouts: 'POST /ecom/v1/abandoned-checkout/query',
  searchAbandonedCheckouts: 'POST /ecom/v1/abandoned-checkout/search',
  addAbandonedCheckoutActivity: 'POST /ecom/v1/abandoned-checkouts/{abandonedCheckoutId}/add-activity',
  getAbandonedCheckoutAnalytics: 'POST /ecom/v1/abandoned-checkout/get-analytics',
  redirectToCheckout: 'GET /ecom/v1/abandoned-checkout/{abandonedCheckoutId}/redirect-to-checkout',
});
