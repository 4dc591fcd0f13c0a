import { letterKind } from '../../../letters.ts';

type Facts = { orderNumber: string; url: string };

export const orderLinkLetter = letterKind<Facts>({
  name: 'order-link',
  title: 'Link to an order',
  when: 'When a customer asks for a link to an order that they placed without an account.',
  isConfidential: true,
  write: ({ orderNumber, url }, { words: { orderLink: words } }) => ({
    subject: words.subject(orderNumber),
    paragraphs: [words.text],
    link: { label: words.link, url },
    closing: words.closing,
  }),
  example: { orderNumber: '10042', url: 'https://shop.example/orders/example' },
});
