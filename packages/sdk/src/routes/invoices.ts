/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const invoices = /* @__PURE__ */ routes<typeof contract.invoices>({
  listInvoicesOfOrder: 'GET /stoa/v1/orders/{orderId}/invoices',
  sendInvoice: 'POST /stoa/v1/invoices/{invoiceId}/send',
  voidInvoice: 'POST /stoa/v1/invoices/{invoiceId}/void',
  deleteInvoice: 'DELETE /stoa/v1/invoices/{invoiceId}',
  openInvoice: 'GET /stoa/v1/invoices/files/{token}',
  linkToInvoices: 'POST /stoa/v1/invoices/link',
});
