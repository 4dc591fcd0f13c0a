import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const reports: Domain = {
  name: 'reports',
  says: 'Sales totals, the ledger of all payments, and items that are running out',
  owns: [],
  reads: {
    orders: 'a report adds the orders of a time up, and the ledger names those that were paid',
    payments: 'the ledger lists the payments of all orders',
    payment_transactions: 'the ledger lists movements of money',
    payment_outcomes: 'the ledger says what became of them',
    products: 'a report names the products that run out',
    inventory_items: 'a report finds what runs out',
  },
  serves: served,
};
