import type { Static } from '@stoa/contract';
import type { Order } from '@stoa/contract/ecom/order';
import { letterKind } from '../../../letters.ts';
import { exampleOrder } from './example-order.ts';
import { addressText, fact, forBusiness, itemOf } from './order-parts.ts';

/** An order as clients see it, and its page in the dashboard. */
type Facts = { order: Static<typeof Order>; url: string };

export const newOrderLetter = letterKind<Facts>({
  name: 'new-order',
  title: 'New order',
  when: 'When someone places an order.',
  isToBusiness: true,
  isOptional: true,
  write: ({ order, url }, { words: { newOrder: words, facts }, formats }) => {
    const { priceSummary, shippingInfo, billingInfo, buyerInfo, buyerNote, paymentStatus } = order;
    const total = priceSummary?.total?.formattedAmount ?? '';
    const { firstName, lastName, phone } = billingInfo?.contactDetails ?? {};
    return {
      subject: words.subject(order.number ?? '', total),
      paragraphs: [paymentStatus === 'PAID' ? words.paid(total) : words.unpaid(total)],
      items: (order.lineItems ?? []).map((item) => ({
        ...itemOf(item, item.quantity ?? 1, facts, forBusiness),
        amount: item.lineItemPrice?.formattedAmount ?? '',
      })),
      totals: fact(words.total, total),
      facts: [
        ...fact(
          words.customer,
          [[firstName, lastName].filter(Boolean).join(' '), buyerInfo?.email, phone].filter(Boolean).join('\n'),
        ),
        ...fact(
          words.delivery,
          [shippingInfo?.title, addressText(shippingInfo?.logistics?.shippingDestination, formats)]
            .filter(Boolean)
            .join('\n'),
        ),
        ...fact(words.note, buyerNote),
      ],
      link: { label: words.link, url },
      closing: words.closing,
    };
  },
  example: { order: exampleOrder, url: 'https://shop.example/dashboard/orders' },
});
