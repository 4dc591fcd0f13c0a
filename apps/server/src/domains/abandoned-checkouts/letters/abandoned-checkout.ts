import { letterKind } from '../../../letters.ts';

type Facts = {
  /** The first name of the buyer; empty where it is unknown. */
  name: string;
  items: readonly { title: string; quantity: number; amount: string }[];
  total: string;
  isSecond: boolean;
  url: string;
  unsubscribeUrl: string;
};

export const abandonedCheckoutLetter = letterKind<Facts>({
  name: 'abandoned-checkout',
  title: 'Abandoned checkout',
  when: 'Some hours after a customer left a checkout, if you remind customers; once more later, if you want; and whenever you send it yourself.',
  write: (
    { name, items, total, isSecond, url, unsubscribeUrl },
    { words: { abandonedCheckout: words, facts }, sender },
  ) => ({
    subject: words.subject(sender),
    paragraphs: [words.greeting(name), isSecond ? words.reminder(sender) : words.text(sender)],
    items: items.map(({ title, quantity, amount }) => ({ title: facts.item(quantity, title), amount })),
    totals: [{ label: words.total, value: total }],
    link: { label: words.link, url },
    closing: words.closing(sender),
    unsubscribe: { label: words.unsubscribe, url: unsubscribeUrl },
  }),
  example: {
    name: 'Ada',
    items: [
      { title: 'Stoneware mug', quantity: 2, amount: '€48.00' },
      { title: 'Linen tea towel', quantity: 1, amount: '€14.00' },
    ],
    total: '€62.00',
    isSecond: false,
    url: 'https://shop.example/ecom/v1/abandoned-checkout/example/redirect-to-checkout',
    unsubscribeUrl: 'https://shop.example/reminders/example/unsubscribe',
  },
});
