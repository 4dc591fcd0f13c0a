import { events } from '../events.ts';
import { anyone, operation, service } from '../operation.ts';
import { anyObject, list, message, nullable, ref, text } from '../schema.ts';
import { WixCommonSearchDetails } from '../shared/aggregation.ts';
import { CursorPaging, CursorPagingMetadata, Sorting } from '../shared/paging.ts';
import { FulfillmentStatus, Order, PaymentStatusEnumPaymentStatus } from './order.ts';

export const CursorSearch = message('CursorSearch', {
  cursorPaging: ref(CursorPaging),
  filter: nullable(anyObject),
  sort: list(ref(Sorting), { maxItems: 4 }),
  search: ref(WixCommonSearchDetails),
});
export const orders = service('ecom.orders', ['/ecom', '', '/_api/ecom-orders'], {
  getOrder: operation({
    method: 'GET',
    path: '/v1/orders/{id}',
    summary: 'Get order',
    permit: anyone(),
    request: {
      id: text({ minLength: 1, maxLength: 100 }),
    },
    response: {
      order: ref(Order),
    },
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
export const orderEvents = events('wix.ecom.v1.order', {
  entity: Order,
  permission: 'ECOM.READ_ORDERS',
  created: 'An order is placed. An order that is paid online only counts once it is approved.',
  updated: 'An order changes: another attempt to pay for it, another owner, or items sent.',
  actions: {
    approved: { when: 'An order is approved: it is paid, free, or will be paid offline.', carries: OrderApproved },
    paymentStatusUpdated: {
      when: 'The payment status of an order changes, or an attempt to pay for it ends.',
      carries: PaymentStatusUpdated,
    },
    fulfilled: { when: 'All items of an order have been handed over.', carries: FulfillmentStatusUpdated },
  },
});
