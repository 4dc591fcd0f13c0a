/** Invoices as the dashboard and buyers see them. */
import { Price } from '../ecom/order-activities.ts';
import { anyone, backOffice, open, operation, service } from '../operation.ts';
import { choice, date, guid, list, message, ref, text } from '../schema.ts';

export const InvoiceState = choice(
  'Draft',
  'Sent',
  'Processing',
  'Paid',
  'Overdue',
  'Void',
  'Deleted',
  'PartiallyPaid',
  'PartialAndOverdue',
);
export const OrderInvoice = message('OrderInvoice', {
  id: guid,
  orderId: guid,
  /** As it is printed on it. */
  number: text(),
  state: InvoiceState,
  issueDate: date,
  dueDate: date,
  total: ref(Price),
  /** The address of the file, which opens without a login for a day. */
  url: text(),
});

const invoiceId = guid;
const one = { invoice: ref(OrderInvoice) };
const modify = backOffice('ECOM.MODIFY_INVOICES');

export const invoices = service('stoa.invoices', ['/stoa'], {
  listInvoicesOfOrder: operation({
    method: 'GET',
    path: '/v1/orders/{orderId}/invoices',
    summary: "List the invoices of an order: any with the permission, otherwise of the caller's own",
    permit: anyone('ECOM.READ_INVOICES'),
    request: { orderId: text({ minLength: 1, maxLength: 100 }) },
    response: { invoices: list(ref(OrderInvoice)) },
    required: ['orderId'],
    errors: ['ORDER_NOT_FOUND'],
  }),
  sendInvoice: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/invoices/{invoiceId}/send',
    summary: 'Mail an invoice to the buyer, or mail it again',
    permit: modify,
    request: { invoiceId },
    response: one,
    required: ['invoiceId'],
    errors: ['INVOICE_NOT_FOUND', 'INVOICE_STATE_CONFLICT', 'BUYER_NOT_REACHABLE'],
  }),
  voidInvoice: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/invoices/{invoiceId}/void',
    summary: 'Make an invoice void. It keeps its number, and the order can get another one',
    permit: modify,
    request: { invoiceId },
    response: one,
    required: ['invoiceId'],
    errors: ['INVOICE_NOT_FOUND', 'INVOICE_STATE_CONFLICT'],
  }),
  deleteInvoice: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/invoices/{invoiceId}',
    summary: 'Put away a void invoice, or one that was never sent. Its number stays taken',
    permit: modify,
    request: { invoiceId },
    response: {},
    required: ['invoiceId'],
    errors: ['INVOICE_NOT_FOUND', 'INVOICE_STATE_CONFLICT'],
  }),
  openInvoice: operation({
    method: 'GET',
    download: true,
    path: '/v1/invoices/files/{token}',
    summary: 'Download an invoice as a PDF, by its address alone',
    permit: open,
    request: { token: text({ minLength: 1, maxLength: 4000 }) },
    response: {},
    required: ['token'],
    errors: ['INVOICE_NOT_FOUND', 'DOCUMENTS_ARE_BUSY'],
  }),
  linkToInvoices: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/invoices/link',
    summary: 'Get the address of a PDF with the invoices of up to 50 orders, which opens without a login for a day',
    permit: backOffice('ECOM.READ_INVOICES'),
    request: { orderIds: list(guid, { minItems: 1, maxItems: 50 }) },
    response: { url: text() },
    required: ['orderIds'],
    errors: ['INVOICE_NOT_FOUND'],
  }),
});
