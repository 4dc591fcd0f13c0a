import type { ErrorEntry } from './error-entry.ts';

/** Codes of invoices, receipts, payment requests and printed papers. */
export const documentErrors = {
  CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST: { status: 428, description: 'The payment request has expired.' },
  CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST: { status: 428, description: 'The payment request has been paid.' },
  CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST: { status: 428, description: 'The payment request is void.' },
  CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST: {
    status: 428,
    description: 'A payment request that has been paid cannot be deleted.',
  },
  CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST: { status: 428, description: 'The payment request has expired.' },
  CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT: {
    status: 428,
    description: 'The amount of a payment request is fixed once it is created.',
  },
  CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST: { status: 428, description: 'The payment request has been paid.' },
  CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST: { status: 428, description: 'The payment request is void.' },
  CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST: { status: 428, description: 'The payment request has expired.' },
  CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST: { status: 428, description: 'The payment request has been paid.' },
  DOCUMENTS_ARE_BUSY: { status: 503, description: 'Too many documents are being printed. Try again in a moment.' },
  GENERATE_INVOICE_NOT_SUPPORTED: { status: 428, description: 'The order is not final, so it gets no invoice.' },
  INVALID_PAYMENT_STATUS: { status: 428, description: 'The payment was not accepted.' },
  INVOICE_ALREADY_EXISTS: { status: 409, description: 'The order has an invoice already.' },
  INVOICE_NOT_FOUND: { status: 404, description: 'There is no such invoice.' },
  INVOICE_NUMBER_TAKEN: { status: 409, description: 'An invoice has this number, or a higher one.' },
  INVOICE_STATE_CONFLICT: {
    status: 428,
    description: 'The invoice cannot be changed in this way in its present state.',
  },
  MISSING_CONTACT: { status: 428, description: 'It is not known who bought this order.' },
  MISSING_CONTACT_EMAIL: { status: 428, description: 'The buyer of this order has no e-mail address.' },
  NO_DELIVERY_ADDRESS: { status: 428, description: 'The order is not sent to an address, so it gets no label.' },
  NOTHING_TO_PACK: { status: 428, description: 'There is nothing in the order to pack.' },
  ORDER_PAYMENT_REQUEST_NOT_FOUND: { status: 404, description: 'There is no such payment request.' },
  PACKING_PAPERS_NOT_FOUND: { status: 404, description: 'These papers do not exist, or their link has expired.' },
  PAYMENT_IN_PROGRESS: { status: 409, description: 'The buyer is paying this at the moment.' },
  PAYMENT_METHOD_UNAVAILABLE: { status: 428, description: 'The site does not take this kind of payment.' },
  PAYMENT_REQUEST_NOT_OPEN: { status: 428, description: 'The payment request can no longer be paid.' },
  SITE_NOT_PUBLISHED: { status: 428, description: 'Nobody can visit the site, so there is no page to pay at.' },
  TOO_MANY_INVOICES: { status: 428, description: 'The order has reached its maximum number of invoices.' },
} as const satisfies Record<string, ErrorEntry>;
