import {
  dispatch,
  orderBilling,
  orderExport,
  orderFulfillments,
  orders,
  ordersSettings,
  orderTransactions,
  payments,
  storeOrders,
} from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { bulkUpdateOrders, bulkUpdateOrderTags } from './changing/bulk-update-orders.ts';
import { cancelOrder } from './changing/cancel-order.ts';
import { updateOrderStatus } from './changing/move-order.ts';
import { updateOrderLineItem } from './changing/update-line-item.ts';
import { updateOrder } from './changing/update-order.ts';
import { chargeOrder } from './charging/charge-in-parts.ts';
import { chargeMemberships, chargeOlderMemberships, voidMemberships } from './charging/memberships.ts';
import { redeemGiftCard } from './charging/pay-by-gift-card.ts';
import {
  offerCard,
  paymentCollectionCreatePaymentGatewayOrder,
  preparePaymentCollection,
} from './charging/prepare-payment.ts';
import { authorizeChargeWithSavedPaymentMethod } from './charging/saved-card.ts';
import { getPaymentCollectabilityStatus } from './collecting/collectability.ts';
import {
  paymentCollectionBulkMarkOrdersAsPaid,
  paymentCollectionMarkOrderAsPaid,
  recordManuallyCollectedPayment,
} from './collecting/record-manual-payment.ts';
import {
  addPayments,
  bulkUpdatePaymentStatuses,
  updatePaymentStatus,
  updatePayments,
} from './collecting/record-payments.ts';
import { createLiveOrder } from './creating/create-live-order.ts';
import { bulkDeleteImportedOrders, importOrder, setOrderNumberCounter } from './creating/import-order.ts';
import { commitDeltas } from './editing/commit-deltas.ts';
import { exportOrders } from './exporting/export-orders.ts';
import { deleteFulfillment, updateFulfillment } from './fulfilling/change-fulfillment.ts';
import { bulkCreateFulfillments, createFulfillment, dispatchItems } from './fulfilling/fulfill.ts';
import { listFulfillmentsForMultipleOrders, listFulfillmentsForSingleOrder } from './fulfilling/list-fulfillments.ts';
import { getOrder } from './get-order.ts';
import { addActivities, addActivity, deleteActivity, updateActivity } from './history/change-history.ts';
import {
  captureAuthorizedPayments,
  captureCollectedPayments,
  voidAuthorizedPayments,
  voidCollectedPayments,
} from './holding/settle-authorized.ts';
import { completePaymentAction } from './paying/complete-payment-action.ts';
import { followPayment } from './paying/follow-payment.ts';
import { listGiftCardPayments } from './paying/list-gift-card-payments.ts';
import { listTransactionsForMultipleOrders, listTransactionsForSingleOrder } from './paying/list-transactions.ts';
import { payCheckout } from './paying/pay-checkout.ts';
import { calculateRefund } from './refunding/calculate-refund.ts';
import { getOrderRefundability, getRefundabilityStatus } from './refunding/read-refundability.ts';
import { refundPayments, triggerRefund } from './refunding/refund-payments.ts';
import { updateRefundTransaction } from './refunding/update-refund.ts';
import { aggregateOrders } from './searching/aggregate-orders.ts';
import { searchOrders } from './searching/search-orders.ts';
import { resendDispatchConfirmation, resendOrderConfirmation, tellPickupReady } from './send-again.ts';
import { getOrdersSettings, updateOrdersSettings } from './settings/orders-settings.ts';
import { getStoreOrder, queryStoreOrders } from './store-orders/read-store-orders.ts';

export const served = [
  ...serve(orders, {
    createOrder: createLiveOrder,
    importOrder,
    setOrderNumberCounter,
    bulkDeleteImportedOrders,
    getOrder,
    searchOrders,
    aggregateOrders,
    updateOrder,
    bulkUpdateOrders,
    bulkUpdateOrderTags,
    updateOrderLineItem,
    cancelOrder,
    updateOrderStatus,
    addActivity,
    addActivities,
    updateActivity,
    deleteActivity,
    getPaymentCollectabilityStatus,
    recordManuallyCollectedPayment,
    paymentCollectionMarkOrderAsPaid,
    paymentCollectionBulkMarkOrdersAsPaid,
    preparePaymentCollection,
    paymentCollectionCreatePaymentGatewayOrder,
    getRefundabilityStatus,
    triggerRefund,
    captureAuthorizedPayments: captureCollectedPayments,
    voidAuthorizedPayments: voidCollectedPayments,
    chargeMemberships: chargeOlderMemberships,
    commitDeltas,
  }),
  ...serve(orderBilling, {
    chargeOrder,
    chargeMemberships,
    redeemGiftCard,
    authorizeChargeWithSavedPaymentMethod,
    captureAuthorizedPayments,
    voidAuthorizedPayments,
    getOrderRefundability,
    calculateRefund,
    refundPayments,
    voidMemberships,
  }),
  ...serve(orderFulfillments, {
    listFulfillmentsForSingleOrder,
    listFulfillmentsForMultipleOrders,
    createFulfillment,
    updateFulfillment,
    deleteFulfillment,
    bulkCreateFulfillments,
  }),
  ...serve(orderTransactions, {
    listTransactionsForSingleOrder,
    listTransactionsForMultipleOrders,
    addPayments,
    updatePaymentStatus,
    bulkUpdatePaymentStatuses,
    updateRefundTransaction,
    updatePayments,
  }),
  ...serve(ordersSettings, { getOrdersSettings, updateOrdersSettings }),
  ...serve(dispatch, { dispatchItems, resendDispatchConfirmation, resendOrderConfirmation, tellPickupReady }),
  ...serve(orderExport, { exportOrders }),
  ...serve(storeOrders, { getOrder: getStoreOrder, queryOrders: queryStoreOrders }),
  ...serve(payments, { payCheckout, listGiftCardPayments, offerCard, followPayment, completePaymentAction }),
];
