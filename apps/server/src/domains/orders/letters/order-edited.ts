import type { Static } from '@stoa/contract';
import type { Order } from '@stoa/contract/ecom/order';
import { letterKind } from '../../../letters.ts';
import { exampleOrder } from './example-order.ts';
import { itemOf } from './order-parts.ts';

/** An edited order as clients see it, what is owed for it (to the buyer, if negative), and its page, where there is one. */
type Facts = { order: Static<typeof Order>; balance: number; url: string | null };

export const orderEditedLetter = letterKind<Facts>({
  name: 'order-edited',
  title: 'Order changed',
  when: 'When you change what an order contains or costs, unless you choose not to tell the customer.',
  isOptional: true,
  write: ({ order, balance, url }, { words: { orderEdited: words, facts } }) => ({
    subject: words.subject(order.number ?? ''),
    paragraphs: [words.changed, ...(balance > 0 ? [words.toPay] : []), ...(balance < 0 ? [words.toRefund] : [])],
    items: (order.lineItems ?? []).map((item) => itemOf(item, item.quantity ?? 1, facts)),
    facts: [
      { label: words.total, value: order.priceSummary?.total?.formattedAmount ?? '' },
      ...(balance > 0 ? [{ label: words.open, value: order.balanceSummary?.balance?.formattedAmount ?? '' }] : []),
    ],
    ...(url ? { link: { label: words.link, url } } : {}),
    closing: words.closing,
  }),
  example: { order: exampleOrder, balance: 1000, url: 'https://shop.example/account/orders/10042' },
});
