/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const shippoConfigurations = /* @__PURE__ */ routes<typeof contract.shippoConfigurations>({
  createShippoConfiguration: 'POST /ecom/v1/shippo-configurations',
  getShippoConfiguration: 'GET /ecom/v1/shippo-configurations/{shippoConfigurationId}',
  updateShippoConfiguration: 'PATCH /ecom/v1/shippo-configurations/{shippoConfiguration.id}',
  deleteShippoConfiguration: 'DELETE /ecom/v1/shippo-configurations/{shippoConfigurationId}',
  queryShippoConfigurations: 'GET|POST /ecom/v1/shippo-configurations/query',
  updateExtendedFields: 'POST /ecom/v1/shippo-configurations/{id}/update-extended-fields',
  addDeliveryRegion: 'POST /ecom/v1/shippo-configurations/{shippoConfigurationId}/delivery-regions',
  removeDeliveryRegion:
    'DELETE /ecom/v1/shippo-configurations/{shippoConfigurationId}/delivery-regions/{deliveryRegionId}',
});
