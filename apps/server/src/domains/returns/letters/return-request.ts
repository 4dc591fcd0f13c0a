import { letterKind } from '../../../letters.ts';
import type { ReturnedItem } from '../returned-items.ts';
import type { ReturnReason } from '../returns.ts';

type Facts = {
  orderNumber: string;
  items: readonly ReturnedItem[];
  reason: ReturnReason;
  note: string | null;
  /** The order in the dashboard. */
  url: string;
};

export const returnRequestLetter = letterKind<Facts>({
  name: 'return-request',
  title: 'Return requested',
  when: 'When a customer asks to return items.',
  isToBusiness: true,
  isOptional: true,
  write: ({ orderNumber, items, reason, note, url }, { words: { returnRequest: words, facts } }) => ({
    subject: words.subject(orderNumber),
    paragraphs: [words.text],
    items: items.map(({ name, quantity }) => ({ title: facts.item(quantity, name) })),
    facts: [
      { label: words.reason, value: words.reasons[reason] },
      ...(note ? [{ label: words.note, value: note }] : []),
    ],
    link: { label: words.link, url },
    closing: words.closing,
  }),
  example: {
    orderNumber: '10042',
    items: [{ name: 'Stoneware mug', quantity: 1 }],
    reason: 'DAMAGED',
    note: 'The handle came off in the parcel.',
    url: 'https://shop.example/dashboard/orders',
  },
});
