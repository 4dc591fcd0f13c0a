/** The money of orders: what was paid, in which way, and what was given back. Recorded here, charged and refunded by billing. */
import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import { boolean, date, fieldMask, guid, list, message, nullable, ref, text } from '../schema.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/errors.ts';
import {
  Chargeback,
  OrderPayment,
  OrderRefund,
  OrderRefundTransaction,
  OrderTransactionStatus,
  OrderTransactions,
  TriggeredSideEffects,
} from './order-payments.ts';

const orderId = text({ minLength: 1, maxLength: 100 });
const changed = { orderTransactions: ref(OrderTransactions) };

export const PaymentAndOrderId = message('PaymentAndOrderId', { orderId: guid, paymentId: text() });
export const BulkPaymentResult = message('BulkPaymentResult', {
  itemMetadata: ref(ItemMetadata),
  item: ref(OrderPayment),
});
export const MaskedPayment = message('MaskedPayment', {
  payment: ref(OrderPayment),
  fieldMask: fieldMask('payment'),
  statusUpdatedDate: nullable(date),
});

export const orderTransactions = service('ecom.order-transactions', ['/ecom', '', '/_api/ecom-payments'], {
  listTransactionsForSingleOrder: operation({
    method: 'GET',
    path: '/v1/payments/orders/{orderId}',
    summary: 'List the payments and refunds of an order',
    permit: backOffice('ECOM.READ_TRANSACTIONS'),
    request: { orderId },
    response: changed,
    required: ['orderId'],
    errors: ['ORDER_NOT_FOUND'],
  }),
  listTransactionsForMultipleOrders: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/payments/list-by-ids',
    summary: 'List the payments and refunds of up to 100 orders; those that do not exist are left out',
    permit: backOffice('ECOM.READ_TRANSACTIONS'),
    request: { orderIds: list(orderId, { minItems: 1, maxItems: 100 }) },
    response: { orderTransactions: list(ref(OrderTransactions)) },
    required: ['orderIds'],
  }),
  addPayments: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/payments/orders/{orderId}/add-payment',
    summary: 'Record payments that were made elsewhere. Nothing is charged',
    permit: backOffice('ECOM.MODIFY_TRANSACTIONS'),
    request: { orderId: guid, payments: list(ref(OrderPayment), { minItems: 1, maxItems: 50 }) },
    response: { ...changed, paymentsIds: list(text()) },
    required: [
      'orderId',
      'payments',
      'payments.amount',
      'payments.(regularPaymentDetails|giftcardPaymentDetails|membershipPaymentDetails)',
      'payments.membershipPaymentDetails.lineItemId',
      'payments.membershipPaymentDetails.name.original',
      'payments.membershipPaymentDetails.providerAppId',
    ],
    errors: ['ORDER_NOT_FOUND', 'STATUS_NOT_ALLOWED', 'TOO_MANY_PAYMENTS'],
  }),
  updatePaymentStatus: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status',
    summary: 'Record what became of a payment that was made elsewhere',
    permit: backOffice('ECOM.MODIFY_TRANSACTIONS'),
    request: { orderId: guid, paymentId: guid, status: OrderTransactionStatus, statusUpdatedDate: nullable(date) },
    response: changed,
    required: ['orderId', 'paymentId'],
    errors: ['ORDER_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'STATUS_NOT_ALLOWED'],
  }),
  bulkUpdatePaymentStatuses: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/payments/update-payment-transaction-status',
    summary: 'Record what became of up to 300 payments that were made elsewhere',
    permit: backOffice('ECOM.MODIFY_TRANSACTIONS'),
    request: {
      paymentAndOrderIds: list(ref(PaymentAndOrderId), { minItems: 1, maxItems: 300 }),
      returnFullEntity: boolean,
      status: OrderTransactionStatus,
      statusUpdatedDate: nullable(date),
    },
    response: { results: list(ref(BulkPaymentResult)), bulkActionMetadata: ref(BulkActionMetadata) },
    required: ['paymentAndOrderIds'],
  }),
  updateRefundTransaction: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/payments/orders/{orderId}/update-refund-transaction',
    summary: 'Record what became of a refund that is made elsewhere',
    permit: backOffice('ECOM.MODIFY_TRANSACTIONS'),
    request: {
      orderId: guid,
      refundId: guid,
      transaction: ref(OrderRefundTransaction),
      fieldMask: fieldMask('transaction'),
      statusUpdatedDate: nullable(date),
    },
    response: changed,
    required: ['orderId', 'refundId'],
    errors: ['ORDER_TRANSACTIONS_NOT_FOUND', 'REFUND_NOT_FOUND', 'REFUND_TRANSACTION_NOT_FOUND', 'STATUS_NOT_ALLOWED'],
  }),
  updatePayments: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/payments/orders/{orderId}/update-payments',
    summary: 'Correct what is known of payments that were made elsewhere',
    permit: backOffice('ECOM.MODIFY_TRANSACTIONS'),
    request: { orderId: guid, payments: list(ref(MaskedPayment), { minItems: 1, maxItems: 100 }) },
    response: changed,
    errors: ['ORDER_TRANSACTIONS_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'STATUS_NOT_ALLOWED'],
  }),
});

export const PaymentDetailsUpdated = message('PaymentDetailsUpdated', {
  orderTransactions: ref(OrderTransactions),
  paymentIds: list(guid, { maxItems: 100 }),
  refundIds: list(guid, { maxItems: 300 }),
});
export const RefundCompleted = message('RefundCompleted', {
  orderId: guid,
  refund: ref(OrderRefund),
  sideEffects: ref(TriggeredSideEffects),
  orderTransactions: ref(OrderTransactions),
});
export const ChargebackNews = message('ChargebackNews', {
  orderId: guid,
  paymentId: guid,
  chargeback: ref(Chargeback),
  orderTransactions: ref(OrderTransactions),
});
export const orderTransactionEvents = events('wix.ecom.v1.order_transactions', {
  permission: 'ECOM.READ_TRANSACTIONS',
  actions: {
    detailsUpdated: {
      when: 'A payment or a refund of an order is added or changes.',
      carries: PaymentDetailsUpdated,
    },
    refundCompleted: { when: 'All parts of a refund have succeeded or failed.', carries: RefundCompleted },
    chargebackApproved: { when: 'A bank took back what a buyer had paid.', carries: ChargebackNews },
    chargebackReversed: { when: 'A bank returned what it had taken back for a buyer.', carries: ChargebackNews },
  },
});
