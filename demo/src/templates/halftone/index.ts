/** A print shop: sheets of paper on a cream wall, and how to hang them. */
import {
  categoriesOf,
  columns,
  inEachLanguage,
  look,
  paragraphs,
  parts,
  pictureAcross,
  questions,
  rows,
  type SiteTemplate,
  type TemplateContent,
  type TemplatePage,
} from '../template.ts';
import { draw } from './draw.ts';
import { optionOf, PRICES, prints } from './prints.ts';
import { type Words, words } from './words.ts';

const theme = {
  'color-paper': '#faf7f1',
  'color-ink': '#201d1a',
  'color-muted': '#665e55',
  'color-accent': '#b5431f',
  'font-heading': "'Archivo', 'Archivo Fallback', sans-serif",
  'font-body': "'Instrument Sans', 'Instrument Sans Fallback', sans-serif",
  'heading-weight': '600',
  radius: '3px',
  'button-radius': 'var(--radius)',
  'section-space': 'clamp(3.5rem, 9vw, 8rem)',
  'page-width': '84rem',
  'card-picture': '72%',
};

const FACES = {
  geometric: 'ground-swell',
  botanical: 'poppy-field',
  landscapes: 'amber-dunes',
  architecture: 'red-bridge',
} as const;

const SHOP = '/shop';

const home = (say: Words): TemplatePage => ({
  address: '',
  title: say.wall.heading,
  content: [
    {
      type: 'productGrid',
      props: {
        ...{ heading: say.wall.heading, text: say.wall.text, sort: 'newest', limit: 8 },
        action: { label: say.wall.more, href: SHOP },
      },
      styles: { ...columns(2, 3, 4), ...look({ gap: 'medium' }) },
    },
    {
      type: 'beforeAfter',
      props: {
        ...{ heading: say.compared.heading, text: say.compared.text },
        before: { picture: 'bare', alt: say.compared.bareAlt },
        after: { picture: 'hung', alt: say.compared.hungAlt },
        ...{ beforeLabel: say.compared.before, afterLabel: say.compared.after },
      },
      styles: look({ scheme: 'quiet', ratio: 'wide', textWidth: 'full' }),
    },
    {
      type: 'featureList',
      styles: columns(1, 3),
      slots: parts('feature', ['heading', 'text'], say.promises),
    },
    {
      type: 'categoryTiles',
      props: { heading: say.drawers.heading },
      styles: { ...columns(2, 2, 4), ...look({ ratio: 'portrait', gap: 'small', spaceAbove: 'none' }) },
    },
    {
      type: 'imageWithText',
      props: {
        ...{ eyebrow: say.making.eyebrow, heading: say.making.heading, text: say.making.text, imageSide: 'right' },
        image: { picture: 'print-studio', alt: say.making.alt },
        action: { label: say.making.more, href: '/print-shop' },
      },
      styles: look({ scheme: 'inverse', split: 'seven-five', ratio: 'portrait', headingSize: 'large' }),
    },
    { type: 'quote', props: say.voice, styles: look({ align: 'start', textWidth: 'wide' }) },
    {
      type: 'announcement',
      props: { text: say.gift.text, action: { label: say.gift.more, href: '/gift-card' } },
      styles: look({ scheme: 'accent' }),
    },
  ],
});

const hanging = ({ hanging: say }: Words): TemplatePage => ({
  address: 'hanging',
  title: say.title,
  content: [
    {
      type: 'richText',
      props: { heading: say.heading, text: paragraphs(...say.text) },
      styles: look({ textWidth: 'medium', spaceAbove: 'large' }),
    },
    pictureAcross('sizes', say.sizesAlt, { spaceAbove: 'none' }),
    {
      type: 'table',
      props: { heading: say.tableHeading, columns: 4 },
      styles: look({ spaceAbove: 'none' }),
      slots: rows(say.head, say.rows),
    },
    {
      type: 'steps',
      props: { heading: say.stepsHeading },
      styles: { ...columns(1, 2, 4), ...look({ scheme: 'quiet' }) },
      slots: parts('step', ['heading', 'text'], say.steps),
    },
    {
      type: 'questions',
      props: { heading: say.questionsHeading },
      slots: questions(say.questions),
    },
    {
      type: 'announcement',
      props: { text: say.end.text, action: { label: say.end.more, href: SHOP } },
      styles: look({ scheme: 'accent' }),
    },
  ],
});

const printShop = ({ workshop: say, making }: Words): TemplatePage => ({
  address: 'print-shop',
  title: say.title,
  content: [
    {
      type: 'hero',
      props: {
        ...{ heading: say.heading, text: say.text },
        image: { picture: 'print-studio', alt: making.alt },
      },
      styles: look({ split: 'seven-five', ratio: 'portrait', headingSize: 'large' }),
    },
    {
      type: 'figures',
      styles: { ...columns(1, 3), ...look({ scheme: 'accent', align: 'center' }) },
      slots: parts('figure', ['figure', 'text'], say.figures),
    },
    {
      type: 'timeline',
      props: { heading: say.momentsHeading },
      slots: parts('moment', ['when', 'heading', 'text'], say.moments),
    },
    pictureAcross('drawer', say.drawerAlt, { spaceAbove: 'none' }),
    {
      type: 'openingHours',
      props: { heading: say.hoursHeading },
      styles: look({ scheme: 'quiet' }),
      slots: parts('openingLine', ['days', 'hours'], say.hours),
    },
    { type: 'address', props: { heading: say.addressHeading, address: say.address, map: 'openstreetmap' } },
  ],
});

function contentOf(say: Words): TemplateContent {
  const links = [
    { label: say.menu.shop, href: SHOP },
    { label: say.menu.hanging, href: '/hanging' },
    { label: say.menu.workshop, href: '/print-shop' },
    { label: say.menu.gift, href: '/gift-card' },
  ];
  return {
    menu: links,
    footer: { text: say.footer, links },
    pickup: say.pickup,
    pages: [home(say), hanging(say), printShop(say)],
    categories: categoriesOf(say.categories, FACES),
    products: prints.map(({ slug, category, format }) => {
      const { name, description, alt } = say.products[slug];
      return {
        ...{ slug, name, category, weight: 0.3 },
        description: description.map((paragraph) => `<p>${paragraph}</p>`).join(''),
        price: PRICES[format][0],
        pictures: [
          { picture: `${slug}-1`, alt },
          { picture: `${slug}-2`, alt: alt + say.inRoom },
        ],
        option: optionOf(format, say.option),
        ...(format === 'edition' && { ribbon: say.numbered }),
      };
    }),
  };
}

export const halftone: SiteTemplate = {
  id: 'halftone',
  theme,
  content: inEachLanguage(words, contentOf),
  draw,
};
