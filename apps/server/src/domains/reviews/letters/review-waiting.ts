import { letterKind } from '../../../letters.ts';

type Facts = {
  product: string;
  author: string | null;
  rating: number;
  title: string | null;
  body: string | null;
  /** The reviews that wait, in the dashboard. */
  url: string;
};

export const reviewWaitingLetter = letterKind<Facts>({
  name: 'review-waiting',
  title: 'Review to approve',
  when: 'When a review waits for your decision.',
  isToBusiness: true,
  isOptional: true,
  write: ({ product, author, rating, title, body, url }, { words: { reviewWaiting: words } }) => ({
    subject: words.subject(product),
    paragraphs: [words.text],
    facts: [
      { label: words.rating, value: words.stars(rating) },
      ...(author ? [{ label: words.author, value: author }] : []),
      ...(title || body ? [{ label: words.review, value: [title, body].filter(Boolean).join('\n') }] : []),
    ],
    link: { label: words.link, url },
    closing: words.closing,
  }),
  example: {
    product: 'Stoneware mug',
    author: 'Ada L.',
    rating: 4,
    title: 'Lovely glaze',
    body: 'A little smaller than I thought, but lovely.',
    url: 'https://shop.example/dashboard/reviews/queue',
  },
});
