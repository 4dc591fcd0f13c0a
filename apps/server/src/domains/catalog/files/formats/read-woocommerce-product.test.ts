import { expect, test } from 'vitest';
import { readText } from './read-text.fixture.ts';
import { writeCsv } from './store-export.fixture.ts';

const COLUMNS = [
  'ID',
  'Type',
  'SKU',
  'Name',
  'Published',
  'Is featured?',
  'Visibility in catalog',
  'Short description',
  'Description',
  'Date sale price starts',
  'Date sale price ends',
  'Tax status',
  'Tax class',
  'In stock?',
  'Stock',
  'Low stock amount',
  'Backorders allowed?',
  'Sold individually?',
  'Weight (lbs)',
  'Length (in)',
  'Width (in)',
  'Height (in)',
  'Allow customer reviews?',
  'Purchase note',
  'Sale price',
  'Regular price',
  'Categories',
  'Tags',
  'Shipping class',
  'Images',
  'Parent',
  'Position',
  ...[1, 2].flatMap((number) => ['name', 'value(s)', 'visible', 'global'].map((one) => `Attribute ${number} ${one}`)),
];
const MUG = {
  ID: '7',
  Type: 'simple',
  SKU: 'MUG',
  Name: 'Mug',
  Published: '1',
  'In stock?': '1',
  'Regular price': '20',
};
const SHIRT = {
  ID: '10',
  Type: 'variable',
  SKU: 'SHIRT',
  Name: 'Linen Shirt',
  Published: '1',
  'In stock?': '1',
  'Attribute 1 name': 'Size',
  'Attribute 1 value(s)': 'S, M',
  'Attribute 1 visible': '1',
  'Attribute 2 name': 'Fabric',
  'Attribute 2 value(s)': 'Linen, washed',
  'Attribute 2 visible': '1',
};
const size = (value: string, more: Record<string, string> = {}) => ({
  Type: 'variation',
  Name: `Linen Shirt - ${value}`,
  Published: '1',
  'In stock?': '1',
  'Regular price': '50',
  'Attribute 1 name': 'Size',
  'Attribute 1 value(s)': value,
  ...more,
});
const read = (...records: Partial<Record<string, string>>[]) => readText(writeCsv(COLUMNS, records));

test('a simple product with all its data', async () => {
  const { format, products, problems } = await read({
    ...MUG,
    'Short description': 'Thrown by hand.',
    Description: '<p>One</p>\\n<p>Two</p>',
    'Tax status': 'none',
    Stock: '4',
    'Weight (lbs)': '2',
    'Length (in)': '4',
    'Width (in)': '3.5',
    'Sale price': '15.50',
    Categories: 'Home > Kitchen, Gifts\\, small, Uncategorized',
    Tags: 'new, blue',
    Images: 'https://cdn.example/1.jpg, https://cdn.example/2.jpg',
    'Attribute 1 name': 'Material',
    'Attribute 1 value(s)': 'Stoneware',
    'Attribute 1 visible': '1',
    'Attribute 2 name': 'Origin',
    'Attribute 2 value(s)': 'Porto',
    'Attribute 2 visible': '0',
  });
  expect({ format, problems }).toEqual({ format: 'woocommerce', problems: [] });
  expect(products[0]?.draft).toEqual({
    name: 'Mug',
    slug: 'mug',
    otherSlug: 'mug-7',
    visible: true,
    productType: 'PHYSICAL',
    description: 'Thrown by hand.\n<p>One</p>\n<p>Two</p>',
    options: [],
    variants: [
      {
        choices: {},
        sku: 'MUG',
        price: 1550,
        compareAtPrice: 2000,
        weight: 0.907185,
        packageDimensions: { length: '4', width: '3.5', height: null, unit: 'IN' },
        stock: { trackQuantity: true, quantity: 4 },
      },
    ],
    infoSections: [{ title: 'Material', description: 'Stoneware' }],
    isTaxed: false,
    media: [{ source: 'https://cdn.example/1.jpg' }, { source: 'https://cdn.example/2.jpg' }],
    tags: { public: ['new', 'blue'] },
    categories: [{ name: 'Kitchen', parents: [{ name: 'Home' }] }, { name: 'Gifts, small' }],
  });
});

test.each([
  ['by SKU', 'SHIRT'],
  ['by id', 'id:10'],
])('variations that name their product %s, anywhere in the file', async (_, Parent) => {
  const { products, problems } = await read(
    size('M', { ID: '12', SKU: 'SHIRT-M', Parent, 'Sale price': '45', Images: 'm.jpg' }),
    MUG,
    SHIRT,
    size('S', { ID: '11', SKU: 'SHIRT-S', Parent, Stock: 'parent', 'In stock?': '0' }),
  );
  expect(problems).toEqual([]);
  expect(products.map(({ draft }) => [draft.name, draft.variants.length])).toEqual([
    ['Linen Shirt', 2],
    ['Mug', 1],
  ]);
  expect(products[0]?.draft).toMatchObject({
    options: [{ name: 'Size', choices: [{ name: 'S' }, { name: 'M' }] }],
    variants: [
      { choices: { Size: 'M' }, sku: 'SHIRT-M', price: 4500, compareAtPrice: 5000 },
      { choices: { Size: 'S' }, sku: 'SHIRT-S', price: 5000, stock: { trackQuantity: false, inStock: false } },
    ],
    media: [{ source: 'm.jpg' }],
    infoSections: [{ title: 'Fabric', description: 'Linen, washed' }],
  });
});

test('a variation of any value stands for every value without a variation of its own', async () => {
  const { products, problems } = await read(SHIRT, size('S', { Parent: 'id:10' }), {
    ...size('', { Parent: 'id:10', 'Regular price': '60' }),
  });
  expect(problems).toEqual([]);
  expect(products[0]?.draft.variants.map(({ choices, price }) => [choices.Size, price])).toEqual([
    ['S', 5000],
    ['M', 6000],
  ]);
});

test.each([
  [{ Type: 'external' }, { visible: false }, 'sold on other sites'],
  [{ Type: 'simple, virtual' }, { productType: 'DIGITAL', visible: true }, null],
  [{ Type: 'simple, downloadable' }, { productType: 'DIGITAL' }, null],
  [{ Published: '0' }, { visible: false }, null],
  [{ Published: '-1' }, { visible: false }, null],
  [{ 'Visibility in catalog': 'hidden' }, { visible: false }, 'only a link leads to'],
  [{ 'Backorders allowed?': 'notify', Stock: '0' }, { visible: true }, 'Selling beyond the stock'],
  [
    { 'Sale price': '5', 'Date sale price ends': '2020-01-01' },
    { variants: [{ price: 2000, compareAtPrice: null }] },
    'limited in time',
  ],
  [{ 'Sale price': '20' }, { variants: [{ price: 2000, compareAtPrice: null }] }, 'not below the regular price'],
])('%j is imported as %j', async (cells, draft, note) => {
  const { products, problems } = await read({ ...MUG, ...cells });
  expect(products[0]?.draft).toMatchObject(draft);
  expect(problems.map(({ reason, severity }) => [reason, severity])).toEqual(
    note === null ? [] : [[expect.stringContaining(note), 'note']],
  );
});

test.each([
  ['a grouped product', [{ ...MUG, Type: 'grouped', 'Regular price': '' }], 'note', 'only list others'],
  ['a product without a price', [{ ...MUG, 'Regular price': '' }], 'error', 'The price is missing.'],
  ['a product without variations', [SHIRT], 'error', 'has no variations'],
  ['a variation without its product', [size('S', { Parent: 'id:99' })], 'error', 'no product of this id or SKU'],
  ['a variation of nothing', [size('S')], 'error', 'names neither a product'],
])('%s is left out, with the reason', async (_, records, severity, reason) => {
  const { products, problems } = await read(...records);
  expect(products).toEqual([]);
  expect(problems).toMatchObject([{ row: 2, severity, reason: expect.stringContaining(reason) }]);
});

test('products of one name have addresses of their own', async () => {
  const { products } = await read(MUG, { ...MUG, ID: '8', SKU: 'MUG-2' });
  expect(products.map(({ draft }) => draft.slug)).toEqual(['mug', 'mug-8']);
});
