/** The pages on which buyers without an account see their orders. */
import { Order } from '../ecom/order.ts';
import { Fulfillment } from '../ecom/order-fulfillments.ts';
import { open, operation, service } from '../operation.ts';
import { email, list, ref, text } from '../schema.ts';
import { OrderInvoice } from './invoices.ts';
import { PaidByGiftCard } from './payments.ts';
import { OrderReceipt } from './receipts.ts';

export const orderPages = service('stoa.order-pages', ['/stoa'], {
  openOrderPage: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/order-pages/open',
    summary: 'Read the order that a link from its mails stands for, with everything that its buyer may know of it',
    permit: open,
    request: {
      /** From the link: it stands for the order. */
      token: text({ minLength: 1, maxLength: 200 }),
    },
    response: {
      order: ref(Order),
      /** Oldest first. */
      fulfillments: list(ref(Fulfillment)),
      giftCards: list(ref(PaidByGiftCard)),
      invoices: list(ref(OrderInvoice)),
      receipts: list(ref(OrderReceipt)),
    },
    required: ['token'],
    errors: ['ORDER_NOT_FOUND'],
  }),
  requestOrderPage: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/order-pages/request',
    summary: 'Mail the buyer of an order a link to it. Whether there is such an order is not told',
    permit: open,
    request: { orderNumber: text({ minLength: 1, maxLength: 40 }), email },
    response: {},
    required: ['orderNumber', 'email'],
    errors: ['THROTTLED_FEATURE'],
  }),
});
