/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const deliveryProfiles = /* @__PURE__ */ routes<typeof contract.deliveryProfiles>({
  createDeliveryProfile: 'POST /ecom/v1/delivery-profiles',
  getDeliveryProfile: 'GET /ecom/v1/delivery-profiles/{deliveryProfileId}',
  updateDeliveryProfile: 'PATCH /ecom/v1/delivery-profiles/{deliveryProfile.id}',
  deleteDeliveryProfile: 'DELETE /ecom/v1/delivery-profiles/{deliveryProfileId}',
  queryDeliveryProfiles: 'GET|POST /ecom/v1/delivery-profiles/query',
  addDeliveryRegion: 'POST /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region',
  updateDeliveryRegion: 'PATCH /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegion.id}',
  getDeliveryProfileByDeliveryRegionId: 'GET /ecom/v1/delivery-profiles/delivery-regions/{deliveryRegionId}',
  removeDeliveryRegion: 'DELETE /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegionId}',
  addDeliveryCarrier: 'POST /ecom/v1/delivery-profiles/add-delivery-carrier',
  removeDeliveryCarrier: 'POST /ecom/v1/delivery-profiles/remove-delivery-carrier',
  updateDeliveryCarrier: 'PATCH /ecom/v1/delivery-profiles/update-delivery-carrier',
  listInstalledDeliveryCarriers: 'GET /ecom/v1/delivery-profiles/installed-carriers',
  getDeliveryDestinationProperties: 'GET /ecom/v1/delivery-profiles/delivery-destination-properties',
  listDeliveryCarriers: 'POST /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-carriers',
  updateCarrierSettings: 'POST /ecom/v1/delivery-profiles/update-carrier-settings',
  setDeliveryCarrierActiveStatus: 'POST /ecom/v1/delivery-profiles/delivery-carriers/set-active-status',
  updateExtendedFields: 'POST /ecom/v1/delivery-profiles/{id}/update-extended-fields',
});
