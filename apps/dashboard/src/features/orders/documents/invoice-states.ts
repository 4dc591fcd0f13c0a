import type { InvoiceView } from '../queries.ts';

export const invoiceStates: Record<NonNullable<InvoiceView['state']>, { label: string; color: string }> = {
  Draft: { label: 'Not sent', color: 'gray' },
  Sent: { label: 'Sent', color: 'blue' },
  Processing: { label: 'Payment pending', color: 'blue' },
  Paid: { label: 'Paid', color: 'green' },
  PartiallyPaid: { label: 'Partly paid', color: 'yellow' },
  Overdue: { label: 'Overdue', color: 'red' },
  PartialAndOverdue: { label: 'Partly paid, overdue', color: 'red' },
  Void: { label: 'Void', color: 'gray' },
  Deleted: { label: 'Deleted', color: 'gray' },
};
