import { brands, infoSections, productsV3, tags } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';
import {
  amount,
  chosen,
  codesOf,
  type Json,
  openProductsShop,
  type ProductsShop,
  priced,
  textOption,
} from '../product/products.fixture.ts';
import { productsByFilter } from './change-by-filter.ts';

let database: Database;
let shop: ProductsShop;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  shop = await openProductsShop(database);
});

const MISSING = '00000000-0000-4000-8000-00000000ffff';
const simple = (name: string, more: object = {}) => ({
  name,
  productType: 'PHYSICAL',
  variantsInfo: { variants: [priced('10.00')] },
  ...more,
});
type Item = Json & { id: string; revision: string };
const itemsOf = (answer: unknown) =>
  ((answer as { results: { item?: Item }[] }).results ?? []).flatMap(({ item }) => item ?? []);
const createMany = async (...products: object[]) =>
  itemsOf(await shop.call(productsV3.bulkCreateProducts, { products, returnEntity: true }));
const read = async (productId: string) =>
  (await shop.call(productsV3.getProduct, { productId, fields: ['MERCHANT_DATA', 'INFO_SECTION'] })).product as Item;
const firstVariant = (product: Item) => (product.variantsInfo as { variants: Json[] }).variants[0] as Json;
const priceOf = (product: Item) => {
  const { actualPrice, compareAtPrice } = firstVariant(product).price as Record<string, { amount: string } | undefined>;
  return [actualPrice?.amount, compareAtPrice?.amount];
};
/** Runs a change by filter to its end and returns its result. */
const byFilter = async (operation: unknown, request: object) => {
  const { jobId } = await shop.call(operation, request);
  await shop.drain();
  const job = (await shop.rows<{ id: string; status: string; result: Json; progress: Json }>('background_jobs')).find(
    ({ id }) => id === jobId,
  );
  expect(job?.status).toBe('DONE');
  return job?.result as { totalSuccesses: number; totalFailures: number; failures: Json[] };
};

describe('individual results', () => {
  test('each product is created or refused by itself', async () => {
    const products = [
      simple('Mug', {
        brand: { name: 'Clay' },
        options: [textOption('Size', 'S')],
        variantsInfo: { variants: [priced('1', { choices: [chosen('Size', 'S')], barcode: 'B1' })] },
      }),
      simple(' '),
      simple('Mug', { brand: { name: 'Clay' } }),
      simple('Bowl', { variantsInfo: { variants: [priced('1', { barcode: 'B1' })] } }),
      simple('Plate', { slug: 'mug' }),
    ];
    const answer = await shop.call(productsV3.bulkCreateProducts, {
      products,
      returnEntity: true,
      fields: ['CURRENCY'],
    });
    expect(codesOf(answer)).toEqual(['ok', 'ONLY_SPACES_STRING_ERROR', 'ok', 'BARCODE_ALREADY_EXIST_ERROR', 'ok']);
    expect(itemsOf(answer)).toMatchObject([
      { name: 'Mug', slug: expect.stringMatching(/^mug-\d/), currency: 'EUR' },
      { name: 'Mug', slug: expect.stringMatching(/^mug-\d/) },
      { name: 'Plate', slug: 'mug' },
    ]);
    expect(answer.bulkActionMetadata).toMatchObject({ totalSuccesses: 3, totalFailures: 2 });
    expect(((await shop.call(brands.queryBrands, {})).brands as Json[]).length).toBe(1);
    const without = await shop.call(productsV3.bulkCreateProducts, { products: [simple('X')], returnEntity: false });
    expect(itemsOf(without)).toEqual([]);
  });

  test('updates, with stock and without', async () => {
    const stocked = simple('Vase', {
      variantsInfo: { variants: [priced('10.00', { inventoryItem: { quantity: 3 } })] },
    });
    const created = await shop.call(productsV3.bulkCreateProductsWithInventory, { products: [stocked, simple('Cup')] });
    expect(created.inventoryResults).toMatchObject({
      results: [{ itemMetadata: { success: true }, item: { quantity: 3, availabilityStatus: 'IN_STOCK' } }],
      bulkActionMetadata: { totalSuccesses: 1 },
    });
    const [vase, cup] = itemsOf(created.productResults);
    const masked = (...products: object[]) => ({
      products: products.map((product) => ({ product })),
      returnEntity: true,
    });
    const updated = await shop.call(
      productsV3.bulkUpdateProducts,
      masked(
        { id: vase?.id, revision: '1', name: 'Tall vase' },
        { id: cup?.id, revision: '7', name: 'Late' },
        { id: MISSING, name: 'Nobody' },
        { id: vase?.id, name: 'Twice' },
      ),
    );
    expect(codesOf(updated)).toEqual(['ok', 'INVALID_REVISION', 'NOT_FOUND', 'INVALID_REVISION']);
    const variants = [{ ...firstVariant(await read(vase?.id ?? '')), inventoryItem: { quantity: 8 } }];
    const restocked = await shop.call(
      productsV3.bulkUpdateProductsWithInventory,
      masked({ id: vase?.id, variantsInfo: { variants } }),
    );
    expect(codesOf(restocked.productResults)).toEqual(['ok']);
    expect(restocked.inventoryResults).toMatchObject({ results: [{ item: { quantity: 8 } }] });
    expect(await read(vase?.id ?? '')).toMatchObject({ name: 'Tall vase', revision: '3' });
    const gone = await shop.call(productsV3.bulkDeleteProducts, { productIds: [vase?.id, MISSING, 'x'] });
    expect(codesOf(gone)).toEqual(['ok', 'NOT_FOUND', 'NOT_FOUND']);
    expect(await shop.refusal(productsV3.getProduct, { productId: vase?.id })).toBe('not-found');
  });

  test('info sections and tags', async () => {
    const [one, other] = await createMany(simple('One'), simple('Other'));
    const section = async (uniqueName: string) =>
      (
        (await shop.call(infoSections.createInfoSection, { infoSection: { uniqueName, title: uniqueName } }))
          .infoSection as Item
      ).id;
    const infoSectionIds = [await section('care'), await section('size')];
    const products = [
      { productId: one?.id, revision: '1' },
      { productId: other?.id, revision: '5' },
    ];
    const added = await shop.call(productsV3.bulkAddInfoSectionsToProducts, {
      products,
      infoSectionIds,
      returnEntity: true,
      fields: ['INFO_SECTION'],
    });
    expect(codesOf(added)).toEqual(['ok', 'INVALID_REVISION']);
    expect(itemsOf(added)).toMatchObject([{ infoSections: [{ title: 'care' }, { title: 'size' }] }]);
    const removed = await shop.call(productsV3.bulkRemoveInfoSectionsFromProducts, {
      products: [{ productId: one?.id }],
      infoSectionIds: [infoSectionIds[0]],
    });
    expect(codesOf(removed)).toEqual(['ok']);
    expect((await read(one?.id ?? '')).infoSections).toMatchObject([{ title: 'size' }]);
    const many = Array.from({ length: 20 }, (_, at) => section(`many ${at}`));
    const tooMany = { filter: {}, infoSectionIds: await Promise.all(many) };
    expect(await byFilter(productsV3.bulkAddInfoSectionsToProductsByFilter, tooMany)).toMatchObject({
      totalSuccesses: 1,
      failures: [{ productId: one?.id, code: 'TOO_MANY_INFO_SECTIONS_ERROR' }],
    });
    const { tag } = await shop.call(tags.createTag, {
      tag: { name: 'sale', fqdn: 'wix.stores.catalog.v3.product', exposure: 'PUBLIC' },
    });
    const assignTags = { publicTags: { tagIds: [(tag as Item).id] } };
    const tagged = await shop.call(productsV3.bulkUpdateProductTags, { productIds: [one?.id, MISSING], assignTags });
    expect(codesOf(tagged)).toEqual(['ok', 'NOT_FOUND']);
    expect((await read(one?.id ?? '')).tags).toMatchObject(assignTags);
    expect(await shop.refusal(productsV3.bulkUpdateProductTags, { productIds: [one?.id] })).toBe(
      'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
    );
    await byFilter(productsV3.bulkUpdateProductTagsByFilter, { filter: {}, unassignTags: assignTags });
    expect((await read(one?.id ?? '')).tags).toMatchObject({ publicTags: { tagIds: [] } });
  });

  test('a hundred products take no more statements than ten', async () => {
    const many = (count: number, brand: string) => ({
      products: Array.from({ length: count }, (_, at) =>
        simple(`${brand} ${at}`, {
          brand: { name: brand },
          options: [textOption('Size', 'S', 'M')],
          variantsInfo: {
            variants: ['S', 'M'].map((size) =>
              priced('1', { choices: [chosen('Size', size)], inventoryItem: { quantity: at } }),
            ),
          },
        }),
      ),
      returnEntity: true,
    });
    const create = productsV3.bulkCreateProductsWithInventory;
    await shop.call(create, many(1, 'First'));
    const [ten, hundred] = [
      await shop.statements(create, many(10, 'Ten')),
      await shop.statements(create, many(100, 'Hundred')),
    ];
    expect(hundred).toBe(ten);
    const { products } = await shop.call(productsV3.queryProducts, { query: { cursorPaging: { limit: 100 } } });
    const update = (count: number, ribbon: string) => {
      const changes = (products as Item[]).map(({ id }) => ({ product: { id, ribbon: { name: ribbon } } }));
      return shop.statements(productsV3.bulkUpdateProducts, { products: changes.slice(0, count) });
    };
    await update(1, 'New');
    await update(100, 'Other');
    const few = await update(10, 'New');
    expect(await update(100, 'New')).toBe(few);
  });
});

describe('by filter', () => {
  test('all matching products are changed, in batches, and nothing else', async () => {
    for (const part of ['a', 'b']) {
      await createMany(
        ...Array.from({ length: 80 }, (_, at) => simple(`Lot ${part}${at}`, { visible: part === 'a' || at < 40 })),
      );
    }
    const result = await byFilter(productsV3.bulkUpdateProductsByFilter, {
      filter: { visible: true },
      product: { ribbon: { name: 'Sale' }, visible: false },
    });
    expect(result).toEqual({ totalSuccesses: 120, totalFailures: 0, failures: [] });
    const { count } = await shop.call(productsV3.countProducts, {
      filter: { visible: true },
      returnNonVisibleProducts: true,
    });
    expect(count).toBe(0);
    expect(
      await byFilter(productsV3.bulkDeleteProductsByFilter, { filter: { name: { $startsWith: 'Lot a' } } }),
    ).toMatchObject({
      totalSuccesses: 80,
    });
    expect((await shop.rows('products')).length).toBe(80);
    expect(await shop.rows('product_job_progress')).toEqual([]);
  });

  test('variants: set, and adjusted by amount, percent and rounding', async () => {
    const [lamp] = await createMany(
      simple('Lamp', {
        variantsInfo: {
          variants: [
            {
              price: { actualPrice: amount('10.30'), compareAtPrice: amount('20.00') },
              revenueDetails: { cost: amount('4.00') },
            },
          ],
        },
      }),
    );
    const id = lamp?.id ?? '';
    const adjust = (request: object) =>
      byFilter(productsV3.bulkAdjustProductVariantsByFilter, { filter: {}, ...request });
    const failing = async (request: object) => (await adjust(request)).failures.map(({ code }) => code);
    await adjust({ actualPrice: { percentage: 10 }, cost: { amount: '-1.50' }, rounding: 'CURRENCY_PRECISION' });
    expect(priceOf(await read(id))).toEqual(['11.33', '20.00']);
    expect(firstVariant(await read(id)).revenueDetails).toMatchObject({ cost: { amount: '2.50' } });
    await adjust({ actualPrice: { percentage: 10 }, rounding: 'NEAREST_WHOLE_NUMBER' });
    expect(priceOf(await read(id))).toEqual(['12.00', '20.00']);
    await adjust({ compareAtPrice: { amount: '5.55' }, rounding: 'NO_ROUNDING' });
    expect(priceOf(await read(id))).toEqual(['12.00', '25.55']);
    await adjust({ compareAtPriceDiscount: { percentage: 20 } });
    expect(priceOf(await read(id))).toEqual(['20.44', '25.55']);
    expect(await failing({ actualPrice: { amount: '-20.45' } })).toEqual(['ADJUSTED_ACTUAL_PRICE_OUT_OF_RANGE']);
    expect(await failing({ compareAtPrice: { amount: '-10.00' } })).toEqual(['ADJUSTED_COMPARE_AT_PRICE_OUT_OF_RANGE']);
    expect(await failing({ cost: { amount: '-3.00' } })).toEqual(['ADJUSTED_COST_OUT_OF_RANGE']);
    expect(priceOf(await read(id))).toEqual(['20.44', '25.55']);
    await byFilter(productsV3.bulkUpdateProductVariantsByFilter, {
      search: { expression: 'lamp' },
      variant: { price: { actualPrice: amount('9.00') }, visible: false },
    });
    expect(priceOf(await read(id))).toEqual(['9.00', undefined]);
    expect(firstVariant(await read(id))).toMatchObject({
      visible: false,
      revenueDetails: { cost: { amount: '2.50' } },
    });
  });

  test('impossible changes are refused at once', async () => {
    const product = { ribbon: { name: 'Sale' } };
    const refused: [string, unknown, object][] = [
      ['filter', productsV3.bulkUpdateProductsByFilter, { product }],
      ['filter', productsV3.bulkDeleteProductsByFilter, {}],
      ['filter.nothing', productsV3.bulkDeleteProductsByFilter, { filter: { nothing: 1 } }],
      ['FIELD_MASK_VALUE_NOT_SUPPORTED', productsV3.bulkUpdateProductsByFilter, { filter: {}, product: { slug: 'x' } }],
      ['FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR', productsV3.bulkUpdateProductsByFilter, { filter: {}, product: {} }],
      [
        'FIELD_MASK_VALUE_NOT_SUPPORTED',
        productsV3.bulkUpdateProductVariantsByFilter,
        { filter: {}, variant: { id: MISSING } },
      ],
      ['FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR', productsV3.bulkUpdateProductVariantsByFilter, { filter: {} }],
      ['actualPrice', productsV3.bulkAdjustProductVariantsByFilter, { filter: {} }],
      ['actualPrice.amount', productsV3.bulkAdjustProductVariantsByFilter, { filter: {}, actualPrice: {} }],
      ['cost.amount', productsV3.bulkAdjustProductVariantsByFilter, { filter: {}, cost: { amount: '1.234' } }],
      [
        'compareAtPriceDiscount',
        productsV3.bulkAdjustProductVariantsByFilter,
        { filter: {}, actualPrice: { percentage: 1 }, compareAtPriceDiscount: { percentage: 1 } },
      ],
      ['infoSectionIds', productsV3.bulkRemoveInfoSectionsFromProductsByFilter, { filter: {} }],
      ['EMPTY_ASSIGN_AND_UNASSIGN_LISTS', productsV3.bulkUpdateProductTagsByFilter, { filter: {} }],
    ];
    for (const [code, operation, request] of refused) expect(await shop.refusal(operation, request), code).toBe(code);
    expect(await shop.rows('background_jobs')).toEqual([]);
  });

  test('a resumed job continues where it was: no price is raised twice', async () => {
    await createMany(...Array.from({ length: 100 }, (_, at) => simple(`Early ${at}`)));
    await createMany(...Array.from({ length: 50 }, (_, at) => simple(`Later ${at}`)));
    const change = {
      kind: 'ADJUST_VARIANTS' as const,
      adjustment: { rounding: 'NO_ROUNDING' as const, price: { percentage: 100 } },
    };
    let steps = 0;
    const attempt = (stopAfter: number) =>
      productsByFilter.run(shop.staff.ctx, {
        id: MISSING,
        input: { filter: {}, change },
        checkpoint: null,
        advance: async () => {
          if (++steps === stopAfter) throw new Error('the process dies');
        },
      });
    await expect(attempt(1)).rejects.toThrow('the process dies');
    expect(await attempt(99)).toMatchObject({ totalSuccesses: 150 });
    const { products } = await shop.call(productsV3.searchProducts, { search: { cursorPaging: { limit: 100 } } });
    expect(new Set((products as Item[]).map((product) => priceOf(product)[0]))).toEqual(new Set(['20.00']));
  });
});
