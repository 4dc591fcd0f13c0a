import { letterKind } from '../../../letters.ts';

type Facts = {
  title: string;
  description: string | null;
  orderNumber: string;
  amount: string;
  /** The day on which the link ends; null for none. */
  until: string | null;
  url: string;
};

export const paymentRequestLetter = letterKind<Facts>({
  name: 'payment-request',
  title: 'Payment request',
  when: 'When you send a customer the link of a payment request.',
  write: ({ title, description, orderNumber, amount, until, url }, { words: { paymentRequest: words }, sender }) => ({
    subject: words.subject(amount, sender),
    paragraphs: [words.text(amount, orderNumber), ...(description ? [description] : [])],
    facts: [
      { label: words.for, value: title },
      { label: words.amount, value: amount },
      ...(until ? [{ label: words.until, value: until }] : []),
    ],
    link: { label: words.link(amount), url },
    closing: words.closing(sender),
  }),
  example: {
    title: 'Rest of your order',
    description: 'For the engraving that we agreed on.',
    orderNumber: '10042',
    amount: '€24.00',
    until: '16 March 2026',
    url: 'https://shop.example/pay/example',
  },
});
