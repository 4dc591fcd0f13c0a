import { invoices, orderInvoices } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { addInvoiceToOrder } from './add-invoice.ts';
import { deleteInvoice, sendInvoice, voidInvoice } from './change-invoice.ts';
import { bulkGenerateInvoices, generateInvoice } from './issue-invoice.ts';
import { linkToInvoices, listInvoicesForMultipleOrders, listInvoicesOfOrder, openInvoice } from './read-invoices.ts';

export const served = [
  ...serve(orderInvoices, {
    listInvoicesForMultipleOrders,
    generateInvoice,
    bulkGenerateInvoices,
    addInvoiceToOrder,
  }),
  ...serve(invoices, { listInvoicesOfOrder, sendInvoice, voidInvoice, deleteInvoice, openInvoice, linkToInvoices }),
];
