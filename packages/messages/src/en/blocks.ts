import { number, plural } from './grammar.ts';

/** Texts of page blocks that are not part of the page's content. */
export const blocks = {
  colors: 'Colours',
  reducedPrice: 'Sale price',
  priceBefore: 'Regular price',
  rated: (average: number) => `${number(average)} out of 5 stars`,
  reviews: (count: number) => plural(count, { one: '# review', other: '# reviews' }),
  /** The placeholder text of a text block. */
  example: {
    eyebrow: 'New',
    heading: 'Your heading',
    text: 'Write a few words here.',
    action: 'Browse the shop',
    author: 'Name',
    question: 'A question that many people ask',
    answer: 'An answer in a sentence or two.',
    offer: 'What you offer',
    price: '€20',
    days: 'Monday to Friday',
    hours: '9:00–18:00',
  },
};
