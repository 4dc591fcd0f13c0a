import { expect, test } from 'vitest';
import { readText } from './read-text.fixture.ts';
import { writeCsv } from './store-export.fixture.ts';

type Rows = Partial<Record<string, string>>[];
const file = (rows: Rows) => writeCsv([...new Set(rows.flatMap(Object.keys))], rows);
const read = (rows: Rows) => readText(file(rows));

const V1_MUG = { handleId: 'mug', fieldType: 'Product', name: 'Mug', price: '20.00', surcharge: '', visible: 'true' };
const V3_MUG = { handle: 'mug', fieldType: 'PRODUCT', name: 'Mug', visible: 'TRUE', price: '20.00' };

test('a product of the older store format with all its data', async () => {
  const { format, products, problems } = await read([
    {
      ...V1_MUG,
      description: '<p>Blue</p>',
      productImageUrl: 'a1b2c3_0123456789abcdef0123456789abcdef~mv2.jpg;https://cdn.example/2.jpg',
      collection: 'Kitchen;New',
      ribbon: 'Sale',
      discountMode: 'PERCENT',
      discountValue: '10',
      inventory: 'InStock',
      weight: '0.5',
      cost: '7.00',
      productOptionName1: 'Colour',
      productOptionType1: 'COLOR',
      productOptionDescription1: '#ff0000:Red;#0000ff:Blue;Plain',
      productOptionName2: 'Size',
      productOptionType2: 'DROP_DOWN',
      productOptionDescription2: 'S;L',
      additionalInfoTitle1: 'Care',
      additionalInfoDescription1: 'By hand',
      customTextField1: 'Engraving',
      customTextCharLimit1: '20',
      customTextMandatory1: 'TRUE',
      brand: 'Kiln',
    },
    {
      handleId: 'mug',
      fieldType: 'Variant',
      sku: 'M-R-L',
      surcharge: '5.00',
      visible: 'false',
      inventory: '7',
      productOptionDescription1: '#ff0000:Red',
      productOptionDescription2: 'L',
    },
    {
      handleId: 'mug',
      fieldType: 'variant',
      inventory: 'OutOfStock',
      productOptionDescription1: 'Plain',
      productOptionDescription2: 'S',
    },
  ]);
  expect({ format, problems }).toEqual({ format: 'store-v1', problems: [] });
  expect(products[0]?.draft).toMatchObject({
    slug: 'mug',
    visible: true,
    media: [
      { source: 'https://static.wixstatic.com/media/a1b2c3_0123456789abcdef0123456789abcdef~mv2.jpg' },
      { source: 'https://cdn.example/2.jpg' },
    ],
    categories: [{ name: 'Kitchen' }, { name: 'New' }],
    ribbon: 'Sale',
    brand: 'Kiln',
    discount: { type: 'PERCENT', value: 10 },
    options: [
      {
        name: 'Colour',
        renderType: 'SWATCH_CHOICES',
        choices: [{ name: 'Red', colorCode: '#ff0000' }, { name: 'Blue', colorCode: '#0000ff' }, { name: 'Plain' }],
      },
      { name: 'Size', renderType: 'TEXT_CHOICES', choices: [{ name: 'S' }, { name: 'L' }] },
    ],
    infoSections: [{ title: 'Care', description: 'By hand' }],
    textFields: [{ name: 'Engraving', mandatory: true, freeText: { maxLength: 20 } }],
    manageVariants: true,
    variants: [
      {
        choices: { Colour: 'Red', Size: 'L' },
        price: 2250,
        compareAtPrice: 2500,
        sku: 'M-R-L',
        visible: false,
        stock: { trackQuantity: true, quantity: 7 },
      },
      { choices: { Colour: 'Plain', Size: 'S' }, price: 1800, stock: { trackQuantity: false, inStock: false } },
    ],
  });
});

test('older format without variant rows: one variant per combination, none with an SKU', async () => {
  const { products, problems } = await read([
    {
      ...V1_MUG,
      sku: 'MUG',
      productOptionName1: 'Size',
      productOptionType1: 'DROP_DOWN',
      productOptionDescription1: 'S;M;L',
    },
  ]);
  expect(products[0]?.draft.variants.map(({ choices, price, sku }) => [choices.Size, price, sku])).toEqual([
    ['S', 2000, null],
    ['M', 2000, null],
    ['L', 2000, null],
  ]);
  expect(products[0]?.draft.manageVariants).toBe(false);
  expect(problems).toMatchObject([{ column: 'sku', severity: 'warning' }]);
});

test.each([
  ['-5.00', 1500, 0],
  ['-20.00', 0, 0],
  ['0', 2000, 0],
  ['-20.01', undefined, 1],
  ['less', undefined, 1],
])('a surcharge of %s makes a price of %s', async (surcharge, price, errors) => {
  const option = { productOptionName1: 'Size', productOptionType1: 'DROP_DOWN', productOptionDescription1: 'S;M' };
  const variant = { handleId: 'mug', fieldType: 'Variant', productOptionDescription1: 'M' };
  const { products, problems } = await read([
    { ...V1_MUG, ...option },
    { ...variant, productOptionDescription1: 'S', surcharge: '1' },
    { ...variant, surcharge },
  ]);
  expect(products[0]?.draft.variants[1]?.price).toBe(price);
  expect(problems.filter(({ column, severity }) => column === 'surcharge' && severity === 'error')).toHaveLength(
    errors,
  );
});

test('a product of the newer store format with all its data', async () => {
  const { format, products, problems } = await read([
    {
      ...V3_MUG,
      plainDescription: '<p>Blue</p>',
      media: 'https://cdn.example/1.jpg',
      mediaAltText: 'Front',
      ribbon: 'New',
      brand: 'Kiln',
      strikethroughPrice: '25.00',
      baseUnit: '100',
      baseUnitMeasurement: 'G',
      productOptionName1: 'Size',
      productOptionType1: 'TEXT_CHOICES',
      productOptionChoices1: 'S;L',
      modifierName1: 'Gift wrap',
      modifierType1: 'TEXT_CHOICES',
      modifierDescription1: 'Red;Gold',
      modifierMandatory1: 'FALSE',
      modifierName2: 'Words',
      modifierType2: 'FREE_TEXT',
      modifierCharLimit2: '12',
      modifierMandatory2: 'TRUE',
      modifierDescription2: 'Your words',
      categorySlugs: 'kitchen;new',
      primaryCategorySlug: 'kitchen',
    },
    {
      handle: 'mug',
      fieldType: 'VARIANT',
      visible: 'TRUE',
      price: '',
      totalUnits: '250',
      totalUnitsMeasurement: 'G',
      inventory: '3',
      preOrderEnabled: 'TRUE',
      preOrderMessage: 'In May',
      preOrderLimit: '10',
      sku: 'S-1',
      barcode: '4006381333931',
      weight: '0.3',
      productOptionChoices1: 'S',
    },
    { handle: 'mug', fieldType: 'VARIANT', price: '30', inventory: 'IN_STOCK', productOptionChoices1: 'L' },
    { handle: 'mug', fieldType: 'MEDIA', media: 'https://cdn.example/2.mp4', mediaAltText: '' },
  ]);
  expect({ format, problems }).toEqual({ format: 'store-v3', problems: [] });
  expect(products[0]?.draft).toMatchObject({
    description: '<p>Blue</p>',
    media: [
      { source: 'https://cdn.example/1.jpg', altText: 'Front' },
      { source: 'https://cdn.example/2.mp4', altText: null },
    ],
    categories: [{ slug: 'kitchen' }, { slug: 'new' }],
    mainCategory: 'kitchen',
    pricePerUnit: { quantity: 100, unit: 'G' },
    modifiers: [
      { name: 'Gift wrap', renderType: 'TEXT_CHOICES', mandatory: false, choices: [{ name: 'Red' }, { name: 'Gold' }] },
      { name: 'Words', mandatory: true, freeText: { title: 'Your words', maxLength: 12 } },
    ],
    variants: [
      {
        price: 2000,
        compareAtPrice: 2500,
        contents: { quantity: 250, unit: 'G' },
        stock: { trackQuantity: true, quantity: 3 },
        preorder: { message: 'In May', limit: 10 },
        sku: 'S-1',
        weight: 0.3,
      },
      { price: 3000, compareAtPrice: null, stock: { trackQuantity: false, inStock: true }, preorder: null },
    ],
  });
});

test.each<[string, Rows, [number, string, string][]]>([
  ['a variant before its product', [{ ...V3_MUG, fieldType: 'VARIANT' }], [[2, 'fieldType', 'error']]],
  ['a row of no kind', [V3_MUG, { ...V3_MUG, fieldType: 'THING' }], [[3, 'fieldType', 'error']]],
  ['a second product of the handle', [V3_MUG, V3_MUG], [[3, 'handle', 'error']]],
  ['no price', [{ ...V3_MUG, price: '' }], [[2, 'price', 'error']]],
  [
    'a discount of 120 percent',
    [{ ...V1_MUG, discountMode: 'PERCENT', discountValue: '120' }],
    [[2, 'discountValue', 'error']],
  ],
  [
    'an unknown unit',
    [{ ...V3_MUG, baseUnit: '1', baseUnitMeasurement: 'BARREL' }],
    [[2, 'baseUnitMeasurement', 'warning']],
  ],
  [
    'an unknown modifier',
    [{ ...V3_MUG, modifierName1: 'X', modifierType1: 'SOUND' }],
    [[2, 'modifierType1', 'warning']],
  ],
  ['stock that is no number', [{ ...V3_MUG, inventory: 'plenty' }], [[2, 'inventory', 'error']]],
])('explains %s', async (_, rows, expected) => {
  const { problems } = await read(rows);
  expect(problems.map(({ row, column, severity }) => [row, column, severity])).toEqual(expected);
});

test.each([
  ['UTF-8', Buffer.from(file([{ ...V3_MUG, name: 'Größe 陶' }]))],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${file([{ ...V3_MUG, name: 'Größe 陶' }])}`)],
  ['UTF-16, little end first', Buffer.from(`\uFEFF${file([{ ...V3_MUG, name: 'Größe 陶' }])}`, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\uFEFF${file([{ ...V3_MUG, name: 'Größe 陶' }])}`, 'utf16le').swap16()],
])('reads %s', async (_, bytes) => {
  const { products, problems } = await readText(bytes);
  expect({ names: products.map(({ draft }) => draft.name), problems }).toEqual({ names: ['Größe 陶'], problems: [] });
});

test('another encoding is read, with a warning', async () => {
  const { products, problems } = await readText(Buffer.from(file([{ ...V3_MUG, name: 'Größe' }]), 'latin1'));
  expect(products).toHaveLength(1);
  expect(problems).toMatchObject([{ column: 'name', severity: 'warning' }]);
});

test('characters that cannot be stored are left out, and escaped formulas become text again', async () => {
  const vase = { ...V3_MUG, handle: 'vase', plainDescription: 'x'.repeat(2000) };
  const { products } = await read([vase, { ...V3_MUG, name: "'=1+1\0", plainDescription: "'quoted" }]);
  expect(products[1]?.draft).toMatchObject({ name: '=1+1', description: "'quoted" });
});

test('a quotation mark that never closes does not swallow a large file', async () => {
  const bad = `${file([V3_MUG])}cup,"PRODUCT,${'x'.repeat(5_000_000)}`;
  const { products, problems } = await readText(bad);
  expect(products).toHaveLength(1);
  expect(problems).toMatchObject([{ row: 3, severity: 'error', reason: expect.stringContaining('longer than') }]);
});

test('JSON lines: a problem names its field', async () => {
  const header = '{"format":"stoa-products","version":1,"currency":"EUR","weightUnit":"KG"}';
  const product = (more: object) =>
    JSON.stringify({ slug: 'a', name: 'A', options: [], variants: [{ choices: {}, price: '1.00' }], ...more });
  const lines = [
    header,
    product({ colour: 'red' }),
    product({ variants: [] }),
    product({ variants: [{ choices: {} }] }),
    product({}),
  ];
  const { format, products, problems } = await readText(lines.join('\n'));
  expect(format).toBe('stoa-jsonl');
  expect(products).toHaveLength(1);
  expect(problems.map(({ row, column }) => [row, column])).toEqual([
    [2, 'colour'],
    [3, 'variants'],
    [4, 'variants.0.price'],
  ]);
});

test.each([
  ['{"format":"other"}', 'not that of a product export'],
  ['{"format":"stoa-products","version":3}', 'version 3'],
  ['{"format":"stoa-products","version":1,"currency":"USD","weightUnit":"KG"}', 'USD'],
])('JSON lines for somebody else: %s', async (header, reason) => {
  const { products, problems } = await readText(`${header}\n{"slug":"a"}`);
  expect({ products, reason: problems[0]?.reason }).toEqual({ products: [], reason: expect.stringContaining(reason) });
});

test('a JSON line of 6 MB is skipped, its neighbours are not', async () => {
  const header = '{"format":"stoa-products","version":1,"currency":"EUR","weightUnit":"KG"}';
  const line = (slug: string, description: string) =>
    JSON.stringify({ slug, name: 'A', description, options: [], variants: [{ choices: {}, price: '1.00' }] });
  const { products, problems } = await readText(
    [header, line('a', ''), line('b', 'x'.repeat(6_000_000)), line('c', '')].join('\n'),
  );
  expect(products.map(({ draft }) => draft.slug)).toEqual(['a', 'c']);
  expect(problems).toMatchObject([{ row: 3, severity: 'error' }]);
});

test('Shopify: tags, price per unit, weights in pounds', async () => {
  const { products, problems } = await readText(
    file([
      {
        'URL handle': 'tea',
        Title: 'Tea',
        Price: '9.00',
        Tags: 'green, loose , green',
        'Unit price total measure': '250',
        'Unit price total measure unit': 'g',
        'Unit price base measure': '1',
        'Unit price base measure unit': 'kg',
        'Weight value (grams)': '453.59237',
        Status: 'Unlisted',
      },
    ]),
    'LB',
  );
  expect(problems).toMatchObject([{ column: 'Status', severity: 'warning' }]);
  expect(products[0]?.draft).toMatchObject({
    tags: { public: ['green', 'loose'] },
    visible: false,
    pricePerUnit: { quantity: 1, unit: 'KG' },
    variants: [{ contents: { quantity: 250, unit: 'G' }, weight: 1 }],
  });
});
