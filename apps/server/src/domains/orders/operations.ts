import { orders, payments } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { getOrder } from './get-order.ts';
import { completePaymentAction } from './paying/complete-payment-action.ts';
import { payCheckout } from './paying/pay-checkout.ts';
import { searchOrders } from './search-orders.ts';

export const served = [
  ...serve(orders, { getOrder, searchOrders }),
  ...serve(payments, { payCheckout, completePaymentAction }),
];
