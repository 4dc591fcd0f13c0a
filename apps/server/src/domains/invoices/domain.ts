import type { Domain } from '../../domain.ts';
import { invoicesFollowOrders } from './follow-orders.ts';
import { invoiceLetter } from './letters/invoice.ts';
import { served } from './operations.ts';
import { invoiceFallsDue } from './overdue.ts';
import { invoiceData } from './personal-data.store.ts';

export const invoices: Domain = {
  name: 'invoices',
  says: 'Invoices of orders: numbered without gaps, printed, mailed, and followed until they are paid',
  owns: ['external_invoices', 'invoices'],
  reads: { orders: 'the invoices of a person are those of their orders' },
  serves: served,
  consumes: [invoicesFollowOrders],
  tasks: [invoiceFallsDue],
  letters: [invoiceLetter],
  personalData: [invoiceData],
};
