import type { Domain } from '../../domain.ts';
import { lowStockLetter } from './letters/low-stock.ts';
import { weeklySummaryLetter } from './letters/weekly-summary.ts';
import { served } from './operations.ts';
import { salesOfDays } from './sales/sum-up-sales.ts';
import { stockLook, stockNotice, stockRunsLow } from './stock-notice.ts';
import { weeklySummaries, weeklySummary } from './weekly-summary.ts';

export const reports: Domain = {
  name: 'reports',
  says: 'Sales totals, the ledger of all payments, and items that are running out',
  owns: ['sales_calendars', 'sales_changes', 'sales_facts', 'stock_notices'],
  reads: {
    orders: 'a report adds the orders of a time up, and the ledger names those that were paid',
    payments: 'the ledger lists the payments of all orders',
    payment_transactions: 'the ledger lists movements of money',
    payment_outcomes: 'the ledger says what became of them',
    products: 'a report names the products that run out',
    inventory_items: 'a report finds what runs out',
    sites: 'the sites that want a weekly summary, or whose sales are not added up, are found over all sites',
  },
  serves: served,
  consumes: [stockRunsLow],
  tasks: [stockLook, stockNotice, weeklySummary],
  recurringJobs: [salesOfDays, weeklySummaries],
  letters: [lowStockLetter, weeklySummaryLetter],
};
