/** A studio for architecture and furniture: an index, one project told at length, and editions. */
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

const FONT = "'Bricolage Grotesque', 'Bricolage Grotesque Fallback', sans-serif";

const theme = {
  'color-paper': '#ffffff',
  'color-ink': '#0b0b0b',
  'color-muted': '#5a5a5a',
  'color-accent': '#1f2bff',
  'font-heading': FONT,
  'font-body': FONT,
  'heading-weight': '700',
  'heading-case': 'none',
  radius: '0px',
  'button-radius': '999px',
  'section-space': 'clamp(3.5rem, 9vw, 8rem)',
  'page-width': '104rem',
  'card-picture': '100%',
};

/** What is sold: the price, the category and the weight in kilograms; prints also in a frame. */
const DRAWER = {
  'print-section': { price: 85, category: 'prints', weight: 0.5, framed: 210 },
  'print-stairs': { price: 75, category: 'prints', weight: 0.5, framed: 200 },
  'print-houses': { price: 75, category: 'prints', weight: 0.5, framed: 200 },
  book: { price: 48, category: 'furniture', weight: 1.1, framed: 0 },
  stool: { price: 240, category: 'furniture', weight: 4, framed: 0 },
  nook: { price: 185, category: 'objects', weight: 2.2, framed: 0 },
  bookends: { price: 92, category: 'objects', weight: 2.6, framed: 0 },
  weight: { price: 39, category: 'objects', weight: 0.4, framed: 0 },
  shelf: { price: 620, category: 'furniture', weight: 14, framed: 0 },
} as const;
type Item = keyof typeof DRAWER;
const items = Object.keys(DRAWER) as Item[];

const FACES = { prints: 'print-section-2', objects: 'bookends-2', furniture: 'stool-2' } as const;
const FACE_OF = { prints: 'print-section', objects: 'bookends', furniture: 'stool' } as const;

const PROJECTS = ['piano', 'library', 'gate', 'chair', 'lamp', 'tower'] as const;
/** Where the picture of a project leads. */
const WAYS = ['/piano-house', '/studio', '/commissions', '/product-page/stool', '/product-page/nook', '/studio'];

const SHOP = '/shop';

const indexOf = ({ index: say }: Words): TemplateBlock => ({
  type: 'table',
  props: { heading: say.heading, text: say.text, columns: 5 },
  slots: rows(say.head, say.rows),
});

const projects = (say: Words): TemplateBlock => ({
  type: 'gallery',
  styles: { ...columns(2, 3), ...look({ gap: 'none', ratio: 'square', spaceAbove: 'none' }) },
  slots: {
    items: PROJECTS.map((project, index) => ({
      type: 'galleryPicture',
      props: {
        image: { picture: project, alt: say.alts[project] },
        link: { label: say.captions[index] ?? '', href: WAYS[index] },
      },
    })),
  },
});

const home = (say: Words): TemplatePage => ({
  address: '',
  title: say.index.heading,
  content: [
    indexOf(say),
    projects(say),
    {
      type: 'imageWithText',
      props: {
        ...{ eyebrow: say.caseTeaser.eyebrow, heading: say.caseTeaser.heading, text: say.caseTeaser.text },
        ...{ imageSide: 'right', image: { picture: 'section', alt: say.alts.section } },
        action: { label: say.caseTeaser.more, href: '/piano-house' },
      },
      styles: look({ split: 'one-two', headingSize: 'medium' }),
    },
    {
      type: 'figures',
      styles: { ...columns(1, 3), ...look({ scheme: 'accent' }) },
      slots: parts('figure', ['figure', 'text'], say.figures),
    },
    {
      type: 'productGrid',
      props: {
        ...{ heading: say.shelf.heading, text: say.shelf.text, sort: 'price-up', limit: 6 },
        action: { label: say.shelf.more, href: SHOP },
      },
      styles: { ...columns(2, 3), ...look({ gap: 'small' }) },
    },
    {
      type: 'imageWithText',
      props: {
        ...{ eyebrow: say.chairTeaser.eyebrow, heading: say.chairTeaser.heading, text: say.chairTeaser.text },
        ...{ imageSide: 'left', image: { picture: 'chair-apart', alt: say.alts.apart } },
        action: { label: say.chairTeaser.more, href: '/product-page/stool' },
      },
      styles: look({ split: 'seven-five', ratio: 'square', headingSize: 'huge' }),
    },
    {
      type: 'announcement',
      props: { text: say.call.text, action: { label: say.call.more, href: '/commissions' } },
      styles: look({ scheme: 'inverse', align: 'start' }),
    },
  ],
});

const pianoHouse = ({ work: say, alts, ...more }: Words): TemplatePage => ({
  address: 'piano-house',
  title: say.title,
  content: [
    {
      type: 'richText',
      props: { heading: say.heading, text: paragraphs(...say.intro) },
      styles: look({ textWidth: 'medium' }),
    },
    pictureAcross('section', alts.section),
    { type: 'figures', styles: columns(2, 4), slots: parts('figure', ['figure', 'text'], say.figures) },
    {
      type: 'beforeAfter',
      props: {
        ...{ heading: say.ruinHeading, text: say.ruinText, beforeLabel: say.beforeLabel, afterLabel: say.afterLabel },
        ...{ before: { picture: 'before', alt: alts.before }, after: { picture: 'after', alt: alts.after } },
      },
      styles: look({ ratio: 'wide', textWidth: 'full' }),
    },
    { type: 'featureList', styles: columns(1, 3), slots: parts('feature', ['heading', 'text'], say.ideas) },
    { type: 'quote', props: say.voice, styles: look({ scheme: 'accent', align: 'start', textWidth: 'wide' }) },
    {
      type: 'imageWithText',
      props: {
        ...{ eyebrow: say.sideEyebrow, heading: say.sideHeading, text: say.sideText, imageSide: 'right' },
        image: { picture: 'weight-2', alt: `${more.products.weight[2]}, ${more.second.object}` },
        action: { label: say.sideMore, href: '/product-page/weight' },
      },
      styles: look({ split: 'five-seven', ratio: 'square', spaceAbove: 'medium' }),
    },
  ],
});

const studio = ({ studio: say, alts, call }: Words): TemplatePage => ({
  address: 'studio',
  title: say.title,
  content: [
    {
      type: 'hero',
      props: { heading: say.heading, text: say.text, image: { picture: 'studio', alt: alts.studio } },
      styles: look({ split: 'one-two', headingSize: 'large', ratio: 'landscape' }),
    },
    {
      type: 'team',
      props: { heading: say.teamHeading, text: say.teamText },
      styles: { ...columns(2, 4), ...look({ gap: 'small', ratio: 'portrait' }) },
      slots: {
        items: say.team.map(([name = '', role = '', text = '', alt = ''], index) => ({
          type: 'teamMember',
          props: { name, role, text, image: { picture: `seat-${index + 1}`, alt } },
        })),
      },
    },
    {
      type: 'timeline',
      props: { heading: say.pastHeading },
      styles: look({ textWidth: 'wide', scheme: 'inverse' }),
      slots: parts('moment', ['when', 'heading', 'text'], say.past),
    },
    { type: 'address', props: { heading: say.addressHeading, address: say.address, map: 'openstreetmap' } },
    {
      type: 'announcement',
      props: { text: call.text, action: { label: call.more, href: '/commissions' } },
      styles: look({ scheme: 'accent', align: 'start' }),
    },
  ],
});

const commissions = ({ commissions: say }: Words): TemplatePage => ({
  address: 'commissions',
  title: say.title,
  content: [
    {
      type: 'steps',
      props: { heading: say.heading },
      styles: columns(1, 2, 4),
      slots: parts('step', ['heading', 'text'], say.steps),
    },
    {
      type: 'priceList',
      props: { heading: say.ratesHeading },
      styles: { ...columns(1), ...look({ scheme: 'accent' }) },
      slots: parts('priceLine', ['name', 'text', 'price'], say.rates),
    },
    {
      type: 'questions',
      props: { heading: say.questionsHeading },
      styles: look({ textWidth: 'wide' }),
      slots: questions(say.questions),
    },
  ],
});

/** What the second picture of something that is sold shows. */
function secondOf(item: Item, { second }: Words): string {
  if (item === 'book') return second.book;
  return DRAWER[item].category === 'prints' ? second.print : second.object;
}

function contentOf(say: Words): TemplateContent {
  const links = [
    { label: say.menu.work, href: '/piano-house' },
    { label: say.menu.studio, href: '/studio' },
    { label: say.menu.commissions, href: '/commissions' },
    { label: say.menu.shop, href: SHOP },
  ];
  const altOf = (item: Item) => `${say.products[item][2]}, ${secondOf(item, say)}`;
  return {
    menu: links,
    footer: { text: say.footer, links },
    pages: [home(say), pianoHouse(say), studio(say), commissions(say)],
    categories: Object.entries(say.categories).map(([slug, [name = '', description = '']]) => {
      const key = slug as keyof typeof FACES;
      return { slug, name, description, picture: { picture: FACES[key], alt: altOf(FACE_OF[key]) } };
    }),
    products: items.map((item) => {
      const { price, category, weight, framed } = DRAWER[item];
      const [name = '', description = '', alt = ''] = say.products[item];
      const choices = [{ name: say.size.without }, { name: say.size.black, price: framed }];
      const second = item === 'shelf' ? [] : [{ picture: `${item}-2`, alt: altOf(item) }];
      return {
        ...{ slug: item, name, description: `<p>${description}</p>`, price, category, weight },
        pictures: [{ picture: item, alt }, ...second],
        ...(framed > 0 && { option: { name: say.size.name, choices } }),
      };
    }),
  };
}

export const offcut: SiteTemplate = {
  id: 'offcut',
  theme,
  content: inEachLanguage(words, contentOf),
  draw,
};
