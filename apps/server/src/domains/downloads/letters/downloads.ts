import { letterKind } from '../../../letters.ts';

type Facts = {
  orderNumber: string;
  /** The names of the files. */
  files: readonly string[];
  /** The page of the order. */
  url: string;
};

export const downloadsLetter = letterKind<Facts>({
  name: 'downloads',
  title: 'Downloads',
  when: 'When a customer has paid for digital products, and when you renew their downloads.',
  isOptional: true,
  write: ({ orderNumber, files, url }, { words: { downloads: words } }) => ({
    subject: words.subject(orderNumber),
    paragraphs: [words.text],
    items: files.map((title) => ({ title })),
    link: { label: words.link, url },
    closing: words.closing,
  }),
  example: {
    orderNumber: '10042',
    files: ['Night drive.zip', 'Licence.pdf'],
    url: 'https://shop.example/account/orders/10042',
  },
});
