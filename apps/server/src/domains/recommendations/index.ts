export { collectPurchases } from './co-occurrences.store.ts';
