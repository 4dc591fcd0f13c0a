/** Requests to pay a part of an order, or all of it, by a link. */
import { crud } from '../crud.ts';
import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  currency,
  date,
  guid,
  immutable,
  list,
  message,
  nullable,
  number,
  readonly,
  ref,
  text,
  webUrl,
} from '../schema.ts';
import { ExtendedFields } from '../shared/common.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/errors.ts';
import { CursorQuery } from '../shared/paging.ts';
import { Price } from './order-activities.ts';

const url = text({ minLength: 1, maxLength: 300 });

export const PaymentRequestSource = message('PaymentRequestSource', {
  appId: immutable(nullable(text({ minLength: 1, maxLength: 100 }))),
  externalId: immutable(text({ minLength: 1, maxLength: 100 })),
});
export const PaymentRequestImage = message('PaymentRequestImage', {
  id: text({ maxLength: 200 }),
  height: readonly(number()),
  width: readonly(number()),
  altText: nullable(text({ maxLength: 200 })),
});
export const OrderPaymentRequest = message('OrderPaymentRequest', {
  id: readonly(nullable(guid)),
  source: immutable(ref(PaymentRequestSource)),
  status: readonly(choice('UNPAID', 'PAID', 'EXPIRED', 'VOIDED')),
  orderId: immutable(guid),
  orderNumber: readonly(nullable(text({ maxLength: 100 }))),
  /** Fixed once the request is created. */
  amount: ref(Price),
  /** The order's. */
  currency: readonly(currency),
  paymentGatewayOrderId: readonly(nullable(text({ minLength: 1, maxLength: 100 }))),
  /** Without one, it is called a payment for its order, in the language of whoever reads it. */
  title: text({ minLength: 1, maxLength: 200 }),
  description: nullable(text({ maxLength: 300 })),
  expirationDate: immutable(nullable(date)),
  extendedFields: ref(ExtendedFields),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
  image: ref(PaymentRequestImage),
  /** Ways to pay that its page does not offer. */
  blockedPaymentMethods: list(choice('MANUAL'), { maxItems: 1 }),
});
const BulkItem = message('BulkOrderPaymentRequestItem', {
  orderPaymentRequest: ref(OrderPaymentRequest),
  orderPaymentRequestUrl: webUrl,
});
const BulkResult = message('BulkOrderPaymentRequestResult', { itemMetadata: ref(ItemMetadata), item: ref(BulkItem) });

const one = { orderPaymentRequest: ref(OrderPaymentRequest) };
const orderPaymentRequestId = guid;
const path = '/v1/order-payment-requests';
const update = backOffice('ECOM.ORDER_PAYMENT_REQUEST_UPDATE');
/** Why there is no request. */
const notToRequest = ['ORDER_NOT_FOUND', 'ORDER_CANCELED', 'SITE_NOT_PUBLISHED'] as const;

export const orderPaymentRequests = service('ecom.order-payment-requests', ['/ecom', ''], {
  createOrderPaymentRequest: operation({
    method: 'POST',
    effect: 'write',
    creates: 'orderPaymentRequest',
    path,
    summary: 'Create order payment request',
    permit: backOffice('ECOM.ORDER_PAYMENT_REQUEST_CREATE'),
    request: one,
    response: { ...one, orderPaymentRequestUrl: url },
    required: ['orderPaymentRequest', 'orderPaymentRequest.amount', 'orderPaymentRequest.orderId'],
    errors: notToRequest,
  }),
  bulkCreateOrderPaymentRequests: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/order-payment-requests/create',
    summary: 'Create up to 100 order payment requests',
    permit: backOffice('ecom:v1:order_payment_request:bulk_create_order_payment_requests'),
    request: {
      orderPaymentRequests: list(ref(OrderPaymentRequest), { minItems: 1, maxItems: 100 }),
      returnEntity: boolean,
    },
    response: { results: list(ref(BulkResult)), bulkActionMetadata: ref(BulkActionMetadata) },
    required: [
      'orderPaymentRequests',
      'orderPaymentRequests.amount',
      'orderPaymentRequests.orderId',
      'orderPaymentRequests.source.externalId',
      'orderPaymentRequests.title',
    ],
  }),
  ...crud({
    entity: OrderPaymentRequest,
    one: 'orderPaymentRequest',
    many: 'orderPaymentRequests',
    path,
    permission: 'ECOM.ORDER_PAYMENT_REQUEST',
    mask: 'fieldMask',
    query: { request: CursorQuery },
    serves: ['get', 'update', 'query'],
    differs: {
      get: { errors: ['ORDER_PAYMENT_REQUEST_NOT_FOUND'] },
      update: {
        required: ['orderPaymentRequest.id', 'orderPaymentRequest'],
        errors: [
          'CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST',
          'CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST',
          'CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST',
          'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT',
        ],
      },
    },
  }),
  deleteOrderPaymentRequest: operation({
    method: 'DELETE',
    effect: 'write',
    path: `${path}/{orderPaymentRequestId}`,
    summary: 'Delete an order payment request that is not paid',
    permit: backOffice('ECOM.ORDER_PAYMENT_REQUEST_DELETE'),
    request: { orderPaymentRequestId },
    response: {},
    required: ['orderPaymentRequestId'],
    errors: ['CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST', 'PAYMENT_IN_PROGRESS'],
  }),
  getOrderPaymentRequestUrl: operation({
    method: 'POST',
    effect: 'read',
    path: `${path}/url`,
    summary: 'Get the address where an order payment request is paid',
    permit: backOffice('ECOM.ORDER_PAYMENT_REQUEST_READ'),
    request: { orderPaymentRequestId },
    response: { orderPaymentRequestUrl: url },
    required: ['orderPaymentRequestId'],
    errors: ['ORDER_PAYMENT_REQUEST_NOT_FOUND'],
  }),
  updateExtendedFields: operation({
    method: 'POST',
    effect: 'write',
    path: `${path}/{id}/update-extended-fields`,
    summary: 'Change the extended fields of an order payment request',
    permit: update,
    request: { id: text(), namespace: text(), namespaceData: nullable(anyObject) },
    response: one,
    required: ['id', 'namespace', 'namespaceData'],
  }),
  voidOrderPaymentRequest: operation({
    method: 'POST',
    effect: 'write',
    path: `${path}/void`,
    summary: 'Make an order payment request void: it can no longer be paid',
    permit: update,
    request: { orderPaymentRequestId },
    response: {},
    required: ['orderPaymentRequestId'],
    errors: [
      'ORDER_PAYMENT_REQUEST_NOT_FOUND',
      'CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST',
      'CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST',
      'PAYMENT_IN_PROGRESS',
    ],
  }),
  chargeOrderPaymentRequest: operation({
    method: 'POST',
    effect: 'write',
    path: `${path}/charge`,
    summary: 'Charge an order payment request with the token of a card form',
    permit: backOffice('ecom:v1:order_payment_request:charge_order_payment_request'),
    request: { orderPaymentRequestId, paymentToken: nullable(text({ maxLength: 100 })) },
    response: { paymentResponseToken: nullable(text({ minLength: 1, maxLength: 1000 })) },
    required: ['orderPaymentRequestId'],
    errors: [
      'ORDER_PAYMENT_REQUEST_NOT_FOUND',
      'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST',
      'CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST',
      'CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST',
      'PAYMENT_IN_PROGRESS',
      'PAYMENT_METHOD_UNAVAILABLE',
      'PAYMENT_ERROR',
      'INVALID_PAYMENT_STATUS',
      'ORDER_CANCELED',
      'ORDER_PAID',
      'INVALID_AMOUNT',
    ],
  }),
});

export const orderPaymentRequestEvents = events('wix.ecom.v1.order_payment_request', {
  entity: OrderPaymentRequest,
  permission: 'ECOM.ORDER_PAYMENT_REQUEST_READ',
  created: 'A payment request is created.',
  updated: 'A payment request changes.',
  deleted: 'A payment request is deleted.',
  actions: {
    paid: { when: 'A payment request is paid.', carries: message('OrderPaymentRequestPaid', one) },
    expired: { when: 'A payment request expires.', carries: message('OrderPaymentRequestExpired', one) },
    voided: { when: 'A payment request is made void.', carries: message('OrderPaymentRequestVoided', one) },
  },
});
