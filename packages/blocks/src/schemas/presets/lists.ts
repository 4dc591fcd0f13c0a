/** Promises, steps, figures and questions. */
import { inColumns, look, looksOf, paragraphs, partsOf, type ReadyMade } from './ready-made.ts';

type Rows = readonly (readonly string[])[];
type Titled = { heading: string; items: Rows };

const listed = (type: string, { heading, items }: Titled, names = ['heading', 'text']) => ({
  props: { heading },
  slots: { items: partsOf(type, items, names) },
});

const asked = ({ heading, items }: Titled) => ({
  props: { heading },
  slots: {
    items: items.map(([question = '', answer = '']) => ({
      type: 'question',
      props: { question, answer: paragraphs(answer) },
    })),
  },
});

export const lists: readonly ReadyMade[] = [
  ...looksOf('featureList', ({ promises }) => listed('feature', promises), {
    'Four promises': {},
    'Four promises, two by two': inColumns(2),
    'Four promises, inverse': look({ scheme: 'inverse' }),
  }),
  ...looksOf('featureList', ({ values }) => listed('feature', values), {
    'What matters to us': inColumns(3),
    'What matters to us, centred': { ...inColumns(3), ...look({ align: 'center', scheme: 'quiet' }) },
    'What matters to us, on the accent colour': { ...inColumns(3), ...look({ scheme: 'accent' }) },
  }),
  ...looksOf('steps', ({ ordering }) => listed('step', ordering), {
    'How an order works': inColumns(3),
    'How an order works, on a soft background': { ...inColumns(3), ...look({ scheme: 'quiet' }) },
  }),
  ...looksOf('steps', ({ appointment }) => listed('step', appointment), {
    'How a visit works': inColumns(3),
    'How a visit works, one below the other': look({ columns: '1' }),
  }),
  ...looksOf('steps', ({ returning }) => listed('step', returning), {
    'How to return something': inColumns(3),
  }),
  ...looksOf('figures', ({ figures }) => listed('figure', figures, ['figure', 'text']), {
    'A year in numbers': inColumns(2, 4),
    'A year in numbers, on the accent colour': {
      ...inColumns(2, 4),
      ...look({ scheme: 'accent', align: 'center' }),
    },
    'A year in numbers, inverse': { ...inColumns(2, 4), ...look({ scheme: 'inverse' }) },
  }),
  ...looksOf('questions', ({ delivery }) => asked(delivery), {
    'Questions about delivery': {},
    'Questions about delivery, on a soft background': look({ scheme: 'quiet', textWidth: 'wide' }),
  }),
  ...looksOf('questions', ({ visiting }) => asked(visiting), { 'Questions before a visit': {} }),
];
