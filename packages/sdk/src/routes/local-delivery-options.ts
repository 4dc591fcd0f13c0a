/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const localDeliveryOptions = /* @__PURE__ */ routes<typeof contract.localDeliveryOptions>({
  createLocalDeliveryOption: 'POST /v1/local-delivery-options',
  getLocalDeliveryOption: 'GET /v1/local-delivery-options/{localDeliveryOptionId}',
  updateLocalDeliveryOption: 'PATCH /v1/local-delivery-options/{localDeliveryOption.id}',
  deleteLocalDeliveryOption: 'DELETE /v1/local-delivery-options/{localDeliveryOptionId}',
  queryLocalDeliveryOptions: 'POST /v1/local-delivery-options/query',
  listLocalDeliveryOptions: 'GET /v1/localDeliveryOptions',
  bulkCreateLocalDeliveryOption: 'POST /v1/bulk/local-delivery-options/create',
  bulkUpdateLocalDeliveryOption: 'PATCH /v1/bulk/local-delivery-options/update',
  bulkDeleteLocalDeliveryOption: 'DELETE /v1/bulk/local-delivery-options/delete',
  addDeliveryRegion: 'POST /v1/local-delivery-options/add-delivery-region',
  removeDeliveryRegion: 'POST /v1/local-delivery-options/remove-delivery-region',
});
