import { storesAppIds } from '@stoa/contract';
import { readSite, type Scope, type Tx } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { findBestSellers, findCoOccurring, findOfSameCategories } from './co-occurrences.store.ts';

/** The products that an algorithm starts from, and the number of results. */
type Search = { productIds: readonly string[]; now: Date; limit: number };

export type Algorithm = {
  /** Written into front ends, the same on every site. */
  id: string;
  type: 'RELATED_ITEMS' | 'GLOBAL';
  name: string;
  description: string;
  /** Ids of visible products, best first. */
  find(tx: Tx, search: Search): Promise<string[]>;
};

/** The days over which best sellers are counted. */
const SALES_DAYS = 90;

export const algorithms: readonly Algorithm[] = [
  {
    id: 'd5aac1e1-2e53-4d11-85f7-7172710b4783',
    type: 'RELATED_ITEMS',
    name: 'Bought together',
    description: 'Items that others bought in the same order as these.',
    find: (tx, search) => findCoOccurring(tx, 'PURCHASE', search),
  },
  {
    id: '5dd69f67-9ab9-478e-ba7c-10c6c6e7285f',
    type: 'RELATED_ITEMS',
    name: 'Viewed together',
    description: 'Items that others viewed besides these.',
    find: (tx, search) => findCoOccurring(tx, 'VIEW', search),
  },
  {
    id: '68ebce04-b96a-4c52-9329-08fc9d8c1253',
    type: 'RELATED_ITEMS',
    name: 'From the same categories',
    description: 'The newest items that share the most categories with these.',
    find: (tx, search) => findOfSameCategories(tx, search),
  },
  {
    id: 'ba491fd2-b172-4552-9ea6-7202e01d1d3c',
    type: 'GLOBAL',
    name: 'Best sellers',
    description: `The items sold most in the last ${SALES_DAYS} days.`,
    find: (tx, { productIds, now, limit }) =>
      findBestSellers(tx, { without: productIds, since: new Date(now.getTime() - SALES_DAYS * DAY_MS), limit }),
  },
];

export const appOfAlgorithms = storesAppIds[0];

/** Runs an algorithm on a site. */
export const runAlgorithm = (scope: Scope, algorithm: Algorithm, search: Search): Promise<string[]> =>
  readSite(scope, (tx) => algorithm.find(tx, search));
