/** A fashion label: a look book in large pictures, and ten garments that stay. */
import {
  columns,
  inEachLanguage,
  look,
  paragraphs,
  parts,
  pictureAcross,
  questions,
  rows,
  type SiteTemplate,
  type TemplateBlock,
  type TemplateContent,
  type TemplatePage,
} from '../template.ts';
import { draw } from './draw.ts';
import { type Words, words } from './words.ts';

const theme = {
  'color-paper': '#f2ecdf',
  'color-ink': '#15110e',
  'color-muted': '#655b50',
  'color-accent': '#6d1b20',
  'font-heading': "'Bodoni Moda', 'Bodoni Moda Fallback', serif",
  'font-body': "'Figtree', 'Figtree Fallback', sans-serif",
  'heading-weight': '400',
  'heading-case': 'uppercase',
  radius: '0px',
  'button-radius': '0px',
  'section-space': 'clamp(5rem, 13vw, 12rem)',
  'page-width': '104rem',
  'card-picture': '100%',
};

const CLOTHES = ['XS', 'S', 'M', 'L', 'XL'];
const FEET = ['36', '37', '38', '39', '40', '41', '42', '43'];

/** What is sold: the price, the category, the weight in kilograms and the sizes. */
const RAIL = {
  coat: { price: 690, category: 'outer', weight: 2.4, sizes: CLOTHES },
  jacket: { price: 320, category: 'outer', weight: 1.2, sizes: CLOTHES },
  shirt: { price: 145, category: 'tops', weight: 0.3, sizes: CLOTHES },
  knit: { price: 235, category: 'tops', weight: 0.7, sizes: CLOTHES },
  trousers: { price: 240, category: 'below', weight: 0.7, sizes: CLOTHES },
  skirt: { price: 210, category: 'below', weight: 0.6, sizes: CLOTHES },
  dress: { price: 290, category: 'below', weight: 0.6, sizes: CLOTHES },
  boots: { price: 380, category: 'small', weight: 1.6, sizes: FEET },
  scarf: { price: 120, category: 'small', weight: 0.3, sizes: [] },
  bag: { price: 420, category: 'small', weight: 0.9, sizes: [] },
} as const;
type Item = keyof typeof RAIL;
const items = Object.keys(RAIL) as Item[];

/** The picture of each category: the second of its garments from near. */
const FACES = { outer: 'coat', tops: 'knit', below: 'skirt', small: 'scarf' } as const;

const SHOP = '/shop';
const LINKS = ['coat', 'knit', 'dress', 'jacket', 'shirt'] as const;

/** Pictures of looks, each leading to a garment that is worn in it. */
const gallery = ({ looks }: Words, shown: readonly number[]): Record<string, TemplateBlock[]> => ({
  items: shown.map((index) => {
    const caption = looks.captions[index] ?? '';
    return {
      type: 'galleryPicture',
      props: {
        image: { picture: `look-${index + 1}`, alt: looks.alts[index] ?? '' },
        ...{ caption, link: { label: caption, href: `/product-page/${LINKS[index]}` } },
      },
    };
  }),
});

const home = (say: Words): TemplatePage => ({
  address: '',
  title: say.hero.heading,
  content: [
    {
      type: 'banner',
      props: {
        ...{ eyebrow: say.hero.eyebrow, heading: say.hero.heading, text: say.hero.text },
        action: { label: say.hero.action, href: SHOP },
        image: { picture: 'cover', alt: say.hero.alt },
      },
      styles: look({ height: 'full', headingSize: 'huge' }),
    },
    {
      type: 'gallery',
      props: { heading: say.looks.heading, text: say.looks.text },
      styles: { ...columns(1, 3), ...look({ ratio: 'tall', gap: 'medium' }) },
      slots: gallery(say, [0, 1, 2]),
    },
    {
      type: 'richText',
      props: { heading: say.creed.heading, text: paragraphs(...say.creed.text) },
      styles: look({ align: 'center', textWidth: 'narrow', spaceAbove: 'none' }),
    },
    {
      type: 'productGrid',
      props: {
        ...{ heading: say.shelf.heading, text: say.shelf.text, sort: 'price-down', limit: 6 },
        action: { label: say.shelf.more, href: SHOP },
      },
      styles: { ...columns(2, 2, 3), ...look({ gap: 'medium' }) },
    },
    {
      type: 'imageWithText',
      props: {
        ...{ eyebrow: say.making.eyebrow, heading: say.making.heading, text: say.making.text, imageSide: 'left' },
        image: { picture: 'table', alt: say.making.alt },
        action: { label: say.making.more, href: '/atelier' },
      },
      styles: look({ scheme: 'inverse', split: 'seven-five', headingSize: 'large' }),
    },
    {
      type: 'categoryTiles',
      props: { heading: say.parts.heading },
      styles: { ...columns(2, 2, 4), ...look({ ratio: 'tall', gap: 'small' }) },
    },
    { type: 'quote', props: say.voice, styles: look({ textWidth: 'medium', spaceAbove: 'none' }) },
    { type: 'featureList', styles: columns(1, 3), slots: parts('feature', ['heading', 'text'], say.promises) },
    {
      type: 'announcement',
      props: { text: say.gift.text, action: { label: say.gift.more, href: '/gift-card' } },
      styles: look({ scheme: 'accent' }),
    },
  ],
});

const lookBook = (say: Words): TemplatePage => {
  const { looks } = say;
  const story = (
    side: string,
    picture: number,
    { more, ...texts }: Words['looks']['coat'],
    slug: Item,
  ): TemplateBlock => ({
    type: 'imageWithText',
    props: {
      ...{ ...texts, imageSide: side, image: { picture: `look-${picture}`, alt: looks.alts[picture - 1] ?? '' } },
      action: { label: more, href: `/product-page/${slug}` },
    },
    styles: look({ ratio: 'tall', split: side === 'left' ? 'seven-five' : 'five-seven', headingSize: 'huge' }),
  });
  return {
    address: 'look-book',
    title: looks.title,
    content: [
      {
        type: 'hero',
        props: { eyebrow: say.hero.eyebrow, heading: looks.heading, text: looks.text },
        styles: look({ align: 'center', headingSize: 'huge', spaceAbove: 'medium' }),
      },
      story('left', 1, looks.coat, 'coat'),
      {
        type: 'gallery',
        styles: { ...columns(1, 2), ...look({ ratio: 'tall', gap: 'small' }) },
        slots: gallery(say, [1, 3]),
      },
      story('right', 3, looks.dress, 'dress'),
      pictureAcross('cover', say.hero.alt),
      {
        type: 'richText',
        props: { text: paragraphs(looks.note) },
        styles: look({ align: 'center', textWidth: 'narrow' }),
      },
      {
        type: 'announcement',
        props: { text: say.hero.eyebrow, action: { label: say.hero.action, href: SHOP } },
        styles: look({ scheme: 'accent' }),
      },
    ],
  };
};

const atelier = ({ atelier: say, making }: Words): TemplatePage => ({
  address: 'atelier',
  title: say.title,
  content: [
    {
      type: 'hero',
      props: {
        ...{ eyebrow: say.eyebrow, heading: say.heading, text: say.text },
        image: { picture: 'rail', alt: say.alt },
      },
      styles: look({ ratio: 'landscape', split: 'five-seven', headingSize: 'large' }),
    },
    { type: 'figures', styles: columns(2, 4), slots: parts('figure', ['figure', 'text'], say.figures) },
    {
      type: 'steps',
      props: { heading: say.stepsHeading },
      styles: { ...columns(1, 2, 4), ...look({ scheme: 'inverse' }) },
      slots: parts('step', ['heading', 'text'], say.steps),
    },
    pictureAcross('table', making.alt),
    {
      type: 'openingHours',
      props: { heading: say.hoursHeading },
      slots: parts('openingLine', ['days', 'hours'], say.hours),
    },
    {
      type: 'address',
      props: { heading: say.addressHeading, address: say.address, map: 'openstreetmap' },
      styles: look({ scheme: 'quiet' }),
    },
  ],
});

const sizes = ({ sizes: say }: Words): TemplatePage => ({
  address: 'sizes',
  title: say.title,
  content: [
    {
      type: 'table',
      props: { heading: say.heading, text: say.text, columns: 5 },
      slots: rows(say.head, say.rows),
    },
    {
      type: 'featureList',
      props: { heading: say.careHeading },
      styles: { ...columns(1, 2, 4), ...look({ scheme: 'quiet' }) },
      slots: parts('feature', ['heading', 'text'], say.care),
    },
    {
      type: 'questions',
      props: { heading: say.questionsHeading },
      styles: look({ textWidth: 'wide' }),
      slots: questions(say.questions),
    },
  ],
});

function contentOf(say: Words): TemplateContent {
  const links = [
    { label: say.menu.shop, href: SHOP },
    { label: say.menu.looks, href: '/look-book' },
    { label: say.menu.atelier, href: '/atelier' },
    { label: say.menu.sizes, href: '/sizes' },
  ];
  return {
    menu: links,
    footer: { text: say.footer, links },
    pages: [home(say), lookBook(say), atelier(say), sizes(say)],
    categories: Object.entries(say.categories).map(([slug, [name = '', description = '']]) => {
      const face = FACES[slug as keyof typeof FACES];
      return { slug, name, description, picture: { picture: `${face}-2`, alt: say.products[face][3] ?? name } };
    }),
    products: items.map((item) => {
      const { price, category, weight, sizes: all } = RAIL[item];
      const [name = '', description = '', alt = '', near = ''] = say.products[item];
      return {
        ...{ slug: item, name, description: `<p>${description}</p>`, price, category, weight },
        pictures: [
          { picture: item, alt },
          { picture: `${item}-2`, alt: near },
        ],
        ...(all.length > 0 && { option: { name: say.size, choices: all.map((size) => ({ name: size })) } }),
        ...(item === 'trousers' && { ribbon: say.ribbon }),
      };
    }),
  };
}

export const marrow: SiteTemplate = {
  id: 'marrow',
  theme,
  content: inEachLanguage(words, contentOf),
  draw,
};
