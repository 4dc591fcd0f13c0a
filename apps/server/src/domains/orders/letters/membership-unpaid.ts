import { letterKind } from '../../../letters.ts';

type Facts = {
  orderNumber: string;
  /** The items that no membership paid for, each in a line. */
  items: string[];
  /** What is left to pay of the order, formatted. */
  owed: string;
  /** The order in the dashboard. */
  url: string;
};

export const membershipUnpaidLetter = letterKind<Facts>({
  name: 'membership-unpaid',
  title: 'Membership did not pay',
  when: 'When a membership that a customer chose at checkout could not pay for an order.',
  isToBusiness: true,
  isOptional: true,
  write: ({ orderNumber, items, owed, url }, { words: { membershipUnpaid: words } }) => ({
    subject: words.subject(orderNumber),
    paragraphs: [words.text, ...items, words.owed(owed)],
    link: { label: words.link, url },
    closing: words.closing,
  }),
  example: {
    orderNumber: '10042',
    items: ['Yoga class'],
    owed: '€18.00',
    url: 'https://shop.example/dashboard/orders',
  },
});
