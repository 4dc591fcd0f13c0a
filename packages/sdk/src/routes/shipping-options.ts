/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const shippingOptions = /* @__PURE__ */ routes<typeof contract.shippingOptions>({
  createShippingOption: 'POST /ecom/v1/shipping-options',
  getShippingOption: 'GET /ecom/v1/shipping-options/{shippingOptionId}',
  updateShippingOption: 'PATCH /ecom/v1/shipping-options/{shippingOption.id}',
  deleteShippingOption: 'DELETE /ecom/v1/shipping-options/{shippingOptionId}',
  queryShippingOptions: 'GET|POST /ecom/v1/shipping-options/query',
  updateExtendedFields: 'POST /ecom/v1/shipping-options/{id}/update-extended-fields',
  addDeliveryRegion: 'POST /ecom/v1/shipping-options/{shippingOptionId}/add-delivery-region',
  removeDeliveryRegion: 'POST /ecom/v1/shipping-options/{shippingOptionId}/remove-delivery-region',
});
