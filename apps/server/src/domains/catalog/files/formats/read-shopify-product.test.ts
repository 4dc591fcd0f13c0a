import { catalogueCsv } from '@stoa/demo';
import { array, assert as assertProperty, asyncProperty, constantFrom, integer } from 'fast-check';
import { expect, test } from 'vitest';
import { readText } from './read-text.fixture.ts';
import { storeExport, writeCsv } from './store-export.fixture.ts';

const LEGACY = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Type',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'SEO Title',
  'SEO Description',
  'Variant Image',
  'Cost per item',
  'Status',
];

const MUG = { Handle: 'mug', Title: 'Mug', 'Variant Price': '12.50' };
const SHIRT = { Handle: 'shirt', Title: 'Shirt', 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Variant Price': '20' };

const read = (records: Partial<Record<string, string>>[], columns = LEGACY) => readText(writeCsv(columns, records));

async function readOne(record: Record<string, string>) {
  const result = await read([record]);
  const [product] = result.products;
  if (!product) throw new Error(`Nothing was imported: ${JSON.stringify(result.problems)}`);
  return { ...product.draft, problems: result.problems };
}

test('reads a product of the legacy format with all its data', async () => {
  const { format, products, problems } = await read([
    {
      ...SHIRT,
      'Body (HTML)': '<p>Heavy\n"jersey"</p>',
      Vendor: 'Casa',
      Type: 'Shirts',
      Published: 'TRUE',
      Status: 'active',
      'Option2 Name': 'Colour',
      'Option2 Value': 'Red',
      'Variant SKU': 'S-1',
      'Variant Grams': '250',
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': '7',
      'Variant Inventory Policy': 'deny',
      'Variant Compare At Price': '25.00',
      'Variant Barcode': "'4006381333931",
      'Image Src': 'https://cdn.example/red.jpg',
      'Image Position': '2',
      'Image Alt Text': 'Red shirt',
      'Variant Image': 'https://cdn.example/red.jpg',
      'Cost per item': '8.10',
      'SEO Title': 'Heavy shirt',
    },
    {
      Handle: 'shirt',
      'Option1 Value': 'S',
      'Option2 Value': 'Blue',
      'Variant Price': '21.00',
      'Image Src': 'https://cdn.example/both.jpg',
      'Image Position': '1',
      'Variant Image': 'https://cdn.example/blue.jpg',
    },
  ]);
  expect(problems).toEqual([]);
  expect(format).toBe('shopify-legacy');
  expect(products).toEqual([
    {
      row: 2,
      handle: 'shirt',
      draft: {
        name: 'Shirt',
        slug: 'shirt',
        handle: 'shirt',
        visible: true,
        description: '<p>Heavy\n"jersey"</p>',
        options: [
          { name: 'Size', isGathered: true, choices: [{ name: 'S' }] },
          {
            name: 'Colour',
            isGathered: true,
            choices: [
              { name: 'Red', media: ['https://cdn.example/red.jpg'] },
              { name: 'Blue', media: ['https://cdn.example/blue.jpg'] },
            ],
          },
        ],
        variants: [
          {
            choices: { Size: 'S', Colour: 'Red' },
            sku: 'S-1',
            barcode: '4006381333931',
            price: 2000,
            compareAtPrice: 2500,
            cost: 810,
            weight: 0.25,
            stock: { trackQuantity: true, quantity: 7 },
          },
          {
            choices: { Size: 'S', Colour: 'Blue' },
            sku: null,
            barcode: null,
            price: 2100,
            compareAtPrice: null,
            cost: null,
            weight: null,
            stock: { trackQuantity: false, inStock: true },
          },
        ],
        media: [
          { source: 'https://cdn.example/both.jpg', altText: null },
          { source: 'https://cdn.example/red.jpg', altText: 'Red shirt' },
          { source: 'https://cdn.example/blue.jpg', altText: null },
        ],
        brand: 'Casa',
        oneOfCategories: [{ name: 'Shirts' }],
        seoTexts: { title: 'Heavy shirt', description: '' },
      },
    },
  ]);
});

test('reads the current format', async () => {
  const columns = [
    'Title',
    'URL handle',
    'Description',
    'Product category',
    'Published on online store',
    'Status',
    'SKU',
    'Option1 name',
    'Option1 value',
    'Price',
    'Compare-at price',
    'Inventory tracker',
    'Inventory quantity',
    'Continue selling when out of stock',
    'Weight value (grams)',
    'Product image URL',
    'Image position',
  ];
  const { format, products, problems } = await read(
    [
      {
        Title: 'Poster',
        'URL handle': 'poster',
        Description: 'Paper',
        'Product category': 'Home & Garden > Decor > Posters',
        'Published on online store': 'true',
        Status: 'Active',
        'Option1 name': 'Size',
        'Option1 value': 'A3',
        Price: '19.00',
        'Inventory tracker': 'shopify',
        'Inventory quantity': '3',
        'Continue selling when out of stock': 'FALSE',
        'Product image URL': 'a.webp',
      },
      { 'URL handle': 'poster', 'Option1 value': 'A2', Price: '29.00', 'Weight value (grams)': '120' },
    ],
    columns,
  );
  expect({ format, problems }).toEqual({ format: 'shopify-current', problems: [] });
  const draft = products[0]?.draft;
  expect(draft).toMatchObject({
    name: 'Poster',
    slug: 'poster',
    visible: true,
    oneOfCategories: [{ name: 'Posters' }],
  });
  expect(draft?.variants.map(({ choices, price, weight }) => ({ choices, price, weight }))).toEqual([
    { choices: { Size: 'A3' }, price: 1900, weight: null },
    { choices: { Size: 'A2' }, price: 2900, weight: 0.12 },
  ]);
});

test.each([
  ['an empty file', '', 'an empty first line'],
  ['another table', 'id,colour\n1,red\n', '"id", "colour"'],
  ['a file with a column missing', 'Handle;Title\nmug;Mug\n', '"Handle", "Title"'],
])('explains that %s is of no known format', async (_, text, found) => {
  const { format, products, problems } = await readText(text);
  expect({ format, products }).toEqual({ format: null, products: [] });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ row: 1, severity: 'error' });
  expect(problems[0]?.reason).toContain(
    '"Handle", "Title", "Variant Price" (older exports) or "URL handle", "Title", "Price" (newer exports)',
  );
  expect(problems[0]?.reason).toContain(`found ${found}.`);
});

test.each([
  ['commas and LF', ',', '\n', ''],
  ['semicolons, CRLF and a byte order mark', ';', '\r\n', '\uFEFF'],
  ['tabs and CR', '\t', '\r', ''],
])('reads files with %s', async (_, delimiter, lineEnd, start) => {
  const text =
    start +
    writeCsv(LEGACY, [{ ...MUG, Title: 'Mug; big, "blue"', 'Body (HTML)': 'one\n\ntwo' }, SHIRT], lineEnd, delimiter);
  const { products, problems } = await readText(text);
  expect(problems).toEqual([]);
  expect(products.map(({ row, draft }) => [row, draft.name, draft.description])).toEqual([
    [2, 'Mug; big, "blue"', 'one\n\ntwo'],
    [3, 'Shirt', ''],
  ]);
});

test('gathers rows of one handle from anywhere in the file', async () => {
  const { products, problems } = await read([
    SHIRT,
    MUG,
    { Handle: 'shirt', 'Option1 Value': 'M', 'Variant Price': '22' },
  ]);
  expect(problems).toEqual([]);
  expect(products.map(({ handle, draft }) => [handle, draft.variants.length])).toEqual([
    ['shirt', 2],
    ['mug', 1],
  ]);
});

test('a product with the option value Default Title has no options', async () => {
  const draft = await readOne({ ...MUG, 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' });
  expect(draft.options).toEqual([]);
  expect(draft.variants.map((variant) => variant.choices)).toEqual([{}]);
  expect(draft.problems).toEqual([]);
});

test.each([
  [{ Status: 'active', Published: 'TRUE' }, true],
  [{}, true],
  [{ Status: 'draft' }, false],
  [{ Status: 'active', Published: 'false' }, false],
])('%j is visible: %s', async (cells, visible) => {
  expect(await readOne({ ...MUG, ...cells })).toMatchObject({ visible, problems: [] });
});

test.each([
  [{ Status: 'archived' }, { visible: false }, 'Archived products are imported hidden.'],
  [{ Title: 'x'.repeat(81) }, { name: 'x'.repeat(80) }, 'The title was cut after 80 characters.'],
  [{ 'Variant SKU': 'x'.repeat(41) }, { variants: [{ sku: 'x'.repeat(40) }] }, 'The SKU was cut after 40 characters.'],
  [
    { 'Variant Compare At Price': '12.50' },
    { variants: [{ compareAtPrice: null }] },
    'The compare-at price equals the price and was left out.',
  ],
])('%j is imported as %j and noted', async (cells, imported, reason) => {
  const { problems, ...draft } = await readOne({ ...MUG, ...cells });
  expect(draft).toMatchObject(imported);
  expect(problems).toMatchObject([{ row: 2, reason, severity: 'note' }]);
});

test.each([
  [
    { 'Product Category': 'Home > Kitchen > Cups' },
    [{ name: 'Cups', parents: [{ name: 'Home' }, { name: 'Kitchen' }] }],
  ],
  [{ 'Product Category': 'Uncategorized' }, []],
  [{ Type: 'Cups', 'Product Category': 'Home > Kitchen' }, [{ name: 'Cups' }]],
  [{ Type: 'uncategorised', 'Product Category': 'Cups' }, [{ name: 'Cups' }]],
])('the category of %j is %j', async (cells, oneOfCategories) => {
  const draft = await readOne({ ...MUG, ...cells });
  expect([draft.oneOfCategories, draft.problems]).toEqual([oneOfCategories, []]);
});

test('columns without a place in a product are one note, where they have content', async () => {
  const others = ['Google Shopping / Gender', 'Colour (product.metafields.shopify.color)', 'Google Shopping / MPN'];
  const row = { ...MUG, [others[0] as string]: 'unisex', [others[1] as string]: 'red' };
  const { products, problems } = await read([row, { ...row, Handle: 'cup' }], [...LEGACY, ...others]);
  expect(products).toHaveLength(2);
  expect(problems).toEqual([
    {
      row: 1,
      column: '',
      value: 'Google Shopping / Gender, Colour (product.metafields.shopify.color)',
      reason: '2 columns are not imported.',
      severity: 'note',
    },
  ]);
});

test('a product without shipping is digital', async () => {
  expect((await readOne({ ...MUG, 'Variant Requires Shipping': 'false' })).productType).toBe('DIGITAL');
});

test.each([
  ['Variant Price', 'abc', 'The price is not an amount in EUR such as 12.50.'],
  ['Variant Price', '1,50', 'The price is not an amount in EUR such as 12.50.'],
  ['Variant Price', '-1', 'The price is not an amount in EUR such as 12.50.'],
  ['Variant Price', '', 'The price is missing.'],
  ['Title', '', "The title is missing from the product's first row."],
  ['Handle', '!!!', 'The handle has neither letters nor digits to make an address of.'],
  ['Variant Inventory Qty', '2.5', 'The quantity is not a whole number up to 99999.'],
  ['Option1 Value', '', 'The value of the option "Size" is missing.'],
  ['Option2 Value', 'Red', "The value belongs to an option that the product's first row does not name."],
])('leaves out a product whose first row has %s "%s"', async (column, value, reason) => {
  const { products, problems } = await read([
    MUG,
    { ...SHIRT, 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '1', [column]: value },
  ]);
  expect(products.map((product) => product.handle)).toEqual(['mug']);
  expect(problems).toEqual([
    { row: 3, column, value, reason: `${reason} The product was left out.`, severity: 'error' },
  ]);
});

test('reports once that a bad first row leaves out the whole product', async () => {
  const rest = ['M', 'L'].map((size) => ({ Handle: 'shirt', 'Option1 Value': size, 'Variant Price': 'x' }));
  const { products, problems } = await read([{ ...SHIRT, Title: '', 'Variant Price': '?' }, ...rest, MUG]);
  expect(products.map((product) => product.handle)).toEqual(['mug']);
  expect(problems.map(({ row, reason }) => [row, reason])).toEqual([
    [2, "The title is missing from the product's first row. The product was left out with all its 3 rows."],
  ]);
});

test('leaves out bad variants and keeps the others', async () => {
  const { products, problems } = await read([
    SHIRT,
    { Handle: 'shirt', 'Option1 Value': 'M', 'Variant Price': 'cheap' },
    { Handle: 'shirt', 'Option1 Value': 'S', 'Variant Price': '21' },
    { Handle: 'shirt', 'Option1 Value': '', 'Variant Price': '22' },
    { Handle: 'shirt', 'Option1 Value': 'XL', 'Variant Price': '23' },
  ]);
  expect(products[0]?.draft.variants.map((variant) => variant.choices)).toEqual([{ Size: 'S' }, { Size: 'XL' }]);
  expect(products[0]?.draft.options[0]?.choices).toEqual([{ name: 'S' }, { name: 'XL' }]);
  expect(problems.map(({ row, column, value, reason, severity }) => [row, column, value, reason, severity])).toEqual([
    [3, 'Variant Price', 'cheap', 'The price is not an amount in EUR such as 12.50.', 'error'],
    [4, 'Option1 Value', 'S', 'The variant has the same option values as row 2.', 'error'],
    [5, 'Option1 Value', '', 'The value of the option "Size" is missing.', 'error'],
  ]);
});

test.each([
  [
    'Status',
    'sleeping',
    'The status is none of active, draft, archived or unlisted: imported hidden.',
    { visible: false },
  ],
  [
    'Variant Compare At Price',
    '9.00',
    'The compare-at price is below the price and was left out.',
    { variants: [{ compareAtPrice: null }] },
  ],
  [
    'Cost per item',
    'x',
    'This is not an amount in EUR such as 12.50 and was left out.',
    { variants: [{ cost: null }] },
  ],
  ['Variant Grams', '1 kg', 'The weight is not a number of grams and was left out.', { variants: [{ weight: null }] }],
  [
    'Variant Barcode',
    'x'.repeat(41),
    'This is longer than 40 characters and was left out.',
    { variants: [{ barcode: null }] },
  ],
  [
    'Gift Card',
    'TRUE',
    'A gift card was imported as a digital product: it creates no codes.',
    { productType: 'DIGITAL' },
  ],
])('imports a product with %s "%s" and a warning', async (column, value, reason, imported) => {
  const { problems, ...draft } = await readOne({ ...MUG, [column]: value });
  expect(draft).toMatchObject(imported);
  expect(problems).toMatchObject([{ row: 2, column, reason, severity: 'warning' }]);
});

test('tracks stock that Shopify would oversell and reports it once per product', async () => {
  const stock = {
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '0',
    'Variant Inventory Policy': 'continue',
  };
  const { products, problems } = await read([
    { ...SHIRT, ...stock },
    { ...SHIRT, ...stock, 'Option1 Value': 'M' },
  ]);
  expect(products[0]?.draft.variants.map((variant) => variant.stock)).toEqual(
    Array(2).fill({ trackQuantity: true, quantity: 0 }),
  );
  expect(problems.map(({ row, column, severity }) => [row, column, severity])).toEqual([
    [2, 'Variant Inventory Policy', 'warning'],
  ]);
});

test('of two handles that make one address, the later product is left out', async () => {
  const { products, problems } = await read([MUG, { ...MUG, Handle: 'MUG', Title: 'Other' }]);
  expect(products.map(({ draft }) => draft.name)).toEqual(['Mug']);
  expect(problems.map(({ row, reason }) => [row, reason])).toEqual([
    [3, 'The product in row 2 already has the address "mug". The product was left out.'],
  ]);
});

test('takes six options and refuses the seventh', async () => {
  const options = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        [`Option${index + 1} Name`, `Option ${index + 1}`],
        [`Option${index + 1} Value`, 'one'],
      ]).flat(),
    );
  const columns = [...new Set([...LEGACY, ...Object.keys(options(7))])];
  const { products, problems } = await read(
    [
      { ...MUG, ...options(6) },
      { ...MUG, Handle: 'cup', ...options(7) },
    ],
    columns,
  );
  expect(products.map(({ draft }) => draft.options.length)).toEqual([6]);
  expect(problems.map(({ row, column, reason }) => [row, column, reason])).toEqual([
    [3, 'Option7 Name', 'A product has at most 6 options. The product was left out.'],
  ]);
});

test('takes a thousand variants and reports the rest in one line', async () => {
  const sizes = Array.from({ length: 1005 }, (_, index) => ({ ...SHIRT, 'Option1 Value': `${index}` }));
  const { products, problems } = await read([...sizes, MUG]);
  expect(products.map(({ draft }) => draft.variants.length)).toEqual([1000, 1]);
  expect(problems.map(({ row, reason }) => [row, reason])).toEqual([
    [1002, 'A product has at most 1000 variants: those from here on were left out.'],
  ]);
});

test('reports rows without a handle and rows with too many cells, and counts blank lines', async () => {
  const header = 'Handle,Title,Variant Price,Image Src\n';
  const { products, problems } = await readText(
    `${header}mug,Mug,12.50\n\n,Lost,3.00,\ncup,Cup,1,50,a.webp\njar,Jar,5,,\n`,
  );
  expect(products.map(({ row, handle }) => [row, handle])).toEqual([
    [2, 'mug'],
    [6, 'jar'],
  ]);
  expect(problems.map(({ row, column, reason }) => [row, column, reason])).toEqual([
    [4, 'Handle', 'The handle is missing, so the row belongs to no product.'],
    [5, '', 'The row has 5 cells, the header 4. Is a quotation mark missing around a comma?'],
  ]);
});

test('imports the part before a quotation mark that never closes', async () => {
  const { products, problems } = await readText('Handle,Title,Variant Price\nmug,Mug,1\ncup,"Cup,2\njar,Jar,3\n');
  expect(products.map(({ handle }) => handle)).toEqual(['mug']);
  expect(problems).toMatchObject([{ row: 3, severity: 'error' }]);
});

test('any mix of good and bad products imports exactly the good ones', async () => {
  const flaws = [
    { Title: '' },
    { 'Variant Price': '1.2.3' },
    { Handle: '' },
    { 'Variant Inventory Tracker': 'x', 'Variant Inventory Qty': '1.5' },
  ];
  const rows = array(constantFrom('good', ...flaws.keys()), { maxLength: 40 });
  await assertProperty(
    asyncProperty(rows, integer({ min: 0, max: 99_999_999 }), async (kinds, price) => {
      const records = kinds.map((kind, index) => ({
        ...MUG,
        Handle: `mug-${index}`,
        'Variant Price': (price / 100).toFixed(2),
        ...(kind === 'good' ? {} : flaws[kind as number]),
      }));
      const { products, problems } = await read(records);
      const good = kinds.flatMap((kind, index) => (kind === 'good' ? [index + 2] : []));
      const bad = kinds.flatMap((kind, index) => (kind === 'good' ? [] : [index + 2]));
      expect(products.map((product) => product.row)).toEqual(good);
      expect(products.every((product) => product.draft.variants[0]?.price === price)).toBe(true);
      expect(problems.map((problem) => problem.row)).toEqual(bad);
    }),
  );
});

test.each([1, 2, 3])(
  'imports the export of a real store (seed %i): all that is good, with a reason for each bad row',
  async (seed) => {
    const store = storeExport(seed, 150);
    const { format, products, problems } = await readText(store.text);
    expect(format).toBe('shopify-legacy');
    expect(products.length).toBeGreaterThan(100);
    expect(store.badRows.length).toBeGreaterThan(20);
    expect(
      new Map(
        products.map(({ handle, draft }) => [handle, { variants: draft.variants.length, images: draft.media?.length }]),
      ),
    ).toEqual(store.products);
    expect(problems.filter((problem) => problem.severity === 'error').map((problem) => problem.row)).toEqual(
      store.badRows,
    );
    expect(products[0]?.draft.description).toBe(
      '<p>Soft, warm\nand "honest".</p>\r\n<ul>\n  <li>100% wool; made in Porto</li>\n</ul>',
    );
  },
);

test('reads the catalogue of the demo shop without a complaint', async () => {
  const { products, problems } = await readText(catalogueCsv());
  expect(problems).toEqual([]);
  expect(products.length).toBeGreaterThanOrEqual(64);
  expect(new Set(products.flatMap(({ draft }) => draft.oneOfCategories?.map(({ name }) => name))).size).toBe(6);
});

test('handles that agree as far as an address is long stay two products, wherever they are in a file', async () => {
  const long = (end: string) => ({ ...MUG, Handle: `${'long-'.repeat(20)}${end}`, Title: end });
  const { products, problems } = await read([long('one'), long('two')]);
  expect(problems).toEqual([]);
  const [one = '', two = ''] = products.map(({ draft }) => draft.slug);
  expect(one).toBe('long-'.repeat(20).slice(0, 99));
  expect(two).toMatch(/^(long-){18}l-[0-9a-f]{8}$/);
  expect((await read([MUG, long('one'), long('x'), long('two')])).products.map(({ draft }) => draft.slug)[3]).toBe(two);
});

test.each([
  [['FALSE'], false, 0],
  [['FALSE', 'FALSE'], false, 0],
  [['TRUE', 'FALSE'], true, 1],
  [[''], true, 0],
])('variants that are taxable %j make a product that is taxed: %s', async (cells, isTaxed, warnings) => {
  const { products, problems } = await read(
    cells.map((cell, index) => ({ ...SHIRT, 'Option1 Value': `${index}`, 'Variant Taxable': cell })),
    [...LEGACY, 'Variant Taxable'],
  );
  expect(products[0]?.draft.isTaxed).toBe(isTaxed);
  expect(problems).toHaveLength(warnings);
});

test('variants and products may have the same SKU', async () => {
  const text = [
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price',
    'mug,Mug,Colour,Red,M,12.00',
    'mug,,,Blue,M,12.00',
    'cup,Cup,,,M,9.00',
    'jar,Jar,,,J,9.00',
  ].join('\n');
  const { products, problems } = await readText(text);
  expect(products.flatMap(({ draft }) => draft.variants.map(({ sku }) => sku))).toEqual(['M', 'M', 'M', 'J']);
  expect(problems.map(({ row, column, value, severity }) => [row, column, value, severity])).toEqual([
    [3, 'Variant SKU', 'M', 'note'],
    [4, 'Variant SKU', 'M', 'note'],
  ]);
});

test('a barcode of an earlier variant is left out, not the product', async () => {
  const text = [
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Barcode,Variant Price',
    'mug,Mug,Colour,Red,M,4006381333931,12.00',
    'mug,,,Blue,M,4006381333931,12.00',
    'mug,,,Green,M-G,4006381333931,12.00',
  ].join('\n');
  const { products, problems } = await readText(text);
  expect(products[0]?.draft.variants.map(({ sku, barcode }) => [sku, barcode])).toEqual([
    ['M', '4006381333931'],
    ['M', null],
    ['M-G', null],
  ]);
  expect(problems.map(({ row, column, severity }) => [row, column, severity])).toEqual([
    [3, 'Variant Barcode', 'warning'],
    [3, 'Variant SKU', 'note'],
  ]);
});
