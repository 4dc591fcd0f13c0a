/** A bakery: what comes out of the oven when, ordered today and collected tomorrow. */
import {
  categoriesOf,
  columns,
  inEachLanguage,
  look,
  paragraphs,
  parts,
  questions,
  type SiteTemplate,
  type TemplateContent,
  type TemplatePage,
} from '../template.ts';
import { draw } from './draw.ts';
import { type Words, words } from './words.ts';

const FONT = "'Gabarito', 'Gabarito Fallback', sans-serif";

const theme = {
  'color-paper': '#fff6e0',
  'color-ink': '#1f3b30',
  'color-muted': '#53685c',
  'color-accent': '#b8361f',
  'font-heading': FONT,
  'font-body': FONT,
  'heading-weight': '700',
  radius: '20px',
  'button-radius': '999px',
  'section-space': 'clamp(3.5rem, 9vw, 8rem)',
  'page-width': '84rem',
  'card-picture': '100%',
};

/** What is sold: the price, the category, and whether a half can be had. */
const SHELF = {
  country: { price: 6.2, category: 'bread', half: true },
  rye: { price: 5.8, category: 'bread', half: true },
  baguette: { price: 2.6, category: 'bread', half: false },
  croissant: { price: 2.4, category: 'sweet', half: false },
  bun: { price: 3.2, category: 'sweet', half: false },
  pretzel: { price: 1.6, category: 'bread', half: false },
  cake: { price: 3.9, category: 'sweet', half: false },
  jar: { price: 7.5, category: 'home', half: false },
} as const;
type Item = keyof typeof SHELF;
const items = Object.keys(SHELF) as Item[];

const FACES = { bread: 'country', sweet: 'croissant', home: 'jar' } as const;

const SHOP = '/shop';

const home = (say: Words): TemplatePage => ({
  address: '',
  title: say.hero.heading,
  content: [
    {
      type: 'hero',
      props: {
        ...{ eyebrow: say.hero.eyebrow, heading: say.hero.heading, text: say.hero.text },
        action: { label: say.hero.order, href: SHOP },
        secondaryAction: { label: say.hero.way, href: '/visit' },
        image: { picture: 'shelves', alt: say.hero.alt },
      },
      styles: look({ headingSize: 'huge', ratio: 'landscape' }),
    },
    {
      type: 'priceList',
      props: { heading: say.day.heading, text: say.day.text },
      styles: { ...columns(1, 2), ...look({ scheme: 'inverse' }) },
      slots: parts('priceLine', ['name', 'text', 'price'], say.day.lines),
    },
    {
      type: 'productGrid',
      props: {
        ...{ heading: say.shelf.heading, text: say.shelf.text, sort: 'price-down', limit: 8 },
        action: { label: say.shelf.more, href: SHOP },
      },
      styles: { ...columns(2, 3, 4), ...look({ gap: 'medium' }) },
    },
    {
      type: 'steps',
      props: { heading: say.collect.heading },
      styles: { ...columns(1, 3), ...look({ scheme: 'accent' }) },
      slots: parts('step', ['heading', 'text'], say.collect.steps),
    },
    {
      type: 'imageWithText',
      props: {
        ...{ eyebrow: say.hands.eyebrow, heading: say.hands.heading, text: say.hands.text, imageSide: 'right' },
        image: { picture: 'hands', alt: say.hands.alt },
        action: { label: say.hands.more, href: '/bakery' },
      },
      styles: look({ ratio: 'square' }),
    },
    { type: 'quote', props: say.voice, styles: look({ scheme: 'quiet' }) },
  ],
});

const visit = ({ visit: say, hero }: Words): TemplatePage => ({
  address: 'visit',
  title: say.title,
  content: [
    {
      type: 'address',
      props: { heading: say.heading, address: say.address, map: 'openstreetmap' },
      styles: look({ align: 'center', spaceAbove: 'large' }),
    },
    {
      type: 'openingHours',
      props: { heading: say.title },
      styles: look({ scheme: 'inverse' }),
      slots: parts('openingLine', ['days', 'hours'], say.hours),
    },
    {
      type: 'questions',
      props: { heading: say.questionsHeading },
      slots: questions(say.questions),
    },
    {
      type: 'announcement',
      props: { text: hero.eyebrow, action: { label: hero.order, href: SHOP } },
      styles: look({ scheme: 'accent' }),
    },
  ],
});

const about = ({ about: say, voice }: Words): TemplatePage => ({
  address: 'bakery',
  title: say.title,
  content: [
    {
      type: 'hero',
      props: {
        ...{ eyebrow: say.eyebrow, heading: say.heading, text: say.text },
        image: { picture: 'oven', alt: say.alt },
      },
      styles: look({ ratio: 'landscape', split: 'five-seven' }),
    },
    { type: 'richText', props: { text: paragraphs(...say.story) }, styles: look({ textWidth: 'medium' }) },
    {
      type: 'figures',
      styles: { ...columns(1, 3), ...look({ scheme: 'accent', align: 'center' }) },
      slots: parts('figure', ['figure', 'text'], say.figures),
    },
    { type: 'quote', props: voice },
  ],
});

function contentOf(say: Words): TemplateContent {
  const links = [
    { label: say.menu.shop, href: SHOP },
    { label: say.menu.hours, href: '/visit' },
    { label: say.menu.about, href: '/bakery' },
  ];
  return {
    menu: links,
    footer: { text: say.footer, links },
    pickup: say.pickup,
    pages: [home(say), visit(say), about(say)],
    categories: categoriesOf(say.categories, FACES),
    products: items.map((item) => {
      const { price, category, half } = SHELF[item];
      const [name = '', description = '', alt = ''] = say.products[item];
      const choices = [{ name: say.size.half, price: price / 2 }, { name: say.size.whole }];
      return {
        ...{ slug: item, name, description: `<p>${description}</p>`, price, category, weight: 0.5 },
        pictures: [
          { picture: item, alt },
          { picture: `${item}-2`, alt },
        ],
        ...(half && { option: { name: say.size.name, choices } }),
      };
    }),
  };
}

export const sourdough: SiteTemplate = {
  id: 'sourdough',
  theme,
  content: inEachLanguage(words, contentOf),
  draw,
};
