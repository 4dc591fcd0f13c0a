/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const orderInvoices = /* @__PURE__ */ routes<typeof contract.orderInvoices>({
  listInvoicesForMultipleOrders: 'POST /ecom/v1/invoices/list-by-ids',
  generateInvoice: 'POST /ecom/v1/invoices/orders/{orderId}',
  bulkGenerateInvoices: 'POST /ecom/v1/bulk/invoices/generate',
  addInvoiceToOrder: 'POST /ecom/v1/invoices/orders/{orderId}/add-invoice',
});
