/** The invoices of orders. */
import { anyone, backOffice, operation, service } from '../operation.ts';
import { list, message, ref, text } from '../schema.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/errors.ts';

const orderId = text({ minLength: 1, maxLength: 100 });

/** Where an invoice is: its id, and the app that made it. */
export const Invoice = message('Invoice', { id: text({ maxLength: 100 }), appId: text({ maxLength: 100 }) });
export const InvoicesForOrder = message('InvoicesForOrder', {
  orderId: text(),
  /** The same as `invoicesInfo`, for older programs. */
  invoices: list(ref(Invoice)),
  invoicesInfo: list(ref(Invoice), { maxItems: 300 }),
});
export const InvoiceForOrder = message('InvoiceForOrder', { orderId: text(), invoiceId: text() });
export const BulkInvoiceResult = message('BulkInvoiceResult', {
  itemMetadata: ref(ItemMetadata),
  item: ref(InvoiceForOrder),
});

/** Why an order gets no invoice. */
export const notToInvoice = [
  'ORDER_NOT_FOUND',
  'GENERATE_INVOICE_NOT_SUPPORTED',
  'INVOICE_ALREADY_EXISTS',
  'MISSING_CONTACT',
  'MISSING_CONTACT_EMAIL',
  'ORDER_HAS_CHARGEBACKS',
] as const;

export const orderInvoices = service('ecom.order-invoices', ['/ecom', ''], {
  listInvoicesForMultipleOrders: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/invoices/list-by-ids',
    summary: "List the invoices of several orders: any with the permission, otherwise of the caller's own",
    permit: anyone('ECOM.READ_INVOICES'),
    request: { orderIds: list(orderId, { maxItems: 100 }) },
    response: { invoicesForOrder: list(ref(InvoicesForOrder)) },
    required: ['orderIds'],
  }),
  generateInvoice: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/invoices/orders/{orderId}',
    summary: 'Issue the invoice of an order, with the next number',
    permit: backOffice('ECOM.MODIFY_INVOICES'),
    request: { orderId },
    response: { invoiceId: text() },
    required: ['orderId'],
    errors: notToInvoice,
  }),
  bulkGenerateInvoices: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/invoices/generate',
    summary: 'Issue the invoices of up to 300 orders',
    permit: backOffice('ECOM.MODIFY_INVOICES'),
    request: { orderIds: list(orderId, { minItems: 1, maxItems: 300 }) },
    response: { results: list(ref(BulkInvoiceResult)), bulkActionMetadata: ref(BulkActionMetadata) },
    required: ['orderIds'],
  }),
  addInvoiceToOrder: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/invoices/orders/{orderId}/add-invoice',
    summary: 'Note an invoice that another program made of an order',
    permit: backOffice('ECOM.ADD_INVOICE'),
    request: { orderId, invoiceInfo: ref(Invoice) },
    response: { orderInvoices: list(ref(Invoice)) },
    required: ['invoiceInfo', 'invoiceInfo.id', 'invoiceInfo.appId', 'orderId'],
    errors: ['ORDER_NOT_FOUND', 'TOO_MANY_INVOICES'],
  }),
});
