import { letterKind } from '../../../letters.ts';

type Facts = {
  /** The first name of the customer; empty where it is unknown. */
  name: string;
  /** The names of the products. */
  products: readonly string[];
  isReminder: boolean;
  url: string;
  unsubscribeUrl: string;
};

export const reviewRequestLetter = letterKind<Facts>({
  name: 'review-request',
  title: 'Review request',
  when: 'Some days after an order was fulfilled, if you ask customers for reviews; once more as a reminder, if you want.',
  write: ({ name, products, isReminder, url, unsubscribeUrl }, { words: { reviewRequest: words }, sender }) => ({
    subject: words.subject(products[0] ?? '', products.length),
    paragraphs: [words.greeting(name), isReminder ? words.reminder(sender) : words.text(sender)],
    items: products.map((title) => ({ title })),
    link: { label: words.link(products.length), url },
    closing: words.closing(sender),
    unsubscribe: { label: words.unsubscribe, url: unsubscribeUrl },
  }),
  example: {
    name: 'Ada',
    products: ['Stoneware mug', 'Linen tea towel'],
    isReminder: false,
    url: 'https://shop.example/review/example',
    unsubscribeUrl: 'https://shop.example/review/example/unsubscribe',
  },
});
