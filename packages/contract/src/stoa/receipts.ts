/** Receipts: what buyers get for money that the shop received. */
import { Price } from '../ecom/order-activities.ts';
import { anyone, backOffice, open, operation, service } from '../operation.ts';
import { date, guid, list, message, nullable, ref, text } from '../schema.ts';

/** A card that something was paid with. */
export const PaidWithCard = message('PaidWithCard', {
  /** As people write it: `Visa`. */
  brand: nullable(text()),
  lastFourDigits: nullable(text()),
});
export const OrderReceipt = message('OrderReceipt', {
  paymentId: guid,
  /** When the payment was made. */
  date,
  /** What the shop received by it, whatever of it went back later. */
  amount: ref(Price),
  /** Absent where it was no card, or nobody knows which. */
  card: ref(PaidWithCard),
  /** The address of the file, which opens without a login for a day. */
  url: text(),
});

export const receipts = service('stoa.receipts', ['/stoa'], {
  listReceiptsOfOrder: operation({
    method: 'GET',
    path: '/v1/orders/{orderId}/receipts',
    summary: "List the receipts of an order's payments: any with the permission, otherwise of the caller's own",
    permit: anyone('ECOM.READ_TRANSACTIONS'),
    request: { orderId: text({ minLength: 1, maxLength: 100 }) },
    response: { receipts: list(ref(OrderReceipt)) },
    required: ['orderId'],
    errors: ['ORDER_NOT_FOUND'],
  }),
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
