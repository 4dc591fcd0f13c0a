import { INKS, inStock, type Supply, swatch } from './supply.ts';

/** Colours of the ink, in the same order as the pictures. */
export const INK_COLOURS: readonly [string, string, string][] = [
  ['Prussian blue', '#1c3f6e', '4260000000103'],
  ['Vermilion', '#d4402a', '4260000000110'],
  ['Ochre', '#d8a03a', '4260000000127'],
  ['Bottle green', '#1f5a45', '4260000000134'],
  ['Black', '#1a1a1a', '4260000000141'],
];
const inkMedia = (index: number) => `screen-ink-${index + 1}.webp`;

const screenInk: Supply = {
  name: 'Screen Printing Ink',
  slug: 'screen-ink',
  description:
    '<p>The ink that we print with: water-based, opaque in one pull, and slow enough to dry that a beginner can think between two sheets.</p><p>A jar of 250 ml is good for some forty prints of our size.</p>',
  options: [
    {
      name: 'Colour',
      renderType: 'SWATCH_CHOICES',
      choices: INK_COLOURS.map(([name, color], index) => swatch(name, color, [inkMedia(index)])),
    },
  ],
  variants: INK_COLOURS.map(([name, , barcode], index) => ({
    choices: { Colour: name },
    price: name === 'Vermilion' ? '9.90' : '12.50',
    ...(name === 'Vermilion' && { compareAtPrice: '12.50' }),
    sku: `FH-INK-${index + 1}`,
    barcode,
    weight: 0.42,
    contents: { quantity: 250, unit: 'ML' },
    stock: inStock(name === 'Ochre' ? 0 : 14 + index * 5),
  })),
  media: INK_COLOURS.map(([name], index) => ({
    source: inkMedia(index),
    altText: `A jar of ${name.toLowerCase()} ink with a stroke of its colour`,
  })),
  brand: 'Farbenhof',
  ribbon: 'Vegan',
  tags: { public: ['Vegan', 'Made in Berlin'] },
  pricePerUnit: { quantity: 100, unit: 'ML' },
  infoSections: [
    {
      title: 'Cleaning up',
      description: '<p>Water and a sponge, before it dries. Afterwards: patience, and soap.</p>',
    },
  ],
  categories: [INKS],
};

const glue: Supply = {
  name: 'Bookbinder’s Glue',
  slug: 'bookbinders-glue',
  description: '<p>Starch paste for paper and board. It forgives: a sheet can be moved for a good two minutes.</p>',
  options: [{ name: 'Contents', renderType: 'TEXT_CHOICES', choices: [{ name: '250 g' }, { name: '1 kg' }] }],
  variants: [
    {
      choices: { Contents: '250 g' },
      price: '7.50',
      sku: 'FH-GL-250',
      weight: 0.3,
      contents: { quantity: 250, unit: 'G' },
      stock: inStock(32),
    },
    {
      choices: { Contents: '1 kg' },
      price: '22.00',
      sku: 'FH-GL-1000',
      weight: 1.1,
      contents: { quantity: 1, unit: 'KG' },
      stock: inStock(11),
    },
  ],
  media: [{ source: 'bookbinders-glue-1.webp', altText: 'A tin of paste with a flat brush across it' }],
  brand: 'Farbenhof',
  ribbon: 'Vegan',
  tags: { public: ['Vegan'] },
  pricePerUnit: { quantity: 100, unit: 'G' },
  categories: [INKS],
};

export const inks: Supply[] = [screenInk, glue];
