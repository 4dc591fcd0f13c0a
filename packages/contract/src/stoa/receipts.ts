/** Receipts: what buyers get for money that the shop received. */
import { backOffice, open, operation, service } from '../operation.ts';
import { guid, text } from '../schema.ts';

export const receipts = service('stoa.receipts', ['/stoa'], {
  linkToReceipt: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/receipts/link',
    summary: 'Get the address of the receipt of a payment as a PDF, which opens without a login for an hour',
    permit: backOffice('ECOM.READ_TRANSACTIONS'),
    request: { orderId: guid, paymentId: guid },
    response: { url: text() },
    required: ['orderId', 'paymentId'],
    errors: ['ORDER_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'NOTHING_RECEIVED'],
  }),
  openReceipt: operation({
    method: 'GET',
    download: true,
    path: '/v1/receipts/files/{token}',
    summary: 'Download the receipt of a payment as a PDF, by its address alone',
    permit: open,
    request: { token: text({ minLength: 1, maxLength: 2000 }) },
    response: {},
    required: ['token'],
    errors: ['RECEIPT_NOT_FOUND', 'DOCUMENTS_ARE_BUSY'],
  }),
});
