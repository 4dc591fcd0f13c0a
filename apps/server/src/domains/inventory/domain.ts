import type { Domain } from '../../domain.ts';
import { jobKinds, served } from './operations.ts';

export const inventory: Domain = {
  name: 'inventory',
  says: 'Stock by location, and every change to it',
  owns: ['inventory_changes', 'inventory_items', 'locations', 'product_availability'],
  reads: {
    products: 'items are listed and searched with the product that they are of',
    product_variants: 'items are made for variants that have none, in one statement',
    orders: 'the history of an item shows the number of the order that took it',
  },
  serves: served,
  jobKinds,
};
