/** A practice for massage and breathing: one calm column, appointments and a deposit. */
import {
  categoriesOf,
  columns,
  inEachLanguage,
  look,
  paragraphs,
  parts,
  pictureAcross,
  questions,
  type SiteTemplate,
  type TemplateBlock,
  type TemplateContent,
  type TemplatePage,
} from '../template.ts';
import { draw } from './draw.ts';
import { type Words, words } from './words.ts';

const theme = {
  'color-paper': '#f5f0e4',
  'color-ink': '#2c352d',
  'color-muted': '#5d6557',
  'color-accent': '#4a6446',
  'font-heading': "'Newsreader', 'Newsreader Fallback', serif",
  'font-body': "'Figtree', 'Figtree Fallback', sans-serif",
  'heading-weight': '400',
  radius: '10px',
  'button-radius': 'var(--radius)',
  'section-space': 'clamp(3.5rem, 9vw, 8rem)',
  'page-width': '66rem',
  'card-picture': '72%',
};

type Priced = { category: string; prices: Readonly<Record<number, number>> };

/** What can be booked: the category, and the price of each length in minutes. */
const TREATMENTS = {
  back: { category: 'massage', prices: { 30: 42, 60: 78, 90: 112 } },
  whole: { category: 'massage', prices: { 60: 82, 90: 116 } },
  neck: { category: 'massage', prices: { 30: 42, 60: 78 } },
  stones: { category: 'massage', prices: { 60: 88, 90: 124 } },
  feet: { category: 'massage', prices: { 30: 39, 60: 74 } },
  hands: { category: 'massage', prices: { 30: 36 } },
  belly: { category: 'massage', prices: { 60: 82 } },
  breath: { category: 'breathing', prices: { 60: 76, 90: 108 } },
  circle: { category: 'breathing', prices: { 90: 24 } },
  deposit: { category: 'first-visit', prices: { 0: 30 } },
} as const satisfies Record<string, Priced>;
type Treatment = keyof typeof TREATMENTS;
const treatments = Object.keys(TREATMENTS) as Treatment[];

const FACES = { massage: 'stones', breathing: 'breath', 'first-visit': 'deposit' } as const;

const WAY = { treatments: '/treatments', first: '/first-visit', practice: '/practice', gift: '/gift-card' };

const productPage = (treatment: Treatment) => `/product-page/${treatment}`;

/** Some treatments, each leading to where it is booked. */
const shown = (say: Words, some: readonly Treatment[]): TemplateBlock => ({
  type: 'gallery',
  props: { heading: say.shown.heading },
  styles: { ...columns(1, 3), ...look({ ratio: 'landscape', gap: 'medium' }) },
  slots: {
    items: some.map((treatment) => {
      const [caption = '', , alt = ''] = say.products[treatment];
      return {
        type: 'galleryPicture',
        props: {
          image: { picture: treatment, alt },
          ...{ caption, link: { label: caption, href: productPage(treatment) } },
        },
      };
    }),
  },
});

/** A button in the middle. */
const button = (label: string, href: string): TemplateBlock => ({
  type: 'columns',
  styles: { ...columns(1), ...look({ align: 'center', spaceAbove: 'none' }) },
  slots: {
    items: [
      {
        type: 'column',
        styles: look({ align: 'center' }),
        slots: { content: [{ type: 'button', props: { link: { label, href }, look: 'full' } }] },
      },
    ],
  },
});

const gift = ({ gift: say }: Words): TemplateBlock => ({
  type: 'announcement',
  props: { text: say.text, action: { label: say.more, href: WAY.gift } },
  styles: look({ scheme: 'accent' }),
});

const hours = ({ hours: say }: Words): TemplateBlock => ({
  type: 'openingHours',
  props: { heading: say.heading },
  styles: look({ scheme: 'quiet' }),
  slots: parts('openingLine', ['days', 'hours'], say.lines),
});

const home = (say: Words): TemplatePage => ({
  address: '',
  title: say.intro.heading,
  content: [
    {
      type: 'richText',
      props: { heading: say.intro.heading, text: paragraphs(...say.intro.text) },
      styles: look({ align: 'center', textWidth: 'medium', spaceAbove: 'large' }),
    },
    {
      type: 'priceList',
      props: { heading: say.list.heading },
      styles: { ...columns(1), ...look({ spaceAbove: 'none' }) },
      slots: parts('priceLine', ['name', 'text', 'price'], say.list.lines),
    },
    button(say.intro.more, WAY.treatments),
    pictureAcross('lake', say.lakeAlt),
    { type: 'quote', props: say.voice, styles: look({ textWidth: 'medium' }) },
    shown(say, ['back', 'stones', 'breath']),
    {
      type: 'steps',
      props: { heading: say.booking.heading },
      styles: { ...columns(1, 3), ...look({ scheme: 'quiet' }) },
      slots: parts('step', ['heading', 'text'], say.booking.steps),
    },
    {
      type: 'imageWithText',
      props: {
        ...{ eyebrow: say.room.eyebrow, heading: say.room.heading, text: say.room.text, imageSide: 'left' },
        image: { picture: 'room', alt: say.room.alt },
        action: { label: say.room.more, href: WAY.practice },
      },
      styles: look({ ratio: 'landscape', headingSize: 'medium' }),
    },
    gift(say),
  ],
});

const treatmentsPage = (say: Words): TemplatePage => {
  const { treatments: page } = say;
  const grid = (category: string, { heading, text }: { heading: string; text: string }): TemplateBlock => ({
    type: 'productGrid',
    props: { heading, text, category, sort: 'price-up', limit: 12 },
    styles: { ...columns(2, 3), ...look({ spaceAbove: 'none' }) },
  });
  return {
    address: 'treatments',
    title: page.title,
    content: [
      {
        type: 'richText',
        props: { heading: page.heading, text: paragraphs(...page.text) },
        styles: look({ align: 'center', textWidth: 'medium', spaceAbove: 'large' }),
      },
      grid('massage', page.massage),
      grid('breathing', page.breathing),
      grid('first-visit', page.beginning),
      {
        type: 'featureList',
        styles: { ...columns(1, 3), ...look({ scheme: 'quiet', align: 'center' }) },
        slots: parts('feature', ['heading', 'text'], page.good),
      },
      gift(say),
    ],
  };
};

const firstVisit = ({ first: say }: Words): TemplatePage => ({
  address: 'first-visit',
  title: say.title,
  content: [
    {
      type: 'hero',
      props: { heading: say.heading, text: say.text, image: { picture: 'evening', alt: say.alt } },
      styles: look({ align: 'center', headingSize: 'large', ratio: 'wide' }),
    },
    { type: 'steps', styles: columns(1), slots: parts('step', ['heading', 'text'], say.steps) },
    {
      type: 'questions',
      props: { heading: say.questionsHeading },
      styles: look({ scheme: 'quiet', textWidth: 'medium' }),
      slots: questions(say.questions),
    },
    {
      type: 'announcement',
      props: { text: say.deposit.text, action: { label: say.deposit.more, href: productPage('deposit') } },
      styles: look({ scheme: 'accent' }),
    },
  ],
});

const PORTRAITS = ['edda', 'jonas', 'mirjam'];

const practice = (say: Words): TemplatePage => {
  const { practice: page } = say;
  return {
    address: 'practice',
    title: page.title,
    content: [
      {
        type: 'richText',
        props: { heading: page.heading, text: paragraphs(...page.text) },
        styles: look({ align: 'center', textWidth: 'medium', spaceAbove: 'large' }),
      },
      pictureAcross('house', page.houseAlt),
      {
        type: 'team',
        props: { heading: page.teamHeading },
        styles: { ...columns(1, 3), ...look({ align: 'center', ratio: 'portrait' }) },
        slots: {
          items: page.team.map(([name = '', role = '', text = ''], index) => ({
            type: 'teamMember',
            props: {
              ...{ name, role, text },
              image: { picture: PORTRAITS[index] ?? '', alt: page.teamAlts[index] ?? '' },
            },
          })),
        },
      },
      hours(say),
      {
        type: 'address',
        props: {
          ...{ heading: page.addressHeading, text: page.addressText, address: page.address },
          map: 'openstreetmap',
        },
        styles: look({ align: 'center' }),
      },
    ],
  };
};

function contentOf(say: Words): TemplateContent {
  const links = [
    { label: say.menu.treatments, href: WAY.treatments },
    { label: say.menu.first, href: WAY.first },
    { label: say.menu.practice, href: WAY.practice },
    { label: say.menu.gift, href: WAY.gift },
  ];
  return {
    menu: links,
    footer: { text: say.footer, links },
    pages: [home(say), treatmentsPage(say), firstVisit(say), practice(say)],
    categories: categoriesOf(say.categories, FACES),
    products: treatments.map((treatment) => {
      const { category, prices }: Priced = TREATMENTS[treatment];
      const [name = '', description = '', alt = ''] = say.products[treatment];
      const choices = Object.entries(prices).map(([minutes, price]) => ({
        name: `${minutes} ${say.length.minutes}`,
        price,
      }));
      return {
        ...{ slug: treatment, name, description: `<p>${description}</p>`, category },
        price: choices[0]?.price ?? 0,
        pictures: [
          { picture: treatment, alt },
          { picture: `${treatment}-2`, alt },
        ],
        ...(category !== 'first-visit' && { option: { name: say.length.name, choices } }),
      };
    }),
  };
}

export const stillwater: SiteTemplate = {
  id: 'stillwater',
  theme,
  content: inEachLanguage(words, contentOf),
  draw,
};
