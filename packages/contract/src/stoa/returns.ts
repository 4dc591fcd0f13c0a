/** Returns: what buyers want to give back of an order, and what the shop makes of it. */
import { crud } from '../crud.ts';
import { events } from '../events.ts';
import { backOffice, open, operation, service } from '../operation.ts';
import {
  boolean,
  choice,
  date,
  guid,
  int64,
  integer,
  list,
  message,
  nullable,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { CursorQuery } from '../shared/paging.ts';

export const ReturnStatus = choice('REQUESTED', 'APPROVED', 'DECLINED', 'RECEIVED', 'REFUNDED', 'CANCELED');
export const ReturnLine = message('ReturnLine', {
  lineItemId: guid,
  quantity: integer({ minimum: 1, maximum: 1000000 }),
});
const reason = choice('DAMAGED', 'WRONG_ITEM', 'NOT_AS_DESCRIBED', 'DOES_NOT_FIT', 'CHANGED_MIND', 'OTHER');
const words = text({ minLength: 1, maxLength: 1000 });

export const OrderReturn = message('OrderReturn', {
  id: readonly(nullable(guid)),
  orderId: readonly(guid),
  orderNumber: readonly(text({ maxLength: 40 })),
  status: readonly(ReturnStatus),
  lineItems: readonly(list(ref(ReturnLine))),
  reason: readonly(reason),
  /** The buyer's. */
  note: readonly(nullable(words)),
  /** What the shop tells the buyer: how to send the items, or why it takes nothing back. */
  answer: readonly(nullable(words)),
  /** The refund of the order that gives the money back; null before there is one, and once it failed. */
  refundId: readonly(nullable(guid)),
  createdDate: readonly(nullable(date)),
  updatedDate: readonly(nullable(date)),
});
export const ReturnSettings = message('ReturnSettings', {
  /** Whether buyers can ask for returns. */
  enabled: boolean,
  /** For how many days after the order. */
  days: integer({ minimum: 1, maximum: 730 }),
  /** What buyers read before they ask. */
  conditions: nullable(text({ maxLength: 5000 })),
  revision: int64,
});

/** Whose order it is: that of the caller, or the one that the link in a mail stands for. */
const order = { orderId: guid, token: text({ minLength: 1, maxLength: 200 }) };
const one = { orderReturn: ref(OrderReturn) };
const returnId = guid;
const manage = backOffice('ECOM.MODIFY_ORDERS');
const step = ['RETURN_NOT_FOUND', 'RETURN_STATE_CONFLICT'] as const;
const path = '/v1/returns';

export const orderReturns = service('stoa.returns', ['/stoa'], {
  openReturns: operation({
    method: 'POST',
    effect: 'read',
    path: `${path}/open`,
    summary:
      "Read the returns of one of the caller's orders, or of the order of a link, and what can still be returned",
    permit: open,
    request: order,
    response: {
      returns: list(ref(OrderReturn)),
      /** Empty where nothing can be returned, or not any more. */
      returnable: list(ref(ReturnLine)),
      conditions: nullable(text()),
      /** Until when returns are taken; null where they are not. */
      until: nullable(date),
    },
    errors: ['ORDER_NOT_FOUND'],
  }),
  requestReturn: operation({
    method: 'POST',
    effect: 'write',
    creates: 'orderReturn',
    path,
    summary: "Ask to return items of one of the caller's orders, or of the order of a link",
    permit: open,
    request: {
      ...order,
      lineItems: list(ref(ReturnLine), { minItems: 1, maxItems: 300 }),
      reason,
      note: nullable(words),
    },
    response: one,
    required: ['lineItems', 'lineItems.lineItemId', 'lineItems.quantity', 'reason'],
    errors: ['ORDER_NOT_FOUND', 'RETURNS_CLOSED', 'LINE_ITEM_NOT_FOUND', 'TOO_MANY_RETURNED', 'TOO_MANY_RETURNS'],
  }),
  cancelReturn: operation({
    method: 'POST',
    effect: 'write',
    path: `${path}/{returnId}/cancel`,
    summary: 'Take back the request to return items, as the buyer',
    permit: open,
    request: { ...order, returnId },
    response: one,
    required: ['returnId'],
    errors: ['ORDER_NOT_FOUND', ...step],
  }),
  ...crud({
    entity: OrderReturn,
    one: 'orderReturn',
    many: 'orderReturns',
    id: 'returnId',
    path,
    permission: 'ECOM.RETURN',
    permits: { read: backOffice('ECOM.READ_ORDERS') },
    query: { request: CursorQuery },
    serves: ['get', 'query'],
  }),
  approveReturn: operation({
    method: 'POST',
    effect: 'write',
    path: `${path}/{returnId}/approve`,
    summary: 'Agree to a return, and say how to send the items',
    permit: manage,
    request: { returnId, answer: nullable(words) },
    response: one,
    required: ['returnId'],
    errors: step,
  }),
  declineReturn: operation({
    method: 'POST',
    effect: 'write',
    path: `${path}/{returnId}/decline`,
    summary: 'Decline a return, and say why',
    permit: manage,
    request: { returnId, answer: words },
    response: one,
    required: ['returnId', 'answer'],
    errors: step,
  }),
  receiveReturn: operation({
    method: 'POST',
    effect: 'write',
    path: `${path}/{returnId}/receive`,
    summary: 'Note that the items of a return have arrived',
    permit: manage,
    request: { returnId },
    response: one,
    required: ['returnId'],
    errors: step,
  }),
  getReturnSettings: operation({
    method: 'GET',
    path: '/v1/return-settings',
    summary: 'Get the rule for returns',
    permit: backOffice('ECOM.READ_ORDERS'),
    request: {},
    response: { settings: ref(ReturnSettings) },
  }),
  updateReturnSettings: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/return-settings',
    summary: 'Change the rule for returns; what is left out stays',
    permit: manage,
    request: { settings: ref(ReturnSettings) },
    response: { settings: ref(ReturnSettings) },
    required: ['settings', 'settings.revision'],
    errors: ['INVALID_REVISION'],
  }),
});

export const orderReturnEvents = events('stoa.returns.v1.order_return', {
  entity: OrderReturn,
  permission: 'ECOM.READ_ORDERS',
  created: 'A buyer asks to return items.',
  updated: 'A return goes on to another status.',
});
