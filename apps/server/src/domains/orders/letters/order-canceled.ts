import type { Static } from '@stoa/contract';
import type { Order } from '@stoa/contract/ecom/order';
import { letterKind } from '../../../letters.ts';
import { exampleOrder } from './example-order.ts';
import { itemOf } from './order-parts.ts';

/** A cancelled order as clients see it, the shop's own words, and the page of the order, where the buyer has one. */
type Facts = { order: Static<typeof Order>; message: string | null; url: string | null };

export const orderCanceledLetter = letterKind<Facts>({
  name: 'order-canceled',
  title: 'Order cancelled',
  when: 'When you cancel an order, if you choose to tell the customer.',
  isOptional: true,
  write: ({ order, message, url }, { words: { orderCanceled: words, facts } }) => ({
    subject: words.subject(order.number ?? ''),
    paragraphs: [words.cancelled, ...paragraphsOf(message), ...(hasPaid(order) ? [words.refund] : [])],
    items: (order.lineItems ?? []).map((item) => itemOf(item, item.quantity ?? 1, facts)),
    ...(url ? { link: { label: words.link, url } } : {}),
    closing: words.closing,
  }),
  example: {
    order: exampleOrder,
    message: 'The mug broke in our hands, and it was the last one. We are sorry!',
    url: 'https://shop.example/account/orders/10042',
  },
});

const paragraphsOf = (message: string | null): string[] =>
  (message ?? '').split(/\n+/).flatMap((paragraph) => paragraph.trim() || []);

/** Cancelling moves no money: the shop pays it back as it agrees with the buyer. */
const hasPaid = ({ paymentStatus }: Static<typeof Order>): boolean =>
  paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_PAID' || paymentStatus === 'PARTIALLY_REFUNDED';
