/** Sections that a page begins with, or that interrupt it. */
import { look, looksOf, pictured, type ReadyMade, toShop } from './ready-made.ts';

const shop: ReadyMade['content'] = ({ shop, browse, readMore }) => ({
  props: { ...shop, action: toShop(browse), secondaryAction: toShop(readMore) },
});
const service: ReadyMade['content'] = ({ service, book }) => ({ props: { ...service, action: toShop(book) } });
const maker: ReadyMade['content'] = ({ maker, browse }) => ({ props: { ...maker, action: toShop(browse) } });
const place: ReadyMade['content'] = ({ place, readMore }) => ({ props: { ...place, action: toShop(readMore) } });

export const openings: readonly ReadyMade[] = [
  ...pictured(
    looksOf('hero', shop, {
      'Opening of a shop': {},
      'Opening of a shop, small picture': look({ split: 'seven-five', ratio: 'portrait' }),
    }),
  ),
  ...looksOf('hero', shop, {
    'Opening of a shop, centred': look({ align: 'center' }),
    'Opening of a shop, huge words': look({ headingSize: 'huge', align: 'center', spaceAbove: 'large' }),
    'Opening of a shop, inverse': look({ scheme: 'inverse' }),
  }),
  ...looksOf('hero', service, {
    'Opening of a practice': look({ align: 'center', scheme: 'quiet' }),
    'Opening of a practice, on the accent colour': look({ scheme: 'accent' }),
  }),
  ...pictured(
    looksOf('hero', maker, {
      'Opening of a workshop': look({ headingSize: 'huge' }),
      'Opening of a workshop, on a soft background': look({ scheme: 'quiet' }),
    }),
  ),
  ...pictured(
    looksOf('banner', place, {
      'Opening of a café': look({ align: 'center', height: 'large' }),
      'Opening of a café, as high as the window': look({ height: 'full' }),
    }),
  ),
  ...pictured(looksOf('banner', maker, { 'Banner of a workshop': {} })),
];

const sale: ReadyMade['content'] = ({ sale: { eyebrow, heading, text }, browse }) => ({
  props: { eyebrow, heading, text, action: toShop(browse) },
});
const DAYS = 7 * 24 * 60 * 60 * 1000;
const counting: ReadyMade['content'] = ({ sale: { heading, text, ended }, browse }) => ({
  props: { heading, text, ended, until: new Date(Date.now() + DAYS).toISOString(), action: toShop(browse) },
});

export const calls: readonly ReadyMade[] = [
  {
    name: 'Free delivery',
    type: 'announcement',
    styles: look({ scheme: 'accent' }),
    content: ({ announcements }) => ({ props: { text: announcements.delivery } }),
  },
  {
    name: 'Holidays',
    type: 'announcement',
    styles: look({ scheme: 'quiet' }),
    content: ({ announcements }) => ({ props: { text: announcements.closed } }),
  },
  {
    name: 'New collection',
    type: 'announcement',
    styles: look({ scheme: 'inverse' }),
    content: ({ announcements, browse }) => ({ props: { text: announcements.arrived, action: toShop(browse) } }),
  },
  ...looksOf('banner', sale, { Sale: look({ align: 'center', height: 'small' }) }),
  ...looksOf('hero', sale, { 'Sale on the accent colour': look({ scheme: 'accent', align: 'center' }) }),
  ...looksOf('countdown', counting, {
    'Countdown to the end of a sale': {},
    'Countdown on the accent colour': look({ scheme: 'accent' }),
    'Countdown, inverse': look({ scheme: 'inverse', align: 'start' }),
  }),
  {
    name: 'Invitation to an event',
    type: 'hero',
    styles: look({ scheme: 'inverse', align: 'center', headingSize: 'large' }),
    content: ({ event, contact }) => ({ props: { ...event, action: toShop(contact) } }),
  },
  {
    name: 'Gift cards',
    type: 'hero',
    styles: look({ scheme: 'quiet', headingSize: 'large', align: 'center' }),
    content: ({ gift, browse }) => ({ props: { ...gift, action: { label: browse, href: '/gift-card' } } }),
  },
];
