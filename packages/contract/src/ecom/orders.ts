import { events } from '../events.ts';
import { anyone, backOffice, operation, service } from '../operation.ts';
import { anyObject, boolean, fieldMask, guid, list, message, nullable, ref, text } from '../schema.ts';
import { WixCommonSearchDetails } from '../shared/aggregation.ts';
import { CursorPaging, CursorPagingMetadata, Sorting } from '../shared/paging.ts';
import { FulfillmentStatus, Order, OrderStatus, PaymentStatusEnumPaymentStatus } from './order.ts';
import { orderBulk } from './order-bulk.ts';
import { orderCollection } from './order-collection.ts';
import { orderCreation } from './order-creation.ts';
import { OrderCommitted, orderDeltas } from './order-deltas.ts';
import { orderHistory } from './order-history.ts';

export const CursorSearch = message('CursorSearch', {
  cursorPaging: ref(CursorPaging),
  filter: nullable(anyObject),
  sort: list(ref(Sorting), { maxItems: 4 }),
  search: ref(WixCommonSearchDetails),
});
/** The id of an order in a path. */
const orderId = text({ minLength: 1, maxLength: 100 });

export const orders = service('ecom.orders', ['/ecom', '', '/_api/ecom-orders', '/payments-collector'], {
  getOrder: operation({
    method: 'GET',
    path: '/v1/orders/{id}',
    summary: 'Get order',
    permit: anyone(),
    request: { id: orderId },
    response: { order: ref(Order) },
    required: ['id'],
    errors: ['ORDER_NOT_FOUND'],
  }),
  searchOrders: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/orders/search',
    summary: "Search orders: all of the site's with the permission, otherwise the caller's own",
    permit: anyone('ECOM.READ_ORDERS'),
    request: {
      search: ref(CursorSearch),
    },
    response: {
      orders: list(ref(Order)),
      metadata: ref(CursorPagingMetadata),
    },
    required: ['search'],
  }),
  aggregateOrders: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/orders/aggregate',
    summary: 'Count the orders that a filter finds by their values, and add up amounts in the currency of the site',
    permit: backOffice('ECOM.READ_ORDERS'),
    request: {
      filter: nullable(anyObject),
      /** By name: `{ "$count": [fields] }`, or `$sum`, `$avg`, `$min` or `$max` of one amount. */
      aggregation: nullable(anyObject),
      /** Between the values of several fields, in place of `|`. */
      hierarchySeparatorOverride: nullable(text({ minLength: 1, maxLength: 100 })),
    },
    response: { aggregates: nullable(anyObject) },
    required: ['aggregation'],
  }),
  updateOrder: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/orders/{order.id}',
    summary: "Change an order's addresses, buyer details, marks and archiving; what is left out stays",
    permit: backOffice('ECOM.MODIFY_ORDERS'),
    request: { order: ref(Order), fieldMask: fieldMask('order') },
    response: { order: ref(Order) },
    required: ['order', 'order.id'],
    errors: ['ORDER_NOT_FOUND', 'ORDER_IS_PENDING', 'ORDER_IS_REJECTED', 'ORDER_CANNOT_BE_EDITED'],
  }),
  cancelOrder: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/orders/{id}/cancel',
    summary: 'Cancel an order: no money moves; its items can be restocked, and its buyer told',
    permit: backOffice('ECOM.MODIFY_ORDERS'),
    request: {
      id: orderId,
      sendOrderCanceledEmail: boolean,
      /** Read by the buyer, in the e-mail. */
      customMessage: nullable(text({ minLength: 1, maxLength: 1000 })),
      restockAllItems: boolean,
    },
    response: { order: ref(Order) },
    required: ['id'],
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_HAS_AUTHORIZED_TRANSACTION',
      'ORDER_IS_PENDING',
      'ORDER_IS_REJECTED',
      'ORDER_CANNOT_BE_EDITED',
    ],
  }),
  updateOrderStatus: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/orders/{orderId}/update-status',
    summary: 'Move an order to another status, as far as its present one allows it',
    permit: backOffice('ECOM.ORDER_UPDATE_STATUS'),
    request: { orderId: guid, status: OrderStatus },
    response: { order: ref(Order) },
    required: ['orderId', 'status'],
    errors: [
      'ORDER_NOT_FOUND',
      'STATUS_NOT_SUPPORTED',
      'UNSUPPORTED_TRANSITION',
      'STATUS_ALREADY_SET',
      'ORDER_HAS_AUTHORIZED_TRANSACTION',
      'ORDER_CANNOT_BE_EDITED',
    ],
  }),
  ...orderCreation,
  ...orderHistory,
  ...orderBulk,
  ...orderCollection,
  ...orderDeltas,
});

export const OrderApproved = message('OrderApproved', { order: ref(Order) });
export const PaymentStatusUpdated = message('PaymentStatusUpdated', {
  order: ref(Order),
  previousPaymentStatus: PaymentStatusEnumPaymentStatus,
});
export const FulfillmentStatusUpdated = message('FulfillmentStatusUpdated', {
  order: ref(Order),
  previousFulfillmentStatus: FulfillmentStatus,
  newFulfillmentStatus: FulfillmentStatus,
  action: text(),
});
export const OrderImported = message('OrderImported', { order: ref(Order) });
export const ImportedOrderDeleted = message('ImportedOrderDeleted', { order: ref(Order) });
export const OrderCanceled = message('OrderCanceledEventOrderCanceled', {
  order: ref(Order),
  restockAllItems: boolean,
  sendOrderCanceledEmail: boolean,
  customMessage: nullable(text()),
});
export const orderEvents = events('wix.ecom.v1.order', {
  entity: Order,
  permission: 'ECOM.READ_ORDERS',
  created: 'An order is placed. An order that is paid online only counts once it is approved.',
  updated: 'An order changes: its details or history, another attempt to pay for it, another owner, or items sent.',
  actions: {
    approved: { when: 'An order is approved: it is paid, free, or will be paid offline.', carries: OrderApproved },
    canceled: {
      when: 'An order is cancelled, by somebody or because it was not paid in time.',
      carries: OrderCanceled,
    },
    committed: { when: 'What an order contains or costs is changed by a draft.', carries: OrderCommitted },
    imported: { when: 'An order of another shop is imported.', carries: OrderImported },
    importedOrderDeleted: { when: 'An imported order is deleted.', carries: ImportedOrderDeleted },
    paymentStatusUpdated: {
      when: 'The payment status of an order changes, or an attempt to pay for it ends.',
      carries: PaymentStatusUpdated,
    },
    fulfilled: { when: 'All items of an order have been handed over.', carries: FulfillmentStatusUpdated },
  },
});
