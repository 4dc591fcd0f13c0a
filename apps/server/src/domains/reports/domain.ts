import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const reports: Domain = {
  name: 'reports',
  says: 'Sales totals, and items that are running out',
  owns: [],
  reads: {
    orders: 'a report adds the orders of a time up',
    products: 'a report names the products that run out',
    inventory_items: 'a report finds what runs out',
  },
  serves: served,
};
