import type { Domain } from '../../domain.ts';
import { collectPurchases, removeOldCoOccurrences } from './co-occurrences.store.ts';
import { served } from './operations.ts';
import { viewsData } from './personal-data.store.ts';

export const recommendations: Domain = {
  name: 'recommendations',
  says: 'Products that go together, judged by what people viewed and bought',
  owns: ['product_co_occurrences'],
  reads: {
    products: 'only visible products are recommended',
    category_items: 'products of the same categories are found by one statement',
    orders: 'what is bought together is counted over the orders of all sites',
  },
  serves: served,
  recurringJobs: [
    { name: 'see what is bought together', everyMs: 600_000, run: ({ database }) => collectPurchases(database) },
  ],
  expires: [removeOldCoOccurrences],
  personalData: [viewsData],
};
