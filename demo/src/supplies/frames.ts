import { FRAMES, inStock, SUPPLIES, type Supply, swatch } from './supply.ts';

/** Colours of the wood, in the same order as the pictures. */
export const FRAME_COLOURS: readonly [string, string][] = [
  ['Oak', '#c69a64'],
  ['Walnut', '#7a5238'],
  ['Black', '#2b2927'],
  ['Sage', '#8ca088'],
];
const FRAME_SIZES: readonly [string, string, string, number][] = [
  ['30 × 40 cm', '3040', '39.00', 1.4],
  ['50 × 70 cm', '5070', '59.00', 2.6],
];
const frameMedia = (index: number) => `gallery-frame-${index + 1}.webp`;

const galleryFrame: Supply = {
  name: 'Gallery Frame',
  slug: 'gallery-frame',
  description:
    '<p>Solid wood, mitred and glued in our own workshop, with a back that opens without tools. It takes any of our prints, and yours.</p><p>Choose the glass, add a mount, and have a small brass plate engraved: a name, a date, or a hint for the next owner.</p>',
  options: [
    {
      name: 'Colour',
      renderType: 'SWATCH_CHOICES',
      choices: FRAME_COLOURS.map(([name, color], index) => swatch(name, color, [frameMedia(index)])),
    },
    { name: 'Size', renderType: 'TEXT_CHOICES', choices: FRAME_SIZES.map(([name]) => ({ name })) },
  ],
  modifiers: [
    {
      name: 'Glass',
      renderType: 'TEXT_CHOICES',
      mandatory: true,
      choices: [
        { name: 'Clear glass', addedPrice: '0.00' },
        { name: 'Museum glass', addedPrice: '18.00' },
      ],
      freeText: null,
    },
    {
      name: 'Mount',
      renderType: 'SWATCH_CHOICES',
      mandatory: false,
      choices: [
        { ...swatch('Cream', '#efe6d2'), addedPrice: '6.00' },
        { ...swatch('Graphite', '#4a4b4d'), addedPrice: '6.00' },
      ],
      freeText: null,
    },
    {
      name: 'Engraving',
      renderType: 'FREE_TEXT',
      mandatory: false,
      choices: [],
      freeText: { title: 'Text on the brass plate', minLength: 2, maxLength: 30, addedPrice: '12.00' },
    },
  ],
  variants: FRAME_COLOURS.flatMap(([color], index) =>
    FRAME_SIZES.map(([size, code, price, weight]) => ({
      choices: { Colour: color, Size: size },
      price,
      sku: `HT-FR-${color.toUpperCase().slice(0, 3)}-${code}`,
      weight,
      stock: inStock(color === 'Sage' && code === '5070' ? 0 : 9 + index * 7),
    })),
  ),
  media: FRAME_COLOURS.map(([color], index) => ({
    source: frameMedia(index),
    altText: `The gallery frame in ${color.toLowerCase()}, empty, on a pale wall`,
  })),
  brand: 'Rahmenwerk',
  ribbon: 'Made to order',
  additionalRibbons: ['New'],
  tags: { public: ['Gift idea', 'Made in Berlin'] },
  infoSections: [
    {
      title: 'Hanging it',
      description:
        '<p>Two hooks and a paper template come with every frame. Up to 50 × 70 cm one nail in a brick wall is enough.</p>',
    },
    {
      title: 'Wood and glue',
      description:
        '<p>Oak and walnut come from forests within 300 kilometres of Berlin; the black is stain, the sage is linseed oil paint.</p>',
    },
  ],
  categories: [FRAMES],
};

/** More widths than fit as buttons. */
const HANGER_WIDTHS = [21, 30, 40, 50, 60, 70, 80, 90, 100, 120];

const posterHanger: Supply = {
  name: 'Poster Hanger',
  slug: 'poster-hanger',
  description:
    '<p>Two strips of oak, eight magnets and a cotton cord: the quickest way to get a print onto the wall, and off again.</p>',
  options: [
    { name: 'Width', renderType: 'TEXT_CHOICES', choices: HANGER_WIDTHS.map((width) => ({ name: `${width} cm` })) },
  ],
  variants: HANGER_WIDTHS.map((width) => ({
    choices: { Width: `${width} cm` },
    price: (14 + width / 10).toFixed(2),
    sku: `HT-PH-${width}`,
    weight: (100 + 4 * width) / 1000,
    stock: inStock(width === 120 ? 0 : 20 + (width % 7)),
  })),
  media: [{ source: 'poster-hanger-1.webp', altText: 'A print between two strips of oak, on a cord' }],
  brand: 'Rahmenwerk',
  tags: { public: ['Made in Berlin'] },
  categories: [FRAMES, SUPPLIES],
};

export const frames: Supply[] = [galleryFrame, posterHanger];
