import { letterKind } from '../../../letters.ts';

type Facts = {
  orderNumber: string;
  /** What the bank took back, formatted. */
  amount: string;
  /** The order in the dashboard. */
  url: string;
};

export const chargebackLetter = letterKind<Facts>({
  name: 'chargeback',
  title: 'Chargeback',
  when: 'When a customer’s bank takes back what they paid.',
  isToBusiness: true,
  isOptional: true,
  write: ({ orderNumber, amount, url }, { words: { chargeback: words } }) => ({
    subject: words.subject(orderNumber, amount),
    paragraphs: [words.text(amount), words.advice],
    link: { label: words.link, url },
    closing: words.closing,
  }),
  example: { orderNumber: '10042', amount: '€48.00', url: 'https://shop.example/dashboard/orders' },
});
