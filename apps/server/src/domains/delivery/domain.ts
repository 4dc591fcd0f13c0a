import type { Domain } from '../../domain.ts';
import { deliveryParts } from './archive.ts';
import { served } from './operations.ts';

export const delivery: Domain = {
  name: 'delivery',
  says: 'Where and how a site delivers: profiles with regions and carriers, shipping, pickup, local delivery, USPS',
  owns: [
    'delivery_profiles',
    'shipping_options',
    'pickup_locations',
    'local_delivery_options',
    'shippo_configurations',
  ],
  reads: { locations: 'parcels are priced from the address of the location that they leave' },
  serves: served,
  archives: deliveryParts,
};
