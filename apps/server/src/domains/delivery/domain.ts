import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const delivery: Domain = {
  name: 'delivery',
  says: 'Where and how a site delivers: profiles with regions and carriers, shipping, pickup, local delivery',
  owns: ['delivery_profiles', 'shipping_options', 'pickup_locations', 'local_delivery_options'],
  serves: served,
};
