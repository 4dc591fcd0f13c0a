/** Handing over the items of an order, as the dashboard does. */

import { Fulfillment, notToFulfill, OrderWithFulfillments } from '../ecom/order-fulfillments.ts';
import { backOffice, operation, service } from '../operation.ts';
import { boolean, guid, ref, text } from '../schema.ts';

const orderId = text({ minLength: 1, maxLength: 100 });

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
});
