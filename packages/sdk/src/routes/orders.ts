/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const orders = /* @__PURE__ */ routes<typeof contract.orders>({
  getOrder: 'GET /ecom/v1/orders/{id}',
  searchOrders: 'POST /ecom/v1/orders/search',
  aggregateOrders: 'POST /ecom/v1/orders/aggregate',
  updateOrder: 'PATCH /ecom/v1/orders/{order.id}',
  cancelOrder: 'POST /ecom/v1/orders/{id}/cancel',
  updateOrderStatus: 'POST /ecom/v1/orders/{orderId}/update-status',
  createOrder: 'POST /ecom/v1/orders',
  importOrder: 'POST /ecom/v1/orders/import',
  setOrderNumberCounter: 'POST /ecom/v1/orders/import/set-order-number-counter',
  bulkDeleteImportedOrders: 'POST /ecom/v1/orders/import/bulk-delete-imported-orders',
  addActivity: 'POST /ecom/v1/orders/{id}/activities',
  addActivities: 'POST /ecom/v1/orders/{orderId}/activities/add',
  updateActivity: 'PATCH /ecom/v1/orders/{id}/activities/{activityId}',
  deleteActivity: 'DELETE /ecom/v1/orders/{id}/activities/{activityId}',
  bulkUpdateOrders: 'POST /ecom/v1/bulk/orders/update',
  bulkUpdateOrderTags: 'POST /ecom/v1/bulk/orders/update-tags',
  updateOrderLineItem: 'PATCH /ecom/v1/orders/{id}/line-item/{lineItem.id}',
  getPaymentCollectabilityStatus: 'GET /ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status',
  preparePaymentCollection: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection',
  paymentCollectionCreatePaymentGatewayOrder:
    'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order',
  recordManuallyCollectedPayment: 'POST /ecom/v1/payments-collector/orders/{orderId}/manual-payment',
  paymentCollectionMarkOrderAsPaid: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid',
  paymentCollectionBulkMarkOrdersAsPaid: 'POST /ecom/v1/bulk/payments-collector/mark-as-paid',
  getRefundabilityStatus: 'GET /ecom/v1/payments-collector/orders/{ecomOrderId}/refundability',
  triggerRefund: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/trigger-refund',
  captureAuthorizedPayments: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments',
  voidAuthorizedPayments: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments',
  chargeMemberships: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/charge-membership',
  commitDeltas: 'POST /ecom/v1/orders/{id}/commit-deltas',
});
