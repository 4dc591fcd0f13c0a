/** A label for sound packs: dark, on a raster, with facts before feelings. */
import {
  categoriesOf,
  columns,
  inEachLanguage,
  look,
  paragraphs,
  parts,
  questions,
  rows,
  type SiteTemplate,
  type TemplateContent,
  type TemplatePage,
} from '../template.ts';
import { draw } from './draw.ts';
import { type Words, words } from './words.ts';

const theme = {
  'color-paper': '#0b0d0c',
  'color-ink': '#eef2ea',
  'color-muted': '#a3ada5',
  'color-accent': '#c8f542',
  'font-heading': "'Space Grotesk', 'Space Grotesk Fallback', sans-serif",
  'font-body': "'JetBrains Mono', 'JetBrains Mono Fallback', monospace",
  'heading-weight': '500',
  radius: '0px',
  'button-radius': '0px',
  'section-space': 'clamp(2rem, 5vw, 4rem)',
  'page-width': '104rem',
  'card-picture': '100%',
};

const PACKS = {
  tape: { price: 29, category: 'textures' },
  machine: { price: 32, category: 'rhythm' },
  cathedral: { price: 39, category: 'textures' },
  pairs: { price: 24, category: 'tones' },
  voices: { price: 34, category: 'textures' },
  crackle: { price: 19, category: 'rhythm' },
  plucks: { price: 24, category: 'tones' },
  weather: { price: 29, category: 'textures' },
} as const;
type Pack = keyof typeof PACKS;
const packs = Object.keys(PACKS) as Pack[];

const FACES = { textures: 'cathedral', rhythm: 'machine', tones: 'pairs' } as const;

const SHOP = '/shop';

const home = (say: Words): TemplatePage => ({
  address: '',
  title: say.intro.heading,
  content: [
    {
      type: 'figures',
      props: { heading: say.intro.heading, text: say.intro.text },
      styles: { ...columns(2, 4), ...look({ spaceAbove: 'large' }) },
      slots: parts('figure', ['figure', 'text'], say.intro.figures),
    },
    {
      type: 'productGrid',
      props: {
        ...{ heading: say.packs.heading, text: say.packs.text, sort: 'name', limit: 8 },
        action: { label: say.packs.more, href: SHOP },
      },
      styles: { ...columns(1, 2, 4), ...look({ gap: 'none' }) },
    },
    {
      type: 'table',
      props: { heading: say.table.heading, columns: 4 },
      styles: look({ scheme: 'quiet' }),
      slots: rows(say.table.head, say.table.rows),
    },
    {
      type: 'banner',
      props: {
        ...{ heading: say.arrangement.heading, text: say.arrangement.text },
        image: { picture: 'arrangement', alt: say.arrangement.alt },
      },
      styles: look({ height: 'large', align: 'center' }),
    },
    {
      type: 'imageWithText',
      props: {
        ...{ eyebrow: say.how.eyebrow, heading: say.how.heading, text: say.how.text, imageSide: 'left' },
        image: { picture: 'room', alt: say.how.alt },
        action: { label: say.how.more, href: '/lab' },
      },
      styles: look({ split: 'seven-five', ratio: 'landscape' }),
    },
    {
      type: 'tabs',
      props: { heading: say.inside.heading },
      slots: {
        items: say.inside.tabs.map(([title = '', text = '']) => ({
          type: 'tab',
          props: { title },
          slots: { content: [{ type: 'words', props: { text: paragraphs(text) } }] },
        })),
      },
    },
  ],
});

const licence = ({ licence: say, menu }: Words): TemplatePage => ({
  address: 'licence',
  title: say.title,
  content: [
    {
      type: 'questions',
      props: { heading: say.heading, text: say.text },
      styles: look({ spaceAbove: 'large' }),
      slots: questions(say.questions),
    },
    {
      type: 'announcement',
      props: { text: say.text, action: { label: menu.packs, href: SHOP } },
      styles: look({ scheme: 'accent' }),
    },
  ],
});

const lab = ({ lab: say }: Words): TemplatePage => ({
  address: 'lab',
  title: say.title,
  content: [
    {
      type: 'hero',
      props: {
        ...{ eyebrow: say.eyebrow, heading: say.heading, text: say.text },
        image: { picture: 'rack', alt: say.alt },
      },
      styles: look({ split: 'five-seven', ratio: 'landscape' }),
    },
    {
      type: 'timeline',
      props: { heading: say.momentsHeading },
      slots: parts('moment', ['when', 'heading', 'text'], say.moments),
    },
  ],
});

function contentOf(say: Words): TemplateContent {
  const links = [
    { label: say.menu.packs, href: SHOP },
    { label: say.menu.licence, href: '/licence' },
    { label: say.menu.lab, href: '/lab' },
  ];
  return {
    menu: links,
    footer: { text: say.footer, links: [...links, { label: say.menu.gift, href: '/gift-card' }] },
    pages: [home(say), licence(say), lab(say)],
    categories: categoriesOf(say.categories, FACES),
    products: packs.map((pack) => {
      const [name = '', description = '', alt = ''] = say.products[pack];
      return {
        ...{ slug: pack, name, description: `<p>${description}</p>`, ...PACKS[pack] },
        pictures: [
          { picture: pack, alt },
          { picture: `${pack}-2`, alt },
        ],
      };
    }),
  };
}

export const lowpass: SiteTemplate = {
  id: 'lowpass',
  theme,
  content: inEachLanguage(words, contentOf),
  draw,
};
