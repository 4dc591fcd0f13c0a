/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const orderTransactions = /* @__PURE__ */ routes<typeof contract.orderTransactions>({
  listTransactionsForSingleOrder: 'GET /ecom/v1/payments/orders/{orderId}',
  listTransactionsForMultipleOrders: 'POST /ecom/v1/payments/list-by-ids',
  addPayments: 'POST /ecom/v1/payments/orders/{orderId}/add-payment',
  updatePaymentStatus: 'POST /ecom/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status',
  bulkUpdatePaymentStatuses: 'POST /ecom/v1/bulk/payments/update-payment-transaction-status',
  updateRefundTransaction: 'POST /ecom/v1/payments/orders/{orderId}/update-refund-transaction',
  updatePayments: 'POST /ecom/v1/payments/orders/{orderId}/update-payments',
});
