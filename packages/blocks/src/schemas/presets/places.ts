/** What people need to know before they come: prices, hours, the way. */
import { inColumns, look, looksOf, partsOf, type ReadyMade } from './ready-made.ts';

type Priced = { heading: string; text: string; items: readonly (readonly string[])[] };

const priced = ({ heading, text, items }: Priced) => ({
  props: { heading, text },
  slots: { items: partsOf('priceLine', items, ['name', 'text', 'price']) },
});

const hours: ReadyMade['content'] = ({ hours: { heading, text, items } }) => ({
  props: { heading, text },
  slots: { items: partsOf('openingLine', items, ['days', 'hours']) },
});

const visit: ReadyMade['content'] = ({ visit }) => ({
  props: { ...visit, phone: '+49 30 1234567', email: 'hello@example.com' },
});

const SERVICES = ['instagram', 'pinterest', 'youtube'];
const elsewhere: ReadyMade['content'] = ({ elsewhere: { heading, text, account } }) => ({
  props: { heading, text },
  slots: {
    items: SERVICES.map((service) => ({
      type: 'socialLink',
      props: { service, link: { label: account, href: 'https://example.com/' } },
    })),
  },
});

export const places: readonly ReadyMade[] = [
  ...looksOf('priceList', ({ menu }) => priced(menu), {
    'Menu of a café': inColumns(2),
    'Menu of a café, inverse': { ...inColumns(2), ...look({ scheme: 'inverse' }) },
  }),
  ...looksOf('priceList', ({ prices }) => priced(prices), {
    'Prices of a practice': {},
    'Prices of a practice, on a soft background': look({ scheme: 'quiet' }),
  }),
  ...looksOf('openingHours', hours, {
    'Opening hours': {},
    'Opening hours on a soft background': look({ scheme: 'quiet' }),
  }),
  ...looksOf('address', visit, {
    'How to find you': {},
    'How to find you, centred': look({ align: 'center' }),
    'How to find you, inverse': look({ scheme: 'inverse' }),
  }),
  ...looksOf('socialLinks', elsewhere, {
    'Accounts elsewhere': {},
    'Accounts elsewhere, centred': look({ align: 'center', scheme: 'quiet' }),
  }),
];
