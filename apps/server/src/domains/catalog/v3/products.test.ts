import { collections, infoSections, productsV1, productsV1Reader, productsV3 } from '@stoa/contract';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withSite } from '../../../platform/db/index.ts';
import { setStock } from '../../inventory/index.ts';
import { importProducts, mediaByName } from '../index.ts';

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops();
});
afterAll(() => shops.stop());

type Entity = { id: string; revision: string } & Record<string, unknown>;
const call = (operation: unknown, request: object) => shops.call(operation, request, shops.one.apiKey);
const asVisitor = async (operation: unknown, request: object) =>
  shops.call(operation, request, await shops.one.visitorToken());
const codeOf = ({ status, body }: { status: number; body: object }) => [
  status,
  (body as { details?: { applicationError?: { code?: string } } }).details?.applicationError?.code,
];
const amount = (value: string) => ({ amount: value });
const oneVariant = { variants: [{ price: { actualPrice: amount('10') } }] };
const createV3 = async (product: object, operation: unknown = productsV3.createProduct) => {
  const { status, body } = await call(operation, { product: { variantsInfo: oneVariant, ...product } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.product as Entity;
};
const createV1 = async (product: object) => {
  const { status, body } = await call(productsV1.createProduct, { product: { priceData: { price: 10 }, ...product } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.product as Entity;
};
const everyField = [
  'PLAIN_DESCRIPTION',
  'DESCRIPTION',
  'MEDIA_ITEMS_INFO',
  'MERCHANT_DATA',
  'INFO_SECTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
];
const readV3 = async (productId: string) =>
  (await call(productsV3.getProduct, { productId, fields: everyField })).body.product as Entity;
const readV1 = async (id: string) =>
  (await call(productsV1Reader.getProduct, { id, includeMerchantSpecificData: true })).body.product as Entity;

const shirt = (suffix: string) => {
  const choice = (optionName: string, choiceName: string) => ({ optionChoiceNames: { optionName, choiceName } });
  const variant = (size: string, colour: string, fields: object) => ({
    choices: [choice('Size', size), choice('Colour', colour)],
    price: { actualPrice: amount('59.90'), compareAtPrice: amount('79.90') },
    physicalProperties: { weight: 0.25 },
    ...fields,
  });
  return {
    name: `Shirt ${suffix}`,
    plainDescription: '<p>Washed <b>linen</b></p>',
    brand: { name: 'Loom' },
    ribbon: { name: 'New' },
    productType: 'PHYSICAL',
    seoData: { tags: [{ type: 'title', children: 'A shirt' }] },
    extendedFields: { namespaces: { mine: { a: 1 } } },
    options: [
      { name: 'Size', optionRenderType: 'TEXT_CHOICES', choicesSettings: { choices: [{ name: 'S' }, { name: 'M' }] } },
      {
        name: 'Colour',
        optionRenderType: 'SWATCH_CHOICES',
        choicesSettings: { choices: [{ name: 'Ink', colorCode: '#000080', choiceType: 'ONE_COLOR' }] },
      },
    ],
    modifiers: [
      {
        name: 'Monogram',
        modifierRenderType: 'FREE_TEXT',
        freeTextSettings: { title: 'Letters', minCharCount: 1, maxCharCount: 3, defaultAddedPrice: '5.00' },
      },
      {
        name: 'Wrap',
        modifierRenderType: 'TEXT_CHOICES',
        choicesSettings: { choices: [{ name: 'Paper', addedPrice: '1.50' }] },
      },
    ],
    variantsInfo: {
      variants: [
        variant('S', 'Ink', {
          sku: `S-${suffix}`,
          barcode: `B-${suffix}`,
          revenueDetails: { cost: amount('20') },
          inventoryItem: { quantity: 5 },
        }),
        variant('M', 'Ink', { inventoryItem: { inStock: true }, visible: false }),
      ],
    },
  };
};

describe('V3', () => {
  test('reads return what was written', async () => {
    const { id } = await createV3(shirt('read'), productsV3.createProductWithInventory);
    expect(await readV3(id)).toMatchObject({
      name: 'Shirt read',
      slug: 'shirt-read',
      revision: '1',
      plainDescription: '<p>Washed <b>linen</b></p>',
      brand: { name: 'Loom' },
      ribbon: { name: 'New' },
      inventory: { availabilityStatus: 'IN_STOCK' },
      actualPriceRange: { minValue: { amount: '59.90' }, maxValue: { amount: '59.90' } },
      compareAtPriceRange: { minValue: { amount: '79.90' } },
      costRange: { minValue: { amount: '20.00' } },
      physicalProperties: { shippingWeightRange: { minValue: 0.25, maxValue: 0.25 } },
      seoData: { tags: [{ type: 'title', children: 'A shirt' }] },
      extendedFields: { namespaces: { mine: { a: 1 } } },
      options: [{ name: 'Size' }, { name: 'Colour', choicesSettings: { choices: [{ colorCode: '#000080' }] } }],
      modifiers: [
        { freeTextSettings: { title: 'Letters', minCharCount: 1, maxCharCount: 3, defaultAddedPrice: '5.00' } },
        { choicesSettings: { choices: [{ name: 'Paper', addedPrice: '1.50' }] } },
      ],
      variantsInfo: {
        variants: [
          {
            sku: 'S-read',
            barcode: 'B-read',
            visible: true,
            revenueDetails: { cost: { amount: '20.00' } },
            physicalProperties: { weight: 0.25 },
          },
          { visible: false, inventoryStatus: { inStock: true } },
        ],
      },
    });
  });

  test('a change leaves omitted fields alone', async () => {
    const { id } = await createV3(shirt('partly'), productsV3.createProductWithInventory);
    const before = await readV3(id);
    const { body } = await call(productsV3.updateProduct, { product: { id, revision: '1', name: 'Blouse' } });
    expect(body.product).toMatchObject({ name: 'Blouse', revision: '2', slug: 'shirt-partly' });
    expect(await readV3(id)).toEqual({ ...before, name: 'Blouse', revision: '2' });
    expect((await call(productsV3.updateProduct, { product: { id } })).status).toBe(200);
    expect(await readV3(id)).toEqual({ ...before, name: 'Blouse', revision: '3' });
  });

  test('writing back what was read changes nothing', async () => {
    const { id } = await createV3(shirt('back'), productsV3.createProductWithInventory);
    const before = await readV3(id);
    expect((await call(productsV3.updateProduct, { product: before })).status).toBe(200);
    expect(await readV3(id)).toEqual({ ...before, revision: '2' });
  });

  test('variants sent without ids keep theirs, and their stock', async () => {
    const { id } = await createV3(shirt('same'), productsV3.createProductWithInventory);
    const before = await readV3(id);
    const { options, variantsInfo } = shirt('same');
    await call(productsV3.updateProduct, { product: { id, revision: '1', options, variantsInfo } });
    const after = await readV3(id);
    const idsOf = (product: Entity) => (product.variantsInfo as { variants: Entity[] }).variants.map((one) => one.id);
    expect(idsOf(after)).toEqual(idsOf(before));
    expect(after.inventory).toEqual(before.inventory);
  });

  test('options and variants must come together', async () => {
    const { id } = await createV3(shirt('half'), productsV3.createProductWithInventory);
    const { options, variantsInfo } = shirt('half');
    for (const product of [{ options }, { variantsInfo }]) {
      const answer = await call(productsV3.updateProduct, { product: { id, revision: '1', ...product } });
      expect(codeOf(answer)).toEqual([400, 'VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT']);
    }
  });

  test('a stale revision is refused and changes nothing', async () => {
    const { id } = await createV3({ name: 'Stale' });
    await call(productsV3.updateProduct, { product: { id, revision: '1', name: 'Fresh' } });
    const stale = await call(productsV3.updateProduct, { product: { id, revision: '1', name: 'Lost' } });
    expect(codeOf(stale)).toEqual([409, 'INVALID_REVISION']);
    expect(await readV3(id)).toMatchObject({ name: 'Fresh', revision: '2' });
  });

  test('slugs are unique: a requested one is a promise, a generated one gets a number', async () => {
    await createV3({ name: 'Vase', slug: 'vase' });
    expect(
      codeOf(
        await call(productsV3.createProduct, { product: { name: 'Other', slug: 'vase', variantsInfo: oneVariant } }),
      ),
    ).toEqual([409, 'DUPLICATE_SLUG_ERROR']);
    const { id, slug } = await createV3({ name: 'Vase' });
    expect(slug).toBe('vase-1');
    expect(codeOf(await call(productsV3.updateProduct, { product: { id, revision: '1', slug: 'vase' } }))).toEqual([
      409,
      'DUPLICATE_SLUG_ERROR',
    ]);
    expect((await call(productsV3.updateProduct, { product: { id, revision: '1', slug: 'vase-1' } })).status).toBe(200);
    expect(await readV3(id)).toMatchObject({ slug: 'vase-1' });
    const elsewhere = await shops.call(
      productsV3.createProduct,
      { product: { name: 'Vase', slug: 'vase', variantsInfo: oneVariant } },
      shops.other.apiKey,
    );
    expect(elsewhere.status).toBe(200);
  });

  test('amounts finer than the currency are refused, not rounded', async () => {
    const withPrice = (value: string) => ({
      name: 'Fine',
      variantsInfo: { variants: [{ price: { actualPrice: amount(value) } }] },
    });
    const answer = await call(productsV3.createProduct, { product: withPrice('1.005') });
    expect(answer.body).toMatchObject({
      details: { validationError: { fieldViolations: [{ violatedRule: 'DECIMAL_MAX_SCALE' }] } },
    });
    const modifiers = [
      {
        name: 'Wrap',
        modifierRenderType: 'TEXT_CHOICES',
        choicesSettings: { choices: [{ name: 'Paper', addedPrice: '1.005' }] },
      },
    ];
    expect((await call(productsV3.createProduct, { product: { ...withPrice('1'), modifiers } })).status).toBe(400);
    expect((await createV3(withPrice('1.500'))).actualPriceRange).toMatchObject({ minValue: { amount: '1.50' } });
  });

  test('stock is set with the product', async () => {
    const { id } = await createV3(shirt('stock'), productsV3.createProductWithInventory);
    const stockOf = async () => ((await readV1(id)).variants as { stock: object }[]).map(({ stock }) => stock);
    expect(await stockOf()).toEqual([
      { trackQuantity: true, quantity: 5, inStock: true },
      { trackQuantity: false, inStock: true },
    ]);
    const product = await readV3(id);
    const [first, second] = (product.variantsInfo as { variants: object[] }).variants;
    const write = (variants: object[]) =>
      call(productsV3.updateProductWithInventory, {
        product: { id, options: product.options, variantsInfo: { variants } },
      });
    expect(
      (
        await write([
          { ...first, inventoryItem: { quantity: 0 } },
          { ...second, inventoryItem: { inStock: false } },
        ])
      ).body.product,
    ).toMatchObject({
      inventory: { availabilityStatus: 'OUT_OF_STOCK' },
    });
    expect(await stockOf()).toEqual([
      { trackQuantity: true, quantity: 0, inStock: false },
      { trackQuantity: false, inStock: false },
    ]);
    await write([{ ...first, inventoryItem: { quantity: 3 } }, { ...second }]);
    expect((await readV3(id)).inventory).toMatchObject({ availabilityStatus: 'IN_STOCK' });
    await write([{ ...first }]);
    expect(await stockOf()).toEqual([{ trackQuantity: true, quantity: 3, inStock: true }]);
  });

  test('a deleted product is gone', async () => {
    const { id } = await createV3({ name: 'Gone' });
    expect((await call(productsV3.deleteProduct, { productId: id })).status).toBe(200);
    expect((await call(productsV3.getProduct, { productId: id })).status).toBe(404);
    expect((await call(productsV3.deleteProduct, { productId: id })).status).toBe(404);
    const announced = (await shops.events()).map(({ type }) => type);
    expect(announced.slice(-4)).toEqual([
      'wix.stores.catalog.v3.product_created',
      'com.wix.ecommerce.catalog.api.v1.ProductCreated',
      'wix.stores.catalog.v3.product_deleted',
      'com.wix.ecommerce.catalog.api.v1.ProductDeleted',
    ]);
  });
});

describe('V1', () => {
  test('created by V3, changed by V1: nothing else is lost', async () => {
    const { body } = await call(infoSections.createInfoSection, {
      infoSection: { uniqueName: 'care', title: 'Care', plainDescription: '<p>Cold</p>' },
    });
    const { id } = await createV3(
      { ...shirt('both'), infoSections: [{ id: (body.infoSection as Entity).id }] },
      productsV3.createProductWithInventory,
    );
    const before = await readV3(id);
    expect(await readV1(id)).toMatchObject({
      productType: 'physical',
      brand: 'Loom',
      ribbon: 'New',
      additionalInfoSections: [{ title: 'Care', description: '<p>Cold</p>' }],
      customTextFields: [{ title: 'Letters', maxLength: 3 }],
      discount: { type: 'AMOUNT', value: 20 },
      priceData: { price: 79.9, discountedPrice: 59.9 },
      costAndProfitData: { itemCost: 20, profit: 39.9 },
    });
    expect((await call(productsV1.updateProduct, { product: { id, name: 'Blouse' } })).status).toBe(200);
    expect(await readV3(id)).toEqual({ ...before, name: 'Blouse', revision: '2' });
    const { productOptions, additionalInfoSections } = await readV1(id);
    await call(productsV1.updateProduct, { product: { id, productOptions, additionalInfoSections } });
    expect(await readV3(id)).toEqual({ ...before, name: 'Blouse', revision: '3' });
  });

  test('created by V1, read by V3', async () => {
    const { id } = await createV1({
      name: 'Cup',
      productType: 'physical',
      description: '<p>A cup</p>',
      sku: 'CUP',
      weight: 0.3,
      brand: 'Kiln',
      ribbon: 'Sale',
      costAndProfitData: { itemCost: 4 },
      discount: { type: 'PERCENT', value: 25 },
      additionalInfoSections: [{ title: 'Care', description: '<p>Dry</p>' }],
      productOptions: [
        {
          name: 'Glaze',
          choices: [
            { value: '#ff0000', description: 'Red' },
            { value: '#fff', description: 'White' },
          ],
        },
      ],
    });
    expect(await readV3(id)).toMatchObject({
      name: 'Cup',
      plainDescription: '<p>A cup</p>',
      brand: { name: 'Kiln' },
      ribbon: { name: 'Sale' },
      infoSections: [{ title: 'Care', plainDescription: '<p>Dry</p>' }],
      options: [
        {
          name: 'Glaze',
          optionRenderType: 'SWATCH_CHOICES',
          choicesSettings: { choices: [{ colorCode: '#ff0000' }, {}] },
        },
      ],
      variantsInfo: {
        variants: ['Red', 'White'].map((choiceName) => ({
          price: { actualPrice: { amount: '7.50' }, compareAtPrice: { amount: '10.00' } },
          choices: [{ optionChoiceNames: { optionName: 'Glaze', choiceName } }],
          revenueDetails: { cost: { amount: '4.00' } },
          physicalProperties: { weight: 0.3 },
          inventoryStatus: { inStock: true },
        })),
      },
    });
    const before = await readV1(id);
    const whole = await readV3(id);
    await call(productsV3.updateProduct, { product: { id, revision: '1', visible: true } });
    expect(await readV1(id)).toEqual(before);
    expect(await readV3(id)).toEqual({ ...whole, revision: '2' });
  });

  test.each([
    [{ type: 'PERCENT', value: 33.3 }, 6.67],
    [{ type: 'PERCENT', value: 100 }, 0],
    [{ type: 'PERCENT', value: 0 }, 10],
    [{ type: 'AMOUNT', value: 2.5 }, 7.5],
    [{ type: 'AMOUNT', value: 50 }, 0],
    [{ type: 'NONE', value: 0 }, 10],
  ])('of 10.00 a discount of %j leaves %d', async (discount, discountedPrice) => {
    const { id } = await createV1({ name: 'Reduced', discount });
    expect(await readV1(id)).toMatchObject({ discount, priceData: { price: 10, discountedPrice } });
  });

  test('a discount survives a change of price and ends when it is removed', async () => {
    const { id } = await createV1({ name: 'Sale', discount: { type: 'PERCENT', value: 10 } });
    const change = async (product: object) => {
      await call(productsV1.updateProduct, { product: { id, ...product } });
      return (await readV1(id)).priceData;
    };
    expect(await change({ priceData: { price: 20 } })).toMatchObject({ price: 20, discountedPrice: 18 });
    expect(await change({ discount: { type: 'AMOUNT', value: 5 } })).toMatchObject({ price: 20, discountedPrice: 15 });
    expect(await change({ discount: { type: 'NONE' } })).toMatchObject({ price: 20, discountedPrice: 20 });
  });

  test.each([
    { type: 'PERCENT', value: 101 },
    { type: 'AMOUNT', value: -1 },
    { type: 'AMOUNT', value: 1e300 },
  ])('%j is no discount', async (discount) => {
    expect(
      (await call(productsV1.createProduct, { product: { name: 'X', priceData: { price: 1 }, discount } })).status,
    ).toBe(400);
  });

  test('more than 1000 combinations are refused', async () => {
    const option = (name: string, count: number) => ({
      name,
      choices: Array.from({ length: count }, (_, n) => ({ value: `${n}`, description: `${n}` })),
    });
    const productOptions = [option('a', 30), option('b', 30), option('c', 100)];
    const { status, body } = await call(productsV1.createProduct, {
      product: { name: 'Many', priceData: { price: 1 }, productOptions },
    });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { details: { validationError: { fieldViolations: [{ violatedRule: 'MAX_SIZE' }] } } },
    });
  });

  test('the remaining choices', async () => {
    const { id } = await createV3(shirt('options'), productsV3.createProductWithInventory);
    const ask = async (options: object) =>
      (await asVisitor(productsV1Reader.getProductOptionsAvailability, { id, options })).body;
    expect(await ask({ Size: 'S', Colour: 'Ink' })).toMatchObject({
      availableForPurchase: true,
      selectedVariant: { sku: 'S-options', quantity: 5, inStock: true },
    });
    expect(await ask({ Size: 'S' })).toMatchObject({ availableForPurchase: false });
    expect(await ask({ Size: 'S' })).not.toHaveProperty('selectedVariant');
    expect(await ask({ Size: 'M', Colour: 'Ink' })).toMatchObject({
      availableForPurchase: false,
      selectedVariant: { visible: false },
    });
    expect(await ask({ Size: 'XL', Colour: 'Ink' })).toMatchObject({ availableForPurchase: false });
    const [size] = (await ask({ Colour: 'Ink' })).productOptions as {
      choices: { description: string; inStock: boolean }[];
    }[];
    expect(size?.choices.map(({ description, inStock }) => [description, inStock])).toEqual([
      ['S', true],
      ['M', true],
    ]);
    const { body } = await asVisitor(productsV1Reader.queryProductVariants, { id, choices: { Size: 'S' } });
    expect(body).toMatchObject({ variants: [{ variant: { sku: 'S-options' } }], totalResults: 1 });
  });
});

describe('visibility', () => {
  test('hidden products do not exist for visitors', async () => {
    const { id, slug } = await createV3({ name: 'Hidden', visible: false });
    const idsOf = ({ body }: { body: Record<string, unknown> }) =>
      (body.products as Entity[]).map((product) => product.id);
    const byId = { query: { filter: { id } } };
    expect((await asVisitor(productsV3.getProduct, { productId: id })).status).toBe(404);
    expect((await asVisitor(productsV3.getProductBySlug, { slug })).status).toBe(404);
    expect((await asVisitor(productsV1Reader.getProduct, { id })).status).toBe(404);
    expect((await asVisitor(productsV1Reader.queryProductVariants, { id })).status).toBe(404);
    for (const operation of [productsV3.queryProducts, productsV1Reader.queryProducts]) {
      expect(idsOf(await asVisitor(operation, byId))).toEqual([]);
      expect(idsOf(await call(operation, byId))).toEqual([id]);
    }
    expect(idsOf(await asVisitor(productsV3.searchProducts, { search: { filter: { id } } }))).toEqual([]);
    expect((await asVisitor(productsV3.countProducts, { filter: { id } })).body).toEqual({ count: 0 });
    expect(codeOf(await asVisitor(productsV3.countProducts, { returnNonVisibleProducts: true }))).toEqual([
      403,
      'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS',
    ]);
  });

  test("the merchant's cost is not shown", async () => {
    const { id, slug } = await createV3(shirt('secret'), productsV3.createProductWithInventory);
    const fields = ['MERCHANT_DATA'];
    const refused = [403, 'NO_PERMISSION_TO_READ_MERCHANT_DATA'];
    expect(codeOf(await asVisitor(productsV3.getProduct, { productId: id, fields }))).toEqual(refused);
    expect(codeOf(await asVisitor(productsV3.getProductBySlug, { slug, fields }))).toEqual(refused);
    expect(codeOf(await asVisitor(productsV3.queryProducts, { fields }))).toEqual(refused);
    expect(codeOf(await asVisitor(productsV3.searchProducts, { search: {}, fields }))).toEqual(refused);
    const { body } = await asVisitor(productsV1Reader.getProduct, { id, includeMerchantSpecificData: true });
    expect(JSON.stringify(body)).not.toMatch(/cost/i);
    expect(JSON.stringify((await asVisitor(productsV3.getProduct, { productId: id })).body)).not.toMatch(
      /cost|revenue/i,
    );
  });
});

describe('reads', () => {
  test('show changes at once, including stock', async () => {
    const { id } = await createV3({ name: 'Watched' });
    const byId = { query: { filter: { id } } };
    const seen = async () => ((await asVisitor(productsV3.queryProducts, byId)).body.products as Entity[])[0];
    expect(await seen()).toMatchObject({ name: 'Watched', inventory: { availabilityStatus: 'OUT_OF_STOCK' } });
    await call(productsV3.updateProduct, { product: { id, name: 'Changed', brand: { name: 'Watchmaker' } } });
    expect(await seen()).toMatchObject({ name: 'Changed', brand: { name: 'Watchmaker' } });
    const variant = ((await readV3(id)).variantsInfo as { variants: Entity[] }).variants[0] as Entity;
    const level = { variantId: variant.id, trackQuantity: true, quantity: 2, inStock: true };
    await withSite(shops.one.ctx, (tx) => setStock(shops.one.ctx, tx, id, [level]));
    expect(await seen()).toMatchObject({ inventory: { availabilityStatus: 'IN_STOCK' } });
    await call(productsV3.deleteProduct, { productId: id });
    expect(await seen()).toBeUndefined();
  });
});

describe('import', () => {
  const header =
    'Handle,Title,Body (HTML),Vendor,Type,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Image Src';
  const importCsv = async (csv: string) => {
    const file = async function* () {
      yield Buffer.from(csv);
    };
    const { format, counts, problems } = await importProducts(shops.one.ctx, file, {
      findMedia: mediaByName(new Map()),
    });
    return { format, created: counts.created, updated: counts.updated, unchanged: counts.unchanged, problems };
  };

  test('several hundred rows, twice: the second run changes nothing', async () => {
    const rows = Array.from(
      { length: 300 },
      (_, n) => `bulk-${n},Bulk ${n},<p>No ${n}</p>,Vendor ${n % 7},Kind ${n % 3},SKU-${n},shopify,${n},${n}.50,`,
    );
    const csv = [header, ...rows].join('\n');
    expect(await importCsv(csv)).toEqual({
      format: 'shopify-legacy',
      created: 300,
      updated: 0,
      unchanged: 0,
      problems: [],
    });
    const changes = await shops.watch();
    const { body } = await call(productsV3.countProducts, { search: { expression: 'bulk' } });
    expect(body).toEqual({ count: 300 });
    expect(await importCsv(csv)).toEqual({
      format: 'shopify-legacy',
      created: 0,
      updated: 0,
      unchanged: 300,
      problems: [],
    });
    expect((await changes()).filter(({ table }) => table !== 'audit_log')).toEqual([]);
    expect(await importCsv(csv.replace('Bulk 7,', 'Bulk seven,'))).toMatchObject({ updated: 1, unchanged: 299 });
    const found = await asVisitor(collections.getCollectionBySlug, { slug: 'kind-1' });
    expect(found.body.collection).toMatchObject({ name: 'Kind 1', numberOfProducts: 100 });
  });

  test('faulty rows are reported, and the rest is imported', async () => {
    const csv = [
      header,
      'good,Good,,,,,,,5,',
      'no-price,No price,,,,,,,free,',
      ',No handle,,,,,,,5,',
      'much,Much,,,,,shopify,99999999999999,5,',
      `${'long'.repeat(500)},Long,,,,,,,5,`,
      'picture,Picture,,,,,,,5,missing.jpg',
      'dear,Dear,,,,,,,99999999999999999999,',
    ].join('\n');
    const report = await importCsv(csv);
    expect(report).toMatchObject({ created: expect.any(Number), updated: 0 });
    const rows = (report.problems as { row: number; severity: string }[]).map(
      ({ row, severity }) => `${row} ${severity}`,
    );
    expect(rows).toEqual(expect.arrayContaining(['3 error', '4 error', '6 warning', '7 warning', '8 error']));
    expect(rows).not.toContain('2 error');
    const { body } = await call(productsV3.getProductBySlug, { slug: 'good' });
    expect(body.product).toMatchObject({ name: 'Good' });
  });

  test('a file of another kind', async () => {
    expect(await importCsv('not,a,store\n1,2,3')).toMatchObject({
      format: null,
      created: 0,
      problems: [{ severity: 'error' }],
    });
  });
});
