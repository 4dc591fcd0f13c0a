/** Handing over the items of an order, and telling the buyer, as the dashboard does. */

import { Fulfillment, notToFulfill, OrderWithFulfillments } from '../ecom/order-fulfillments.ts';
import { backOffice, operation, service } from '../operation.ts';
import { boolean, guid, ref, text } from '../schema.ts';

const orderId = text({ minLength: 1, maxLength: 100 });

/** Why there is no mail about an order. */
const notToTell = [
  'ORDER_NOT_FOUND',
  'ORDER_IS_PENDING',
  'ORDER_IS_REJECTED',
  'ORDER_CANCELED',
  'BUYER_NOT_REACHABLE',
] as const;

export const dispatch = service('stoa.dispatch', ['/stoa'], {
  dispatchItems: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/orders/{orderId}/dispatch',
    summary: 'Record that items of an order were handed over, and tell the buyer if wanted',
    permit: backOffice('ECOM.MODIFY_FULFILLMENTS'),
    request: {
      orderId,
      fulfillment: ref(Fulfillment),
      /** Whether the buyer gets an e-mail. There is none about orders that the buyer picks up. */
      notifyBuyer: boolean,
    },
    response: { orderWithFulfillments: ref(OrderWithFulfillments), fulfillmentId: guid },
    required: ['fulfillment', 'fulfillment.lineItems', 'fulfillment.lineItems.id', 'notifyBuyer', 'orderId'],
    errors: notToFulfill,
  }),
  resendDispatchConfirmation: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/orders/{orderId}/dispatch/{fulfillmentId}/resend',
    summary: 'Tell the buyer again that items of an order were handed over',
    permit: backOffice('ECOM.MODIFY_FULFILLMENTS'),
    request: { orderId, fulfillmentId: guid },
    response: {},
    required: ['fulfillmentId', 'orderId'],
    errors: [...notToTell, 'FULFILLMENT_NOT_FOUND'],
  }),
  resendOrderConfirmation: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/orders/{orderId}/confirmation/resend',
    summary: 'Send the buyer the confirmation of an order again',
    permit: backOffice('ECOM.MODIFY_ORDERS'),
    request: { orderId },
    response: {},
    required: ['orderId'],
    errors: notToTell,
  }),
  tellPickupReady: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/orders/{orderId}/pickup-ready',
    summary: 'Tell the buyer by e-mail that the order is ready to be picked up: once, unless asked to do so again',
    permit: backOffice('ECOM.MODIFY_FULFILLMENTS'),
    request: {
      orderId,
      /** Tells buyers who have been told before. */
      again: boolean,
    },
    response: {
      /** False where the buyer had been told before. */
      sent: boolean,
    },
    required: ['orderId'],
    errors: [...notToTell, 'ORDER_IS_NOT_PICKED_UP'],
  }),
});
