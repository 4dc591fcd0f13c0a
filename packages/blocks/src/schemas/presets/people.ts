/** Who is behind it, and what others say. */
import { inColumns, look, looksOf, partsOf, type ReadyMade } from './ready-made.ts';

const CUSTOMERS = ['Hannah B.', 'Jonas M.', 'Elif K.'];
const COLLEAGUES = ['Nora Lindt', 'Emil Brandt', 'Aylin Demir', 'Theo Falk'];
const YEARS = ['2014', '2017', '2021', '2026'];
const PARTNERS = ['Nordlicht', 'Kaufladen', 'Studio Acht', 'Papier & Co.', 'Linde'];

const voices: ReadyMade['content'] = ({ voices: { heading, items } }) => ({
  props: { heading },
  slots: { items: partsOf('testimonial', items, ['text', 'role'], (index) => ({ author: CUSTOMERS[index] ?? '' })) },
});

const quote: ReadyMade['content'] = ({ quote: { text, role } }) => ({ props: { text, author: 'Marta', role } });

const team: ReadyMade['content'] = ({ team: { heading, text, items } }) => ({
  props: { heading, text },
  slots: { items: partsOf('teamMember', items, ['role', 'text'], (index) => ({ name: COLLEAGUES[index] ?? '' })) },
});

const history: ReadyMade['content'] = ({ history: { heading, items } }) => ({
  props: { heading },
  slots: { items: partsOf('moment', items, ['heading', 'text'], (index) => ({ when: YEARS[index] ?? '' })) },
});

const partners: ReadyMade['content'] = ({ partners: { heading } }) => ({
  props: { heading },
  slots: { items: PARTNERS.map((name) => ({ type: 'logo', props: { name } })) },
});

export const people: readonly ReadyMade[] = [
  ...looksOf('team', team, {
    'Team of four': { columns: { all: '2', desktop: '4' } },
    'Team in squares': { columns: { all: '2', desktop: '4' }, ...look({ ratio: 'square', align: 'center' }) },
    'Team on a soft background': { columns: { all: '2', desktop: '4' }, ...look({ scheme: 'quiet' }) },
  }),
  ...looksOf('testimonials', voices, {
    'Three voices': inColumns(3),
    'Three voices on a soft background': { ...inColumns(3), ...look({ scheme: 'quiet' }) },
    'Three voices, inverse': { ...inColumns(3), ...look({ scheme: 'inverse' }) },
  }),
  ...looksOf('quote', quote, {
    'A quotation': {},
    'A quotation on the accent colour': look({ scheme: 'accent' }),
    'A quotation at the side': look({ align: 'start', textWidth: 'wide' }),
  }),
  ...looksOf('timeline', history, {
    'History of the house': {},
    'History of the house, on a soft background': look({ scheme: 'quiet', textWidth: 'wide' }),
  }),
  ...looksOf('logos', partners, {
    'Where you are sold': {},
    'Where you are sold, on a soft background': look({ scheme: 'quiet' }),
  }),
];
