export { type BegunPayment, beginPayment } from './begin-payment.ts';
export { findPayment } from './find-payment.ts';
export { findOpenPayments, type OpenPayment } from './ledger.store.ts';
export type { LedgerEntry } from './ledger.ts';
export type { Order } from './order.ts';
export { paymentStatusOf } from './payment-status.ts';
export { placeOrder } from './place-order.ts';
export { type PaymentOutcome, settlePayment } from './settle-payment.ts';
