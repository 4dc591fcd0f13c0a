import type { Domain } from '../../domain.ts';
import { buyersGetConfirmations } from './confirm-orders.ts';
import { dispatchLetter } from './letters/dispatch.ts';
import { orderConfirmationLetter } from './letters/order-confirmation.ts';
import { served } from './operations.ts';
import { orderPayable } from './paying/order-payable.ts';
import { orderData } from './personal-data.store.ts';

export const orders: Domain = {
  name: 'orders',
  says: 'Orders: placing them, paying for them, handing over their items, and their history',
  owns: ['fulfillments', 'order_counters', 'orders'],
  serves: served,
  consumes: [buyersGetConfirmations],
  letters: [orderConfirmationLetter, dispatchLetter],
  payables: [orderPayable],
  personalData: [orderData],
};
