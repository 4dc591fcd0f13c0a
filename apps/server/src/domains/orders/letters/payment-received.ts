import type { Static } from '@stoa/contract';
import type { Order } from '@stoa/contract/ecom/order';
import { letterKind } from '../../../letters.ts';
import { asFiles, type MailedReceipt } from '../mailed-receipt.ts';
import { exampleOrder } from './example-order.ts';
import { fact, itemOf } from './order-parts.ts';

/** An order as clients see it, what was paid, when, what is still owed (null for nothing), the page of the order, and the receipt. */
type Facts = {
  order: Static<typeof Order>;
  amount: string;
  date: string;
  owed: string | null;
  url: string | null;
  receipt: MailedReceipt | null;
};

export const paymentReceivedLetter = letterKind<Facts>({
  name: 'payment-received',
  title: 'Payment received',
  when: 'When a payment comes in for an order that was placed before: by bank transfer, payment link or a card that was only authorized.',
  isOptional: true,
  write: ({ order, amount, date, owed, url, receipt }, { words: { paymentReceived: words, facts }, formats }) => ({
    subject: words.subject(order.number ?? ''),
    paragraphs: [words.received(amount), ...(owed ? [words.owed(owed)] : [])],
    items: (order.lineItems ?? []).map((item) => ({
      ...itemOf(item, item.quantity ?? 1, facts),
      amount: item.lineItemPrice?.formattedAmount ?? '',
    })),
    totals: fact(words.total, order.priceSummary?.total?.formattedAmount),
    facts: [
      ...fact(words.orderNumber, order.number),
      ...fact(words.amount, amount),
      ...fact(words.date, formats.longDate(date)),
    ],
    ...(url ? { link: { label: words.link, url } } : {}),
    ...(receipt && {
      files: asFiles([receipt], facts),
      closing: words.closing(formats.longDate(receipt.until)),
    }),
  }),
  example: {
    order: exampleOrder,
    amount: '€48.00',
    date: '2026-03-02T10:00:00.000Z',
    owed: null,
    url: 'https://shop.example/account/orders/10042',
    receipt: {
      amount: '€48.00',
      url: 'https://shop.example/stoa/v1/receipts/files/10042',
      until: '2026-08-29T10:00:00.000Z',
    },
  },
});
