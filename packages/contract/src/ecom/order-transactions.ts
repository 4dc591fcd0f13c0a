/** The money of orders: what was paid, in which way, and what was given back. */
import { backOffice, operation, service } from '../operation.ts';
import { boolean, choice, date, guid, list, message, nullable, readonly, ref, text } from '../schema.ts';
import { Price } from './order-activities.ts';

const orderId = text({ minLength: 1, maxLength: 100 });

export const OrderPaymentStatus = choice(
  'APPROVED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'AUTHORIZED',
  'VOIDED',
);
export const OrderRegularPaymentDetails = message('OrderRegularPaymentDetails', {
  /** The payment at the provider, as its own records name it; null where it has none. */
  providerTransactionId: nullable(text({ maxLength: 100 })),
  /** Whether it is paid outside the checkout: by invoice, on delivery. */
  offlinePayment: boolean,
});
export const OrderGiftCardPaymentDetails = message('OrderGiftCardPaymentDetails', {
  giftCardPaymentId: text({ maxLength: 100 }),
  obfuscatedCode: nullable(text({ maxLength: 30 })),
});
/** By a provider or by a gift card. */
export const OrderPayment = message('OrderPayment', {
  id: readonly(nullable(guid)),
  createdDate: nullable(date),
  amount: ref(Price),
  status: OrderPaymentStatus,
  regularPaymentDetails: ref(OrderRegularPaymentDetails),
  giftcardPaymentDetails: ref(OrderGiftCardPaymentDetails),
});
export const OrderRefundTransaction = message('OrderRefundTransaction', {
  paymentId: guid,
  amount: ref(Price),
  refundStatus: choice('PENDING', 'SUCCEEDED', 'FAILED', 'SCHEDULED', 'STARTED'),
  /** The refund at the provider, as its own records name it; null where it has none. */
  providerRefundId: nullable(text()),
});
export const OrderRefund = message('OrderRefund', {
  id: readonly(guid),
  transactions: list(ref(OrderRefundTransaction), { maxItems: 50 }),
});
export const OrderTransactions = message('OrderTransactions', {
  orderId: guid,
  payments: list(ref(OrderPayment), { maxItems: 100 }),
  refunds: list(ref(OrderRefund), { maxItems: 300 }),
});

export const orderTransactions = service('ecom.order-transactions', ['/ecom', '', '/_api/ecom-payments'], {
  listTransactionsForSingleOrder: operation({
    method: 'GET',
    path: '/v1/payments/orders/{orderId}',
    summary: 'List the payments and refunds of an order',
    permit: backOffice('ECOM.READ_TRANSACTIONS'),
    request: { orderId },
    response: { orderTransactions: ref(OrderTransactions) },
    required: ['orderId'],
    errors: ['ORDER_NOT_FOUND'],
  }),
});
