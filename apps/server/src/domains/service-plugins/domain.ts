import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const servicePlugins: Domain = {
  name: 'service-plugins',
  says: 'What apps answer for a shop over HTTP: deliveries, fees, checks, memberships, gift cards, conditions, taxes, ways to pay',
  owns: ['service_plugins', 'app_keys'],
  serves: served,
};
