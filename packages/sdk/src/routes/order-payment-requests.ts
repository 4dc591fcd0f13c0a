/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const orderPaymentRequests = /* @__PURE__ */ routes<typeof contract.orderPaymentRequests>({
  createOrderPaymentRequest: 'POST /ecom/v1/order-payment-requests',
  bulkCreateOrderPaymentRequests: 'POST /ecom/v1/bulk/order-payment-requests/create',
  getOrderPaymentRequest: 'GET /ecom/v1/order-payment-requests/{orderPaymentRequestId}',
  updateOrderPaymentRequest: 'PATCH /ecom/v1/order-payment-requests/{orderPaymentRequest.id}',
  queryOrderPaymentRequests: 'POST /ecom/v1/order-payment-requests/query',
  deleteOrderPaymentRequest: 'DELETE /ecom/v1/order-payment-requests/{orderPaymentRequestId}',
  getOrderPaymentRequestUrl: 'POST /ecom/v1/order-payment-requests/url',
  updateExtendedFields: 'POST /ecom/v1/order-payment-requests/{id}/update-extended-fields',
  voidOrderPaymentRequest: 'POST /ecom/v1/order-payment-requests/void',
  chargeOrderPaymentRequest: 'POST /ecom/v1/order-payment-requests/charge',
});
