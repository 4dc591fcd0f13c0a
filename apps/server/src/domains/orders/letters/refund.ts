import type { Static } from '@stoa/contract';
import type { Order } from '@stoa/contract/ecom/order';
import { letterKind } from '../../../letters.ts';
import { exampleOrder } from './example-order.ts';
import { fact, itemOf } from './order-parts.ts';

/** An order as clients see it, what went back, for which lines and why, the shop's own words, and the page of the order. */
type Facts = {
  order: Static<typeof Order>;
  amount: string;
  items: { id: string; quantity: number }[];
  reason: string | null;
  message: string | null;
  url: string | null;
};

export const refundLetter = letterKind<Facts>({
  name: 'refund',
  title: 'Refund',
  when: 'When money was refunded, if you choose to tell the customer.',
  isOptional: true,
  write: ({ order, amount, items, reason, message, url }, { words: { refund: words, facts } }) => ({
    subject: words.subject(order.number ?? ''),
    paragraphs: [words.refunded(amount), ...(message ?? '').split(/\n+/).flatMap((text) => text.trim() || [])],
    items: items.flatMap(({ id, quantity }) => {
      const item = order.lineItems?.find((each) => each.id === id);
      return item ? [itemOf(item, quantity, facts)] : [];
    }),
    facts: [...fact(words.orderNumber, order.number), ...fact(words.amount, amount), ...fact(words.reason, reason)],
    ...(url ? { link: { label: words.link, url } } : {}),
    closing: words.closing,
  }),
  example: {
    order: exampleOrder,
    amount: '€48.00',
    items: [{ id: '1f1d33ab-6a0f-4a5c-9d0e-5b6a4f1c0001', quantity: 2 }],
    reason: 'Arrived broken',
    message: 'You don’t need to send the mugs back.',
    url: 'https://shop.example/account/orders/10042',
  },
});
