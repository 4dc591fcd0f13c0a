import { words } from '../../../app/words.ts';
import type { InvoiceView } from '../queries.ts';

const texts = words.orderDocuments;

export const invoiceStates: Record<NonNullable<InvoiceView['state']>, { label: string; color: string }> = {
  Draft: { label: texts.states.Draft, color: 'gray' },
  Sent: { label: texts.states.Sent, color: 'blue' },
  Processing: { label: texts.states.Processing, color: 'blue' },
  Paid: { label: texts.states.Paid, color: 'green' },
  PartiallyPaid: { label: texts.states.PartiallyPaid, color: 'yellow' },
  Overdue: { label: texts.states.Overdue, color: 'red' },
  PartialAndOverdue: { label: texts.states.PartialAndOverdue, color: 'red' },
  Void: { label: texts.states.Void, color: 'gray' },
  Deleted: { label: texts.states.Deleted, color: 'gray' },
};
