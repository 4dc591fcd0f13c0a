/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const orderFulfillments = /* @__PURE__ */ routes<typeof contract.orderFulfillments>({
  listFulfillmentsForSingleOrder: 'GET /ecom/v1/fulfillments/orders/{orderId}',
  listFulfillmentsForMultipleOrders: 'POST /ecom/v1/fulfillments/list-by-ids',
  createFulfillment: 'POST /ecom/v1/fulfillments/orders/{orderId}/create-fulfillment',
  updateFulfillment: 'PATCH /ecom/v1/fulfillments/{fulfillment.id}/orders/{orderId}',
  deleteFulfillment: 'DELETE /ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
  bulkCreateFulfillments: 'POST /ecom/v1/fulfillments/orders/bulk/create-fulfillments',
});
