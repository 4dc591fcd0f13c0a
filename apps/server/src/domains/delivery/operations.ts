import {
  deliveryProfiles,
  deliverySolutions,
  localDeliveryOptions,
  pickupLocations,
  postage,
  shippingOptions,
  shippoConfigurations,
} from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { addDeliveryCarrier, removeDeliveryCarrier, updateDeliveryCarrier } from './change-carriers.ts';
import {
  addDeliveryRegion,
  getDeliveryProfileByDeliveryRegionId,
  removeDeliveryRegion,
  updateDeliveryRegion,
} from './change-regions.ts';
import { getDeliveryDestinationProperties } from './destination-properties.ts';
import { getDeliverySolutions } from './get-delivery-solutions.ts';
import {
  listDeliveryCarriers,
  listInstalledDeliveryCarriers,
  setDeliveryCarrierActiveStatus,
  updateCarrierSettings,
} from './list-carriers.ts';
import {
  addRegionToArea,
  bulkCreateLocalDeliveryOption,
  bulkDeleteLocalDeliveryOption,
  bulkUpdateLocalDeliveryOption,
  listLocalDeliveryOptions,
  localDeliveryResource,
  removeRegionFromArea,
} from './local-delivery-options.ts';
import {
  addRegionToPickup,
  bulkCreatePickupLocation,
  bulkDeletePickupLocation,
  bulkUpdatePickupLocation,
  pickupLocationResource,
  removeRegionFromPickup,
} from './pickup-locations.ts';
import { profileResource, updateFieldsOfProfile } from './profiles.ts';
import {
  addRegionToShippingOption,
  removeRegionFromShippingOption,
  shippingOptionResource,
  updateFieldsOfShippingOption,
} from './shipping-options.ts';
import {
  addRegionToShippo,
  createShippoConfiguration,
  removeRegionFromShippo,
  shippoResource,
  updateFieldsOfShippo,
} from './shippo-configurations.ts';
import { tryPostage } from './try-postage.ts';

export const served = [
  ...serve(postage, { tryPostage }),
  ...serve(deliveryProfiles, {
    ...profileResource.useCases,
    addDeliveryRegion,
    updateDeliveryRegion,
    getDeliveryProfileByDeliveryRegionId,
    removeDeliveryRegion,
    addDeliveryCarrier,
    removeDeliveryCarrier,
    updateDeliveryCarrier,
    listInstalledDeliveryCarriers,
    getDeliveryDestinationProperties,
    listDeliveryCarriers,
    updateCarrierSettings,
    setDeliveryCarrierActiveStatus,
    updateExtendedFields: updateFieldsOfProfile,
  }),
  ...serve(deliverySolutions, { getDeliverySolutions }),
  ...serve(shippingOptions, {
    ...shippingOptionResource.useCases,
    updateExtendedFields: updateFieldsOfShippingOption,
    addDeliveryRegion: addRegionToShippingOption,
    removeDeliveryRegion: removeRegionFromShippingOption,
  }),
  ...serve(pickupLocations, {
    ...pickupLocationResource.useCases,
    addDeliveryRegion: addRegionToPickup,
    removeDeliveryRegion: removeRegionFromPickup,
    bulkCreatePickupLocation,
    bulkUpdatePickupLocation,
    bulkDeletePickupLocation,
  }),
  ...serve(localDeliveryOptions, {
    ...localDeliveryResource.useCases,
    listLocalDeliveryOptions,
    bulkCreateLocalDeliveryOption,
    bulkUpdateLocalDeliveryOption,
    bulkDeleteLocalDeliveryOption,
    addDeliveryRegion: addRegionToArea,
    removeDeliveryRegion: removeRegionFromArea,
  }),
  ...serve(shippoConfigurations, {
    ...shippoResource.useCases,
    createShippoConfiguration,
    updateExtendedFields: updateFieldsOfShippo,
    addDeliveryRegion: addRegionToShippo,
    removeDeliveryRegion: removeRegionFromShippo,
  }),
];
