import { events } from '../events.ts';
import { anyone, backOffice, operation, service } from '../operation.ts';
import {
  boolean,
  date,
  fieldMask,
  guid,
  integer,
  list,
  mapOf,
  message,
  nullable,
  readonly,
  ref,
  text,
  webUrl,
} from '../schema.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/errors.ts';

const orderId = text({ minLength: 1, maxLength: 100 });

export const FulfillmentTrackingInfo = message('FulfillmentTrackingInfo', {
  trackingNumber: nullable(text({ minLength: 1, maxLength: 100 })),
  /** Known carriers are in `carriers.ts`; others are shown by this name. */
  shippingProvider: nullable(text({ minLength: 1, maxLength: 100 })),
  /** Filled by the server for known carriers. */
  trackingLink: nullable(webUrl),
});
export const CustomFulfillmentInfo = message('CustomFulfillmentInfo', {
  fieldsData: mapOf(text({ maxLength: 1000 })),
});
export const FulfillmentLineItem = message('FulfillmentLineItem', {
  id: guid,
  /** If absent: everything of the line that is in no other fulfilment. */
  quantity: nullable(integer({ minimum: 1, maximum: 100000 })),
});
export const Fulfillment = message(
  'Fulfillment',
  {
    trackingInfo: ref(FulfillmentTrackingInfo),
    customInfo: ref(CustomFulfillmentInfo),
    id: readonly(nullable(guid)),
    createdDate: readonly(nullable(date)),
    /** Cannot be changed later: delete the fulfilment and create another one. */
    lineItems: list(ref(FulfillmentLineItem), { maxItems: 300 }),
    /** One of Pending, Accepted, Ready, In_Delivery and Fulfilled. For information: orders are judged by quantities. */
    status: nullable(text({ minLength: 1, maxLength: 100 })),
    completed: nullable(boolean),
  },
  { atMostOne: [['trackingInfo', 'customInfo']] },
);
export const OrderWithFulfillments = message('OrderWithFulfillments', {
  orderId,
  fulfillments: list(ref(Fulfillment)),
});
export const BulkCreateOrderWithFulfillments = message('BulkCreateOrderWithFulfillments', {
  orderId,
  fulfillments: list(ref(Fulfillment), { minItems: 1, maxItems: 300 }),
});
export const BulkOrderFulfillmentsResult = message('BulkOrderFulfillmentsResult', {
  itemMetadata: ref(ItemMetadata),
  ordersWithFulfillments: ref(OrderWithFulfillments),
});

/** The reasons why an order can have no further fulfilment. */
export const notToFulfill = [
  'ORDER_NOT_FOUND',
  'ORDER_IS_PENDING',
  'ORDER_IS_REJECTED',
  'ORDER_CANCELED',
  'FULFILLMENT_EXCEEDS_ORDER',
  'TRACKING_NUMBER_ALREADY_EXISTS',
] as const;

export const orderFulfillments = service('ecom.order-fulfillments', ['/ecom', '', '/_api/fulfillments'], {
  listFulfillmentsForSingleOrder: operation({
    method: 'GET',
    path: '/v1/fulfillments/orders/{orderId}',
    summary: "List the fulfilments of an order: any with the permission, otherwise of the caller's own",
    permit: anyone('ECOM.READ_FULFILLMENTS'),
    request: { orderId },
    response: { orderWithFulfillments: ref(OrderWithFulfillments) },
    required: ['orderId'],
    errors: ['ORDER_NOT_FOUND'],
  }),
  listFulfillmentsForMultipleOrders: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/fulfillments/list-by-ids',
    summary: "List the fulfilments of several orders: any with the permission, otherwise of the caller's own",
    permit: anyone('ECOM.READ_FULFILLMENTS'),
    request: { orderIds: list(text({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 100 }) },
    response: { ordersWithFulfillments: list(ref(OrderWithFulfillments)) },
    required: ['orderIds'],
  }),
  createFulfillment: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/fulfillments/orders/{orderId}/create-fulfillment',
    summary: 'Record that items of an order were handed over; a tracking number is sent to the buyer',
    permit: backOffice('ECOM.MODIFY_FULFILLMENTS'),
    request: { orderId, fulfillment: ref(Fulfillment) },
    response: { orderWithFulfillments: ref(OrderWithFulfillments), fulfillmentId: text() },
    required: ['fulfillment', 'fulfillment.lineItems', 'fulfillment.lineItems.id', 'orderId'],
    errors: notToFulfill,
  }),
  updateFulfillment: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/fulfillments/{fulfillment.id}/orders/{orderId}',
    summary: 'Change the tracking or custom information of a fulfilment; a first tracking number is sent to the buyer',
    permit: backOffice('ECOM.MODIFY_FULFILLMENTS'),
    request: { orderId, fulfillment: ref(Fulfillment), fieldMask: fieldMask('fulfillment') },
    response: { orderWithFulfillments: ref(OrderWithFulfillments) },
    required: ['fulfillment', 'fulfillment.id', 'orderId'],
    errors: ['ORDER_NOT_FOUND', 'FULFILLMENT_NOT_FOUND', 'TRACKING_NUMBER_ALREADY_EXISTS'],
  }),
  deleteFulfillment: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
    summary: 'Delete a fulfilment: its items are to be handed over again',
    permit: backOffice('ECOM.MODIFY_FULFILLMENTS'),
    request: { orderId, fulfillmentId: guid },
    response: { orderWithFulfillments: ref(OrderWithFulfillments) },
    required: ['fulfillmentId', 'orderId'],
    errors: ['ORDER_NOT_FOUND', 'FULFILLMENT_NOT_FOUND'],
  }),
  bulkCreateFulfillments: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/fulfillments/orders/bulk/create-fulfillments',
    summary: 'Record what was handed over of up to 100 orders: for each order all of it or nothing',
    permit: backOffice('ECOM.MODIFY_FULFILLMENTS'),
    request: { ordersWithFulfillments: list(ref(BulkCreateOrderWithFulfillments), { minItems: 1, maxItems: 100 }) },
    response: { results: list(ref(BulkOrderFulfillmentsResult)), bulkActionMetadata: ref(BulkActionMetadata) },
    required: [
      'ordersWithFulfillments',
      'ordersWithFulfillments.fulfillments',
      'ordersWithFulfillments.fulfillments.lineItems',
      'ordersWithFulfillments.fulfillments.lineItems.id',
      'ordersWithFulfillments.orderId',
    ],
  }),
});

export const fulfillmentEvents = events('wix.ecom.v1.fulfillments', {
  entity: OrderWithFulfillments,
  idField: 'orderId',
  permission: 'ECOM.READ_FULFILLMENTS',
  updated: 'A fulfilment of an order is created, changed or deleted. The event has all fulfilments of the order.',
});
