import { letterKind } from '../../../letters.ts';

type Facts = {
  /** Lowest first; `variant` is empty where the product has but one. */
  items: { name: string; variant: string; quantity: number }[];
  /** The inventory in the dashboard. */
  url: string;
};

export const lowStockLetter = letterKind<Facts>({
  name: 'low-stock',
  title: 'Low stock',
  when: 'When items run out or are about to, within an hour.',
  isToBusiness: true,
  isOptional: true,
  write: ({ items, url }, { words: { lowStock: words } }) => ({
    subject: words.subject(items.length),
    paragraphs: [words.text],
    items: items.map(({ name, variant, quantity }) => ({
      title: name,
      amount: words.left(quantity),
      ...(variant && { detail: variant }),
    })),
    link: { label: words.link, url },
    closing: words.closing,
  }),
  example: {
    items: [
      { name: 'Stoneware mug', variant: 'Ocean blue', quantity: 0 },
      { name: 'Linen napkin', variant: '', quantity: 3 },
    ],
    url: 'https://shop.example/dashboard/inventory',
  },
});
