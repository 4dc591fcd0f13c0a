import { dispatch, orderFulfillments, orders, orderTransactions, payments, storeOrders } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { deleteFulfillment, updateFulfillment } from './fulfilling/change-fulfillment.ts';
import { bulkCreateFulfillments, createFulfillment, dispatchItems } from './fulfilling/fulfill.ts';
import { listFulfillmentsForMultipleOrders, listFulfillmentsForSingleOrder } from './fulfilling/list-fulfillments.ts';
import { getOrder } from './get-order.ts';
import { completePaymentAction } from './paying/complete-payment-action.ts';
import { listGiftCardPayments } from './paying/list-gift-card-payments.ts';
import { listTransactionsForSingleOrder } from './paying/list-transactions.ts';
import { payCheckout } from './paying/pay-checkout.ts';
import { searchOrders } from './search-orders.ts';
import { resendDispatchConfirmation, resendOrderConfirmation } from './send-again.ts';
import { getStoreOrder, queryStoreOrders } from './store-orders/read-store-orders.ts';

export const served = [
  ...serve(orders, { getOrder, searchOrders }),
  ...serve(orderFulfillments, {
    listFulfillmentsForSingleOrder,
    listFulfillmentsForMultipleOrders,
    createFulfillment,
    updateFulfillment,
    deleteFulfillment,
    bulkCreateFulfillments,
  }),
  ...serve(orderTransactions, { listTransactionsForSingleOrder }),
  ...serve(dispatch, { dispatchItems, resendDispatchConfirmation, resendOrderConfirmation }),
  ...serve(storeOrders, { getOrder: getStoreOrder, queryOrders: queryStoreOrders }),
  ...serve(payments, { payCheckout, listGiftCardPayments, completePaymentAction }),
];
