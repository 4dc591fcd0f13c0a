import { inStock, PAPER_GOODS, type Supply } from './supply.ts';

/** Patterns of the covers, in the same order as the pictures. */
export const COVERS = ['Dots', 'Waves', 'Leaves'] as const;
const coverMedia = (index: number) => `pattern-notebook-${index + 1}.webp`;

const notebook: Supply = {
  name: 'Pattern Notebook',
  slug: 'pattern-notebook',
  description:
    '<p>Ninety-six pages that lie flat, sewn by hand, in a cover printed from what is left in the jars on Friday evening. No two batches are quite the same colour.</p>',
  options: [
    {
      name: 'Pattern',
      renderType: 'SWATCH_CHOICES',
      choices: COVERS.map((name, index) => ({ name, displayImage: coverMedia(index), media: [coverMedia(index)] })),
    },
  ],
  modifiers: [
    {
      name: 'Initials',
      renderType: 'FREE_TEXT',
      mandatory: false,
      choices: [],
      freeText: { title: 'Initials on the spine', minLength: 1, maxLength: 3, addedPrice: '4.00' },
    },
    {
      name: 'Gift wrap',
      renderType: 'TEXT_CHOICES',
      mandatory: false,
      choices: [
        { name: 'Printed tissue', addedPrice: '2.50' },
        { name: 'Linen cloth', addedPrice: '4.50' },
      ],
      freeText: null,
    },
  ],
  variants: COVERS.map((pattern, index) => ({
    choices: { Pattern: pattern },
    price: '16.00',
    sku: `PW-NB-${index + 1}`,
    weight: 0.24,
    stock: inStock(pattern === 'Leaves' ? 3 : 26),
  })),
  media: COVERS.map((pattern, index) => ({
    source: coverMedia(index),
    altText: `A notebook with a cover of ${pattern.toLowerCase()}`,
  })),
  brand: 'Papierwerk',
  ribbon: 'New',
  tags: { public: ['Gift idea'] },
  categories: [PAPER_GOODS],
};

const calendar: Supply = {
  name: 'Wall Calendar 2027',
  slug: 'wall-calendar-2027',
  description:
    '<p>Twelve sheets, one for each month and each by another of our programs, with room to write on what matters. The days are set in a face that can be read across a kitchen.</p>',
  options: [],
  variants: [
    {
      choices: {},
      price: '29.00',
      sku: 'PW-CAL-27',
      weight: 0.6,
      preorder: { message: 'In print now. We send it from 1 December', limit: 150 },
      stock: inStock(0),
    },
  ],
  media: [{ source: 'wall-calendar-2027-1.webp', altText: 'The calendar with its January sheet, on a nail' }],
  brand: 'Papierwerk',
  tags: { public: ['Gift idea'] },
  seo: {
    tags: [
      { type: 'title', children: 'Wall Calendar 2027: twelve generated prints' },
      {
        type: 'meta',
        props: {
          name: 'description',
          content: 'A large wall calendar with twelve generated prints. Order it ahead now.',
        },
      },
      { type: 'meta', props: { property: 'og:title', content: 'A year of dots, lines and patience' } },
    ],
  },
  categories: [PAPER_GOODS],
};

export const paperGoods: Supply[] = [notebook, calendar];
