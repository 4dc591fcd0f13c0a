import { letterKind } from '../../../letters.ts';

type Facts = {
  number: string;
  orderNumber: string;
  total: string;
  /** The day on which it is to be paid; null once it is. */
  due: string | null;
  url: string;
};

export const invoiceLetter = letterKind<Facts>({
  name: 'invoice',
  title: 'Invoice',
  when: 'When you send an invoice, or when it is issued by itself and you want it mailed.',
  write: ({ number, orderNumber, total, due, url }, { words: { invoice: words }, sender }) => ({
    subject: words.subject(number, sender),
    paragraphs: [words.text(orderNumber)],
    facts: [
      { label: words.number, value: number },
      { label: words.total, value: total },
      ...(due ? [{ label: words.due, value: due }] : []),
    ],
    link: { label: words.link, url },
    closing: words.closing,
  }),
  example: {
    number: '1042',
    orderNumber: '10042',
    total: '€67.40',
    due: '16 March 2026',
    url: 'https://shop.example/stoa/v1/invoices/files/example',
  },
});
