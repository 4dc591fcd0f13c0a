/** Sections with what a shop sells, and what one should know about it. */
import { inColumns, look, looksOf, paragraphs, partsOf, type ReadyMade, toShop } from './ready-made.ts';

export const goods: readonly ReadyMade[] = [
  {
    name: 'Newest products',
    type: 'productGrid',
    styles: { columns: { all: '2', desktop: '4' } },
    content: ({ products }) => ({
      props: {
        heading: products.newest,
        text: products.newestText,
        sort: 'newest',
        limit: 4,
        action: toShop(products.more),
      },
    }),
  },
  {
    name: 'Best rated products',
    type: 'productGrid',
    styles: { columns: { all: '2', desktop: '4' }, ...look({ scheme: 'quiet' }) },
    content: ({ products }) => ({
      props: { heading: products.best, text: products.bestText, sort: 'rating', limit: 4 },
    }),
  },
  {
    name: 'Three large products',
    type: 'productGrid',
    styles: inColumns(3),
    content: ({ products }) => ({ props: { heading: products.few, sort: 'rating', limit: 3 } }),
  },
  {
    name: 'Eight products',
    type: 'productGrid',
    styles: { columns: { all: '2', desktop: '4' }, ...look({ gap: 'medium' }) },
    content: ({ products }) => ({
      props: { heading: products.newest, sort: 'newest', limit: 8, action: toShop(products.more) },
    }),
  },
  ...looksOf(
    'categoryTiles',
    ({ products }) => ({ props: { heading: products.categories, text: products.categoriesText } }),
    {
      'Categories as tiles': {},
      'Categories as tall tiles': { ...inColumns(2, 4), ...look({ ratio: 'portrait' }) },
      'Categories on a soft background': { ...inColumns(3), ...look({ scheme: 'quiet', ratio: 'square' }) },
    },
  ),
  {
    name: 'Material, care, delivery',
    type: 'tabs',
    content: ({ details }) => ({
      props: { heading: details.heading },
      slots: {
        items: details.items.map(([title = '', text = '']) => ({
          type: 'tab',
          props: { title },
          slots: { content: [{ type: 'words', props: { text: paragraphs(text) } }] },
        })),
      },
    }),
  },
  {
    name: 'Sizes',
    type: 'table',
    content: ({ sizes: { heading, text, head } }) => ({
      props: { heading, text, columns: 4 },
      slots: { head: partsOf('tableHead', [head], cells), items: partsOf('tableRow', SIZES, cells) },
    }),
  },
  {
    name: 'Comparison',
    type: 'table',
    styles: look({ scheme: 'quiet' }),
    content: ({ comparing: { heading, head, items } }) => ({
      props: { heading, columns: 4 },
      slots: { head: partsOf('tableHead', [head], cells), items: partsOf('tableRow', items, cells) },
    }),
  },
  {
    name: 'Delivery times and costs',
    type: 'table',
    content: ({ shipping: { heading, head, items } }) => ({
      props: { heading, columns: 3 },
      slots: { head: partsOf('tableHead', [head], cells), items: partsOf('tableRow', items, cells) },
    }),
  },
  ...looksOf(
    'downloads',
    ({ files }) => ({
      props: { heading: files.heading },
      slots: { items: partsOf('download', files.items, ['name', 'text']) },
    }),
    { 'Files to take away': {}, 'Files in two columns': inColumns(2) },
  ),
];

const cells = ['cell1', 'cell2', 'cell3', 'cell4'];
const SIZES = [
  ['S', '50', '68', '60'],
  ['M', '53', '70', '62'],
  ['L', '56', '72', '64'],
  ['XL', '60', '74', '66'],
];
