import { productsV1, productsV1Reader, productsV3 } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';
import {
  amount,
  chosen,
  codesOf,
  type Json,
  openProductsShop,
  type ProductsShop,
  textOption,
} from '../product/products.fixture.ts';

let database: Database;
let shop: ProductsShop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openProductsShop(database);
});
afterAll(() => database.close());

const MISSING = '00000000-0000-4000-8000-00000000ffff';
type Variant = Json & { id: string; choices: Record<string, string>; variant: Json & { priceData: Json } };
type Product = Json & { id: string; variants: Variant[] };
const sizes = { name: 'Size', choices: ['S', 'M'].map((value) => ({ value, description: value })) };
const create = async (product: object) =>
  (await shop.call(productsV1.createProduct, { product: { name: 'Mug', priceData: { price: 10 }, ...product } }))
    .product as Product;
const read = async (id: string) =>
  (await shop.call(productsV1Reader.getProduct, { id, includeMerchantSpecificData: true })).product as Product;
const readV3 = async (productId: string) =>
  (
    await shop.call(productsV3.getProduct, {
      productId,
      fields: [
        'MERCHANT_DATA',
        'MEDIA_ITEMS_INFO',
        'DESCRIPTION',
        'PLAIN_DESCRIPTION',
        'INFO_SECTION',
        'PRODUCT_CHOICES_DISPLAY_IMAGE',
      ],
    })
  ).product as Json;
const run = (operation: unknown, id: string, request: object = {}) => shop.call(operation, { id, ...request });
const pricesOf = ({ variants }: Product) =>
  variants.map(({ variant }) => [variant.priceData.price, variant.priceData.discountedPrice]);

describe('parts of a product', () => {
  test('the stock that a product is created with; updates leave it to the inventory', async () => {
    const stockOf = async (product: object) => (await create(product)).stock;
    expect(await stockOf({ stock: { trackInventory: true, quantity: 7 } })).toMatchObject({
      trackInventory: true,
      quantity: 7,
      inStock: true,
    });
    expect(await stockOf({ stock: { quantity: 0 } })).toMatchObject({ trackInventory: true, inStock: false });
    expect(await stockOf({ stock: { inStock: false } })).toMatchObject({ trackInventory: false, inStock: false });
    expect(await stockOf({ stock: {} })).toMatchObject({ trackInventory: false, inStock: true });
    expect(await stockOf({})).toMatchObject({ trackInventory: false, inStock: true });

    const shared = await create({ productOptions: [sizes], stock: { trackInventory: true, quantity: 5 } });
    expect(shared.stock).toMatchObject({ quantity: 5 });
    expect(shared.variants.map(({ stock }) => stock)).toMatchObject([{ quantity: 3 }, { quantity: 2 }]);
    const stock = { trackInventory: true, quantity: 90 };
    await shop.call(productsV1.updateProduct, { product: { id: shared.id, name: 'Cup', stock } });
    expect(await read(shared.id)).toMatchObject({ name: 'Cup', stock: { quantity: 5 } });

    const owing = { name: 'Mug', priceData: { price: 10 }, stock: { trackInventory: true, quantity: -1 } };
    expect(await shop.refusal(productsV1.createProduct, { product: owing })).toBe('product.stock.quantity');
  });

  test('measures, price per unit and discount', async () => {
    const { id } = await create({
      weight: 1.5,
      productDimensions: { length: '1', width: '2', unit: 'CM' },
      packageDimensions: { height: '3', unit: 'IN' },
      pricePerUnitData: { totalQuantity: 500, totalMeasurementUnit: 'ML', baseQuantity: 1, baseMeasurementUnit: 'L' },
      costAndProfitData: { itemCost: 4 },
      discount: { type: 'PERCENT', value: 10 },
    });
    expect(await read(id)).toMatchObject({
      productDimensions: { length: '1', unit: 'CM' },
      packageDimensions: { height: '3', unit: 'IN' },
      priceData: { price: 10, discountedPrice: 9, pricePerUnit: 18, formatted: { pricePerUnit: '€18.00 / l' } },
      costAndProfitData: { itemCost: 4, profit: 5 },
      costRange: { minValue: 4, maxValue: 4 },
      weightRange: { minValue: 1.5, maxValue: 1.5 },
      discount: { type: 'PERCENT', value: 10 },
    });
  });

  test("variants one by one, and reset to the product's values", async () => {
    const { id } = await create({ productOptions: [sizes] });
    const variants = [
      {
        choices: { Size: 'S' },
        price: 12.5,
        cost: 3,
        weight: 0.4,
        sku: 'S1',
        visible: false,
        productDimensions: { length: '9' },
      },
      { choices: { Size: 'M' }, sku: 'M1' },
    ];
    const { variants: changed } = await run(productsV1.updateProductVariants, id, { variants });
    expect(changed).toMatchObject([
      {
        choices: { Size: 'S' },
        variant: {
          priceData: { price: 12.5 },
          sku: 'S1',
          weight: 0.4,
          visible: false,
          productDimensions: { length: '9' },
        },
      },
      { choices: { Size: 'M' }, variant: { priceData: { price: 10 }, sku: 'M1' } },
    ]);
    const product = await read(id);
    expect(product.manageVariants).toBe(true);
    const byId = [{ variantIds: [product.variants[1]?.id], price: 20 }];
    await run(productsV1.updateProductVariants, id, { variants: byId });
    expect(pricesOf(await read(id))).toEqual([
      [12.5, 12.5],
      [20, 20],
    ]);
    await run(productsV1.resetAllProductVariantData, id);
    expect(await read(id)).toMatchObject({
      manageVariants: false,
      variants: [{ id: product.variants[0]?.id, variant: { sku: '', visible: true } }, {}],
    });
    expect(pricesOf(await read(id))).toEqual([
      [12.5, 12.5],
      [12.5, 12.5],
    ]);
  });

  test('media of the product and of its choices', async () => {
    const { id } = await create({ productOptions: [sizes] });
    const url = 'http://media.localhost/media/b.webp';
    await run(productsV1.addProductMedia, id, {
      media: [{ mediaId: 'a.webp' }, { url, choice: { option: 'Size', choice: 'S' } }, { mediaId: 'c.mp4' }],
    });
    expect(await read(id)).toMatchObject({
      media: { mainMedia: { id: 'a.webp' }, items: [{}, { id: 'b.webp' }, { mediaType: 'video' }] },
      productOptions: [{ choices: [{ media: { mainMedia: { id: 'b.webp' } } }, {}] }],
    });
    const both = { media: [{ option: 'Size', choice: 'M', mediaIds: ['a.webp', 'b.webp'] }] };
    await run(productsV1.addProductMediaToChoices, id, both);
    await run(productsV1.removeProductMediaFromChoices, id, {
      media: [
        { option: 'Size', choice: 'S' },
        { option: 'Size', choice: 'M', mediaIds: ['a.webp'] },
      ],
    });
    const [size] = (await read(id)).productOptions as { choices: { media?: { items: Json[] } }[] }[];
    expect(size?.choices.map(({ media }) => media?.items.map((item) => item.id))).toEqual([undefined, ['b.webp']]);
    await run(productsV1.removeProductMedia, id, { mediaIds: ['b.webp'] });
    expect((await read(id)).media).toMatchObject({ items: [{ id: 'a.webp' }, { id: 'c.mp4' }] });
    await run(productsV1.removeProductMedia, id, { mediaIds: [] });
    expect((await read(id)).media).toEqual({ items: [] });
  });

  test('options, brand and ribbon are removed', async () => {
    const { id } = await create({ productOptions: [sizes], brand: 'Clay', ribbon: 'New' });
    for (const operation of [productsV1.removeBrand, productsV1.removeRibbon, productsV1.deleteProductOptions])
      await run(operation, id);
    const product = await read(id);
    expect(product).toMatchObject({ productOptions: [], ribbons: [], variants: [{ choices: {} }] });
    expect(product).not.toHaveProperty('brand');
    expect(product.variants).toHaveLength(1);
  });

  const refused: [string, string, unknown, object][] = [
    ['not-found', MISSING, productsV1.removeBrand, {}],
    ['variants.0', '', productsV1.updateProductVariants, { variants: [{ choices: { Size: 'XL' } }] }],
    ['variants.0.price', '', productsV1.updateProductVariants, { variants: [{ choices: {}, price: -1 }] }],
    ['PRODUCT_MEDIA_NOT_EXIST', '', productsV1.addProductMedia, { media: [{ mediaId: 'none.webp' }] }],
    ['media.0.mediaId', '', productsV1.addProductMedia, { media: [{}] }],
    [
      'CHOICE_NOT_EXIST',
      '',
      productsV1.addProductMediaToChoices,
      { media: [{ option: 'Size', choice: 'XL', mediaIds: [] }] },
    ],
    [
      'PRODUCT_MEDIA_NOT_EXIST',
      '',
      productsV1.addProductMediaToChoices,
      { media: [{ option: 'Size', choice: 'S', mediaIds: ['a.webp'] }] },
    ],
  ];
  test.each(refused)('refused: %s', async (code, id, operation, request) => {
    const product = await create({ productOptions: [sizes] });
    expect(await shop.refusal(operation, { id: id || product.id, ...request })).toBe(code);
    expect(await read(product.id)).toEqual({ ...product, ...(await read(product.id)) });
    expect((await readV3(product.id)).revision).toBe('1');
  });
});

describe('many products', () => {
  test('one property is set, raised or lowered', async () => {
    const [a, b] = [
      await create({ weight: 2, costAndProfitData: { itemCost: 4 } }),
      await create({ discount: { type: 'AMOUNT', value: 2 } }),
    ];
    const ids = [a.id, MISSING, b.id];
    const bulk = async (operation: unknown, request: object) =>
      codesOf(await shop.call(operation, { ids, ...request }));
    const set = (value: object) => bulk(productsV1.bulkUpdateProductsProperty, { set: value });
    const adjust = (value: object) => bulk(productsV1.bulkAdjustProductProperty, { adjust: value });
    for (const value of [{ price: 20 }, { cost: 5 }, { weight: 3 }, { ribbon: 'Sale' }, { brand: 'Clay' }])
      expect(await set(value)).toEqual(['ok', 'NOT_FOUND', 'ok']);
    expect([pricesOf(await read(a.id)), pricesOf(await read(b.id))]).toEqual([[[20, 20]], [[20, 18]]]);
    expect(await read(b.id)).toMatchObject({
      brand: 'Clay',
      ribbon: 'Sale',
      weight: 3,
      costAndProfitData: { itemCost: 5 },
    });
    await adjust({ price: { percentage: { rate: 12.5 } } });
    expect(pricesOf(await read(a.id))).toEqual([[22.5, 22.5]]);
    await adjust({ price: { percentage: { rate: 1, roundToInt: true } } });
    expect(pricesOf(await read(b.id))).toEqual([[23, 21]]);
    await adjust({ cost: { amount: 1.25 } });
    await adjust({ weight: { amount: -1 } });
    expect(await read(a.id)).toMatchObject({ weight: 2, costAndProfitData: { itemCost: 6.25 } });
    expect(await adjust({ cost: { amount: -10 } })).toEqual([
      'ADJUSTED_COST_OUT_OF_RANGE',
      'NOT_FOUND',
      'ADJUSTED_COST_OUT_OF_RANGE',
    ]);
    expect(await adjust({ weight: { amount: -10 } })).toEqual(['INVALID_ARGUMENT', 'NOT_FOUND', 'INVALID_ARGUMENT']);
    expect(await shop.refusal(productsV1.bulkUpdateProductsProperty, { ids, set: {} })).toBe('set');
    expect(await shop.refusal(productsV1.bulkAdjustProductProperty, { ids, adjust: {} })).toBe('adjust');
  });

  test('variants across products', async () => {
    const { id, variants } = await create({ name: 'Listed', productOptions: [sizes] });
    const query = { filter: { productId: id }, sort: [{ fieldName: 'variantId' }], paging: { limit: 1, offset: 1 } };
    const page = await shop.call(productsV1Reader.queryStoreVariants, { query });
    expect(page).toMatchObject({
      variants: [{ productId: id, productName: 'Listed', managedVariant: false, stock: { inStock: true } }],
      metadata: { count: 1, offset: 1, total: 2 },
    });
    const variantId = variants[1]?.id;
    const { variant } = await shop.call(productsV1Reader.getStoreVariant, { id: `${id}-${variantId}` });
    expect(variant).toMatchObject({
      variantId,
      variantName: 'M',
      choices: { Size: 'M' },
      preorderInfo: { enabled: false },
    });
    expect(await shop.refusal(productsV1Reader.getStoreVariant, { id: `${id}-${MISSING}` })).toBe('not-found');
    expect(await shop.refusal(productsV1Reader.getStoreVariant, { id: 'nothing' })).toBe('not-found');
    expect(await shop.refusal(productsV1Reader.queryStoreVariants, { query: { filter: { nothing: 1 } } })).toBe(
      'query.filter.nothing',
    );
  });
});

describe('between the generations', () => {
  const name = fc.constantFrom('S', 'M', 'L', 'XL');
  const cents = fc.integer({ min: 1, max: 99_999 });
  const text = (value: number) => (value / 100).toFixed(2);
  const wireVariant = fc.record({
    price: cents,
    raise: fc.option(cents),
    cost: fc.option(cents),
    weight: fc.option(fc.constantFrom(0.1, 2, 3.5)),
    contents: fc.option(fc.constantFrom(50, 250)),
    visible: fc.boolean(),
  });
  const wireProduct = fc.record({
    sizes: fc.uniqueArray(name, { maxLength: 3 }),
    variants: fc.array(wireVariant, { minLength: 4, maxLength: 4 }),
    isRich: fc.boolean(),
    extras: fc.boolean(),
  });
  type Wire = typeof wireProduct extends fc.Arbitrary<infer T> ? T : never;
  const variantOf = ({ price, raise, cost, weight, contents, visible }: Wire['variants'][number], size?: string) => ({
    ...(size ? { choices: [chosen('Size', size)] } : {}),
    visible,
    price: { actualPrice: amount(text(price)), ...(raise ? { compareAtPrice: amount(text(price + raise)) } : {}) },
    ...(cost ? { revenueDetails: { cost: amount(text(cost)) } } : {}),
    physicalProperties: {
      ...(weight ? { weight } : {}),
      ...(contents ? { pricePerUnit: { settings: { quantity: contents, measurementUnit: 'G' } } } : {}),
    },
  });
  const rich = {
    nodes: [
      {
        type: 'PARAGRAPH',
        id: 'p',
        nodes: [{ type: 'TEXT', id: 't', nodes: [], textData: { text: 'Rich', decorations: [{ type: 'BOLD' }] } }],
      },
    ],
  };
  const viewV3 = ({ sizes: list, variants, isRich, extras }: Wire) => ({
    name: 'Round trip',
    productType: 'PHYSICAL',
    ...(isRich ? { description: rich } : { plainDescription: '<p>Plain</p>' }),
    physicalProperties: { pricePerUnit: { quantity: 100, measurementUnit: 'G' } },
    options: list.length ? [textOption('Size', ...list)] : [],
    variantsInfo: {
      variants: list.length
        ? list.map((size, at) => variantOf(variants[at] ?? (variants[0] as never), size))
        : [variantOf(variants[0] as never)],
    },
    ...(extras
      ? {
          media: { itemsInfo: { items: [{ id: 'a.webp', altText: 'A' }, { id: 'c.mp4' }] } },
          ribbon: { name: 'New' },
          additionalRibbons: [{ name: 'Fair' }],
          brand: { name: 'Clay' },
          infoSections: [{ uniqueName: 'care', plainDescription: 'Wash.' }],
          modifiers: [
            {
              name: 'Card',
              modifierRenderType: 'FREE_TEXT',
              freeTextSettings: { title: 'Words', minCharCount: 1, maxCharCount: 9 },
            },
          ],
          subscriptionDetails: { subscriptions: [{ title: 'Monthly', frequency: 'MONTH', interval: 1 }] },
          purchaseEligibility: { userCriteria: 'MEMBERS_ONLY' },
        }
      : {}),
  });

  test('a V1 client that sends back what it read changes nothing of V3', async () => {
    await fc.assert(
      fc.asyncProperty(wireProduct, async (wire) => {
        const { product } = await shop.call(productsV3.createProduct, { product: viewV3(wire) });
        const { id } = product as { id: string };
        const { revision: _before, ...before } = await readV3(id);
        await shop.call(productsV1.updateProduct, { product: await read(id) });
        const { revision, ...after } = await readV3(id);
        expect(revision).toBe('2');
        expect(after).toEqual(before);
        await shop.call(productsV1.updateProduct, { product: { id, name: 'Renamed' } });
        expect(await readV3(id)).toEqual({ ...before, name: 'Renamed', revision: '3' });
      }),
      { numRuns: 40 },
    );
  });

  test('a V3 client that sends back what it read of a V1 product changes nothing of V1', async () => {
    const { id } = await create({
      productOptions: [sizes, { name: 'Colour', choices: [{ value: '#ff0000', description: 'Red' }] }],
      description: '<p>Clay</p>',
      ribbon: 'New',
      brand: 'Clay',
      additionalInfoSections: [{ title: 'Care', description: 'Wash.' }],
      costAndProfitData: { itemCost: 3 },
      weight: 2,
      sku: 'X',
    });
    const before = await read(id);
    const product = (
      await shop.call(productsV3.getProduct, {
        productId: id,
        fields: ['VARIANT_OPTION_CHOICE_NAMES', 'PLAIN_DESCRIPTION', 'INFO_SECTION', 'MEDIA_ITEMS_INFO'],
      })
    ).product;
    await shop.call(productsV3.updateProduct, { product: product as object });
    expect(await read(id)).toEqual(before);
  });

  test("a V1 change of price keeps V3's reduction", async () => {
    const variants = [{ price: { actualPrice: amount('8.00'), compareAtPrice: amount('10.00') } }];
    const { product } = await shop.call(productsV3.createProduct, {
      product: { name: 'Reduced', productType: 'PHYSICAL', variantsInfo: { variants } },
    });
    const { id } = product as { id: string };
    await shop.call(productsV1.updateProduct, { product: { id, priceData: { price: 12 } } });
    expect(pricesOf(await read(id))).toEqual([[12, 10]]);
    await shop.call(productsV1.updateProduct, { product: { id, discount: { type: 'NONE', value: 0 } } });
    expect(pricesOf(await read(id))).toEqual([[12, 12]]);
  });
});

test('choices of a thousand variants are the limit', async () => {
  const many = (optionName: string, count: number) => ({
    name: optionName,
    choices: Array.from({ length: count }, (_, at) => ({ value: `${at}`, description: `${at}` })),
  });
  const product = { name: 'Many', priceData: { price: 1 }, productOptions: [many('A', 100), many('B', 11)] };
  expect(await shop.refusal(productsV1.createProduct, { product })).toBe('product.productOptions');
});
