import { GALLERY_WALL, PRINT_STUDIO } from './picture-names.ts';

/**
 * A block of a page. Pictures are given as `{ picture, alt }` and replaced by media files when the page is stored.
 */
export type DemoBlock = {
  id: string;
  type: string;
  props?: Record<string, unknown>;
  styles?: Record<string, Record<string, string>>;
  slots?: Record<string, DemoBlock[]>;
};

const sections: DemoBlock[] = [
  {
    id: 'welcome',
    type: 'hero',
    props: {
      eyebrow: 'Print shop, Berlin',
      heading: 'Pictures made of dots, lines and patience',
      text: 'Each of our prints begins as a few rules and a handful of colours. We let a program try ten thousand arrangements, keep one, and print it on paper that deserves it.',
      action: { label: 'Browse the shop', href: '/shop' },
      secondaryAction: { label: 'Start with landscapes', href: '/category/landscapes' },
      image: {
        picture: GALLERY_WALL,
        alt: 'Three framed prints above a blue sofa: a mobile, amber dunes and fan palms',
      },
    },
  },
  {
    id: 'newest',
    type: 'productGrid',
    props: {
      heading: 'Just off the press',
      text: 'The latest sheets, some of them hardly dry.',
      sort: 'newest',
      limit: 8,
      action: { label: 'Everything new', href: '/shop' },
    },
  },
  {
    id: 'categories',
    type: 'categoryTiles',
    props: {
      heading: 'Six drawers',
      text: 'That is how the prints are kept here, so that is how you find them.',
      limit: 6,
    },
  },
  {
    id: 'studio',
    type: 'imageWithText',
    props: {
      eyebrow: 'How we work',
      heading: 'Code draws, hands print',
      text: 'The drawing is a program: it knows what an olive leaf is, or how far apart the cables of a bridge hang. Chance does the rest, until one sheet makes us stop scrolling.\n\nFrom there it is an old trade. Inks are mixed by eye, every sheet is looked at under daylight, and editions are numbered in pencil.',
      image: {
        picture: PRINT_STUDIO,
        alt: 'A fresh print of two overlapping suns on a workbench, with ink pots and a roller',
      },
      imageSide: 'left',
      action: { label: 'About the print shop', href: '/print-shop' },
    },
  },
  {
    id: 'botanical',
    type: 'productGrid',
    props: {
      heading: 'Needs no watering',
      text: 'Ferns, olives and poppies for the darker corners of a flat.',
      category: 'botanical',
      limit: 4,
      action: { label: 'All botanicals', href: '/category/botanical' },
    },
  },
  {
    id: 'promises',
    type: 'featureList',
    slots: {
      items: [
        {
          id: 'paper',
          type: 'feature',
          props: {
            heading: 'Paper you want to touch',
            text: 'Uncoated and cotton stocks from 180 to 350 grams, free of acid, so that colours stay as they are.',
          },
        },
        {
          id: 'frames',
          type: 'feature',
          props: {
            heading: 'Frames of real wood',
            text: 'Oak or black, mitred in our own workshop, with clear glass and ready to hang.',
          },
        },
        {
          id: 'parcels',
          type: 'feature',
          props: {
            heading: 'Sent flat or rolled, never folded',
            text: 'Two to four days within the EU, without plastic. Free of charge from 80 euros.',
          },
        },
        {
          id: 'returns',
          type: 'feature',
          props: {
            heading: 'Thirty days to change your mind',
            text: 'Hang it, live with it, and send it back if the wall disagrees.',
          },
        },
      ],
    },
  },
  {
    id: 'letters',
    type: 'imageWithText',
    props: {
      eyebrow: 'Typography',
      heading: 'A letter says more than a word',
      text: 'Capitals in stripes, numbers with a run-up, one very large question mark. All of them are built from straight lines and arcs; no font was harmed.',
      image: { picture: 'ampersand-2.webp', alt: 'The ampersand print in a white frame above a bed' },
      imageSide: 'right',
      action: { label: 'Find your initial', href: '/category/typography' },
    },
  },
  {
    id: 'voice',
    type: 'quote',
    props: {
      text: 'I bought one print for the hall. There are now five, and I have run out of hall.',
      author: 'Marlene',
      role: 'on Amber Dunes, Stairwell and three others',
    },
  },
];

export const homePage: DemoBlock = {
  id: 'page',
  type: 'page',
  props: {
    title: 'Home',
    address: '',
    seoTitle: 'Halftone – art prints, drawn by code and printed by hand',
    seoDescription:
      'Generated art on good paper: geometric prints, botanicals, landscapes, buildings, music and letters, made to order in our Berlin print shop, framed in oak or black.',
  },
  slots: { content: sections },
};
