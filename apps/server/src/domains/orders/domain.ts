import type { Domain } from '../../domain.ts';
import { ordersFollowTags } from './changing/orders-follow-tags.ts';
import { chargeSelected, membershipNotice, membershipsPayOrders } from './charging/charge-selected.ts';
import { buyersGetConfirmations } from './confirm-orders.ts';
import { deleteImported } from './creating/import-order.ts';
import { settleHeldMoney } from './holding/scheduled-action.ts';
import { chargebackLetter } from './letters/chargeback.ts';
import { dispatchLetter } from './letters/dispatch.ts';
import { membershipUnpaidLetter } from './letters/membership-unpaid.ts';
import { newOrderLetter } from './letters/new-order.ts';
import { orderCanceledLetter } from './letters/order-canceled.ts';
import { orderConfirmationLetter } from './letters/order-confirmation.ts';
import { orderEditedLetter } from './letters/order-edited.ts';
import { paymentReceivedLetter } from './letters/payment-received.ts';
import { pickupReadyLetter } from './letters/pickup-ready.ts';
import { refundLetter } from './letters/refund.ts';
import { served } from './operations.ts';
import { cancelUnpaid } from './paying/cancel-unpaid.ts';
import { orderPayable } from './paying/order-payable.ts';
import { businessHearsOfChargebacks, chargebackNotice } from './paying/tell-of-payment.ts';
import { orderData } from './personal-data.store.ts';
import { paidOrdersTakeStock } from './stock/paid-orders-take-stock.ts';
import { orderNotice } from './tell-business.ts';

export const orders: Domain = {
  name: 'orders',
  says: 'Orders: placing them, paying for them, handing over their items, and their history',
  owns: ['fulfillments', 'order_counters', 'order_refunds', 'order_settings', 'orders'],
  reads: { contacts: 'a new order names the contact that its buyer is already, in the statement that writes it' },
  serves: served,
  consumes: [
    buyersGetConfirmations,
    businessHearsOfChargebacks,
    membershipsPayOrders,
    ordersFollowTags,
    paidOrdersTakeStock,
  ],
  letters: [
    newOrderLetter,
    orderConfirmationLetter,
    dispatchLetter,
    pickupReadyLetter,
    orderCanceledLetter,
    orderEditedLetter,
    paymentReceivedLetter,
    refundLetter,
    chargebackLetter,
    membershipUnpaidLetter,
  ],
  jobKinds: [deleteImported],
  tasks: [cancelUnpaid, chargeSelected, membershipNotice, orderNotice, chargebackNotice, settleHeldMoney],
  payables: [orderPayable],
  personalData: [orderData],
};
