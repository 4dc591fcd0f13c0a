import {
  inventoryHistory,
  inventoryItems,
  inventoryV1,
  inventoryV1Reader,
  locations,
  productsV3,
} from '@stoa/contract';
import { openOwnDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, withSite } from '../../platform/db/index.ts';
import { jobTask } from '../../platform/jobs/index.ts';
import { jobKinds } from './operations.ts';
import { giveBackStock, takeStock } from './stock.store.ts';

let database: Database;
let shop: Shop;
let staff: ReturnType<Shop['staff']>;
beforeAll(async () => {
  database = await openOwnDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  shop = await openShop(database);
  staff = shop.staff();
});

type Answer<T> = Exclude<T, { refused: unknown }>;
const call = async <O>(operation: O, request: object) =>
  expectAnswer(await staff.call(operation, request)) as Answer<Awaited<ReturnType<typeof staff.call<O>>>>;
const codeOf = async (operation: unknown, request: object): Promise<string> => {
  const answer = await staff.call(operation, request);
  if (typeof answer !== 'object' || answer === null || !('refused' in answer)) throw new Error('it was not refused');
  return answer.refused === 'code' ? String((answer as { code: string }).code) : String(answer.refused);
};
/** A product with one variant and a given stock. */
const aMug = async (stock?: number) => {
  const product = await shop.add({ name: 'Mug', price: 1000, ...(stock === undefined ? {} : { stock }) });
  const { inventoryItems: items } = await call(inventoryItems.queryInventoryItems, {
    query: { filter: { productId: product.id } },
  });
  const id = items?.[0]?.id ?? expect.fail('no item');
  return {
    ...product,
    item: id,
    read: async () => (await call(inventoryItems.getInventoryItem, { inventoryItemId: id })).inventoryItem,
  };
};
const otherLocation = async () => {
  const location = { name: 'Warehouse', timeZone: 'Europe/Berlin', address: { country: 'DE' } };
  return (await call(locations.createLocation, { location })).location?.id ?? '';
};
const availability = async (productId: string) =>
  (
    await shop.rows<{ product_id: string; status: string; preorder_status: string; preorder_availability: string }>(
      'product_availability',
    )
  )
    .filter((row) => row.product_id === productId)
    .map((row) => [row.status, row.preorder_status, row.preorder_availability])[0];
/** For each item its level and the sum of its history since the test began. */
const books = async () => {
  const changes = await shop.rows<{ item_id: string; delta: number; preorder_delta: number }>('inventory_changes');
  return (itemId: string) => changes.filter((row) => row.item_id === itemId).reduce((sum, { delta }) => sum + delta, 0);
};
const codes = (answer: { results?: { itemMetadata?: { error?: { code?: string } } }[] }) =>
  (answer.results ?? []).map(({ itemMetadata }) => itemMetadata?.error?.code ?? 'ok');
const take = (productId: string, variantId: string, quantity: number, orderId: string = crypto.randomUUID()) =>
  withSite(staff.ctx, (tx) => takeStock(staff.ctx, tx, orderId, [{ productId, variantId, quantity }]));
const giveBack = (orderId: string) => withSite(staff.ctx, (tx) => giveBackStock(staff.ctx, tx, orderId));
const drain = () => doDueWork(staff.ctx, jobKinds.map(jobTask));

describe('items', () => {
  test('are read with their product, set and adjusted; the history adds up', async () => {
    const mug = await aMug(5);
    expect(await mug.read()).toMatchObject({
      quantity: 5,
      trackQuantity: true,
      availabilityStatus: 'IN_STOCK',
      revision: '1',
      product: { name: 'Mug', variantVisible: true },
    });
    const set = { inventoryItem: { id: mug.item, revision: '1', quantity: 9 } };
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    expect((await call(inventoryItems.updateInventoryItem, set)).inventoryItem).toMatchObject({
      quantity: 9,
      revision: '2',
    });
    expect(await codeOf(inventoryItems.updateInventoryItem, set)).toBe('INVALID_REVISION');
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    const many = [3, 4].map((decrementBy) => ({ inventoryItemId: mug.item, decrementBy }));
    const taken = await call(inventoryItems.bulkDecrementInventoryItems, {
      decrementData: [...many, ...many],
      returnEntity: true,
    });
    expect(codes(taken)).toEqual(['ok', 'ok', 'INSUFFICIENT_INVENTORY', 'INSUFFICIENT_INVENTORY']);
    expect(taken.results?.[1]?.item).toMatchObject({ quantity: 2 });
    expect((await books())(mug.item)).toBe(2);
    const { changes } = await call(inventoryHistory.listInventoryChanges, { inventoryItemId: mug.item });
    expect(changes).toMatchObject([
      { delta: -7, quantityAfter: 2, reason: 'MANUAL', actor: { type: 'STAFF', id: expect.any(String) } },
      { delta: 4, quantityAfter: 9 },
      { delta: 5, quantityAfter: 5 },
    ]);
  });

  test('go below zero only where unrestricted, and never out of bounds', async () => {
    const mug = await aMug(5);
    const by = (decrementBy: number, more = {}) => ({
      decrementData: [{ variantId: mug.variantId, decrementBy }],
      ...more,
    });
    const decrement = inventoryItems.bulkDecrementInventoryItemsByVariantAndLocation;
    expect(codes(await call(decrement, by(6)))).toEqual(['INSUFFICIENT_INVENTORY']);
    expect(codes(await call(decrement, by(6, { restrictInventory: false })))).toEqual(['ok']);
    expect(await mug.read()).toMatchObject({ quantity: -1, availabilityStatus: 'OUT_OF_STOCK' });
    expect(codes(await call(decrement, by(99_999, { restrictInventory: false })))).toEqual([
      'MIN_QUANTITY_LIMIT_REACHED',
    ]);
    const set = (quantity: number) => ({ inventoryItem: { id: mug.item, quantity } });
    expect(await codeOf(inventoryItems.updateInventoryItem, set(-2))).toBe(
      'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING',
    );
    const increment = { incrementData: [{ inventoryItemId: mug.item, incrementBy: 99_999 }] };
    expect(codes(await call(inventoryItems.bulkIncrementInventoryItems, increment))).toEqual(['ok']);
    expect(codes(await call(inventoryItems.bulkIncrementInventoryItems, increment))).toEqual([
      'MAX_QUANTITY_LIMIT_REACHED',
    ]);
    expect(await take(mug.id, mug.variantId, 99_999)).toHaveLength(1);
    const untracked = await aMug();
    const one = { decrementData: [{ inventoryItemId: untracked.item, decrementBy: 1 }] };
    expect(codes(await call(inventoryItems.bulkDecrementInventoryItems, one))).toEqual([
      'INVENTORY_QUANTITY_NOT_TRACKED',
    ]);
  });

  test('are created once per variant and location, upserted and removed', async () => {
    const mug = await aMug(5);
    const locationId = await otherLocation();
    const draft = { productId: mug.id, variantId: mug.variantId, locationId, quantity: 3 };
    expect(
      await codeOf(inventoryItems.createInventoryItem, { inventoryItem: { ...draft, locationId: undefined } }),
    ).toBe('ITEM_ALREADY_EXISTS');
    const twice = await call(inventoryItems.bulkCreateInventoryItems, {
      inventoryItems: [draft, draft],
      returnEntity: true,
    });
    expect(codes(twice)).toEqual(['ok', 'ITEM_ALREADY_EXISTS']);
    const id = twice.results?.[0]?.item?.id ?? '';
    const upsert = {
      inventoryItems: [{ inventoryItem: { ...draft, quantity: 8 } }, { inventoryItem: { ...draft, quantity: -1 } }],
    };
    expect(codes(await call(inventoryItems.bulkUpsertInventoryItems, upsert))).toEqual([
      'ok',
      'INVALID_TARGET_QUANTITY',
    ]);
    expect((await call(inventoryItems.getInventoryItem, { inventoryItemId: id })).inventoryItem).toMatchObject({
      quantity: 8,
    });
    for (const [change, code] of [
      [{ variantId: crypto.randomUUID() }, 'not-found'],
      [{ locationId: crypto.randomUUID() }, 'LOCATION_NOT_FOUND'],
    ] as const) {
      expect(await codeOf(inventoryItems.createInventoryItem, { inventoryItem: { ...draft, ...change } })).toBe(code);
    }
    // the other location's stock is not for sale until it sells
    const { variants } = await stockSeen(mug.id);
    expect(variants).toMatchObject([{ quantity: 5 }]);
    await call(inventoryItems.deleteInventoryItem, { inventoryItemId: id });
    expect((await books())(id)).toBe(0);
    expect(await codeOf(inventoryItems.deleteInventoryItem, { inventoryItemId: id })).toBe('not-found');
  });

  const stockSeen = async (productId: string) =>
    (await call(inventoryV1Reader.getInventoryVariants, { inventoryId: productId })).inventoryItem ?? {};

  test('are queried, searched with facets, and counted', async () => {
    const [full, empty] = [await aMug(5), await aMug(0)];
    await aMug();
    const query = { filter: { trackQuantity: true }, sort: [{ fieldName: 'quantity', order: 'ASC' }] };
    const { inventoryItems: items } = await call(inventoryItems.queryInventoryItems, { query });
    expect(items?.map(({ id }) => id)).toEqual([empty.item, full.item]);
    const search = {
      search: { expression: 'mug' },
      aggregations: [{ name: 'status', type: 'VALUE', fieldPath: 'availabilityStatus', value: {} }],
    };
    const found = await call(inventoryItems.searchInventoryItems, { search });
    expect(found.inventoryItems).toHaveLength(3);
    expect(found.aggregationData).toMatchObject({
      results: [{ values: { results: expect.arrayContaining([{ value: 'IN_STOCK', count: 2 }]) } }],
    });
    expect(await call(inventoryItems.countInventoryItems, { filter: { availabilityStatus: 'OUT_OF_STOCK' } })).toEqual({
      count: 1,
    });
    expect(await codeOf(inventoryItems.countInventoryItems, { filter: { colour: 'red' } })).toBe('invalid');
    expect(
      await codeOf(inventoryItems.searchInventoryItems, {
        search: { search: { expression: 'x', fields: ['colour'] } },
      }),
    ).toBe('invalid');
  });

  test('are changed by filter, exactly once', async () => {
    const mugs = [await aMug(5), await aMug(1), await aMug()];
    const all = { filter: { productId: { $in: mugs.map(({ id }) => id) } } };
    const levels = async () =>
      (await Promise.all(mugs.map(({ read }) => read()))).map((item) => item?.quantity ?? item?.inStock);
    await call(inventoryItems.bulkAdjustInventoryItemsByFilter, { ...all, adjustment: { decrementBy: 2 } });
    await drain();
    expect(await levels()).toEqual([3, 1, true]);
    await call(inventoryItems.bulkSetOrAdjustInventoryItemsByFilter, {
      ...all,
      adjustedInventoryAction: { incrementBy: 2 },
    });
    await drain();
    expect(await levels()).toEqual([5, 3, 2]);
    await call(inventoryItems.bulkUpdateInventoryItemsByFilter, { ...all, inventoryItem: { quantity: 7 } });
    await drain();
    expect(await levels()).toEqual([7, 7, 7]);
    await call(inventoryItems.bulkDeleteInventoryItemsByFilter, all);
    await drain();
    expect(await call(inventoryItems.countInventoryItems, all)).toEqual({ count: 0 });
    const locationId = await otherLocation();
    await call(inventoryItems.bulkCreateInventoryItemsByVariantFilter, {
      ...all,
      locationId,
      inventoryCreationData: { quantity: 4 },
    });
    await drain();
    expect(await call(inventoryItems.countInventoryItems, { filter: { locationId, quantity: 4 } })).toEqual({
      count: 3,
    });
    const jobs = await shop.rows<{ status: string; result: object }>('background_jobs');
    expect(jobs.map(({ status, result }) => [status, result])).toEqual(
      expect.arrayContaining([
        [
          'DONE',
          {
            totalSuccesses: 1,
            totalFailures: 2,
            failures: { INSUFFICIENT_INVENTORY: 1, INVENTORY_QUANTITY_NOT_TRACKED: 1 },
          },
        ],
      ]),
    );
    expect(await codeOf(inventoryItems.bulkAdjustInventoryItemsByFilter, { ...all, adjustment: {} })).toBe('invalid');
  });
});

describe('pre-orders', () => {
  test('raise a counter up to its limit, and are given back once', async () => {
    const mug = await aMug(1);
    const preorderInfo = { enabled: true, limit: 3, message: 'Fired in May, shipped in June' };
    await call(inventoryItems.updateInventoryItem, { inventoryItem: { id: mug.item, preorderInfo } });
    expect(await availability(mug.id)).toEqual(['IN_STOCK', 'ENABLED', 'NO_VARIANTS']);
    expect(await take(mug.id, mug.variantId, 2)).toHaveLength(1); // one is there: neither two from stock nor a pre-order
    expect(await take(mug.id, mug.variantId, 1)).toEqual([]);
    expect(await availability(mug.id)).toEqual(['OUT_OF_STOCK', 'ENABLED', 'ALL_VARIANTS']);
    const order = crypto.randomUUID();
    expect(await take(mug.id, mug.variantId, 2, order)).toEqual([]);
    expect(await take(mug.id, mug.variantId, 2)).toHaveLength(1);
    expect(await mug.read()).toMatchObject({
      quantity: 0,
      availabilityStatus: 'PREORDER',
      preorderInfo: { counter: 2, limit: 3, quantity: 1, message: preorderInfo.message },
    });
    for (let time = 0; time < 2; time++) await giveBack(order);
    expect(await mug.read()).toMatchObject({ quantity: 0, preorderInfo: { counter: 0 } });
    const low = { inventoryItem: { id: mug.item, preorderInfo: { limit: 1 } } };
    await take(mug.id, mug.variantId, 2);
    expect(await codeOf(inventoryItems.updateInventoryItem, low)).toBe('PRE_ORDER_VALIDATION');
  });

  test('work through the service as well', async () => {
    const mug = await aMug(4);
    const ahead = { decrementData: [{ inventoryItemId: mug.item, decrementBy: 2, preorderRequest: true }] };
    expect(codes(await call(inventoryItems.bulkDecrementInventoryItems, ahead))).toEqual(['INSUFFICIENT_INVENTORY']);
    await call(inventoryItems.updateInventoryItem, {
      inventoryItem: { id: mug.item, preorderInfo: { enabled: true, limit: 3 } },
    });
    expect(codes(await call(inventoryItems.bulkDecrementInventoryItems, ahead))).toEqual(['ok']);
    expect(codes(await call(inventoryItems.bulkDecrementInventoryItems, ahead))).toEqual(['INSUFFICIENT_INVENTORY']);
    expect(await mug.read()).toMatchObject({ quantity: 4, preorderInfo: { counter: 2 } });
  });
});

test('lists show what there is, whatever changed it', async () => {
  const mug = await aMug(2);
  const visitor = shop.visitor();
  const shown = async () => {
    // another list each time, so that its parts alone are remembered
    const query = { filter: { id: { $ne: crypto.randomUUID() } } };
    const { products } = expectAnswer(await visitor.call(productsV3.queryProducts, { query }));
    return products?.[0]?.inventory?.availabilityStatus;
  };
  expect(await shown()).toBe('IN_STOCK');
  const order = crypto.randomUUID();
  await take(mug.id, mug.variantId, 2, order);
  expect(await shown()).toBe('OUT_OF_STOCK');
  await giveBack(order);
  expect(await shown()).toBe('IN_STOCK');
  const byHand = async (id: string, quantity: number) => {
    const revision = (await call(inventoryItems.getInventoryItem, { inventoryItemId: id })).inventoryItem?.revision;
    await call(inventoryItems.updateInventoryItem, { inventoryItem: { id, revision, quantity } });
  };
  await byHand(mug.item, 0);
  expect(await shown()).toBe('OUT_OF_STOCK');
  const locationId = await otherLocation();
  const inventoryItem = { productId: mug.id, variantId: mug.variantId, locationId, quantity: 5 };
  await call(inventoryItems.createInventoryItem, { inventoryItem });
  expect(await shown()).toBe('OUT_OF_STOCK');
  await call(inventoryHistory.updateLocationSelling, { locationId, sellsOnline: true });
  expect(await shown()).toBe('IN_STOCK');
});

describe('several locations', () => {
  test('orders take from the default one, and from others that sell; stock goes back to where it was taken', async () => {
    const mug = await aMug(2);
    const locationId = await otherLocation();
    const inventoryItem = { productId: mug.id, variantId: mug.variantId, locationId, quantity: 5 };
    const other = (await call(inventoryItems.createInventoryItem, { inventoryItem })).inventoryItem?.id ?? '';
    const levels = async () => [
      (await mug.read())?.quantity,
      (await call(inventoryItems.getInventoryItem, { inventoryItemId: other })).inventoryItem?.quantity,
    ];
    expect(await take(mug.id, mug.variantId, 3)).toHaveLength(1);
    await call(inventoryHistory.updateLocationSelling, { locationId, sellsOnline: true });
    expect((await call(inventoryHistory.listSellingLocations, {})).locationIds).toContain(locationId);
    const order = crypto.randomUUID();
    expect(await take(mug.id, mug.variantId, 3, order)).toEqual([]);
    expect(await levels()).toEqual([0, 4]);
    await giveBack(order);
    expect(await levels()).toEqual([2, 5]);
    expect(await take(mug.id, mug.variantId, 8)).toHaveLength(1);
    expect(await take(mug.id, mug.variantId, 7)).toEqual([]);
    expect(await availability(mug.id)).toEqual(['OUT_OF_STOCK', 'DISABLED', 'NO_VARIANTS']);
  });

  test('another location becomes the default', async () => {
    const mug = await aMug(2);
    const id = await otherLocation();
    expect((await call(locations.setDefaultLocation, { id })).location).toMatchObject({ id, default: true });
    await drain();
    expect(await availability(mug.id)).toEqual(['OUT_OF_STOCK', 'DISABLED', 'NO_VARIANTS']);
    expect(await take(mug.id, mug.variantId, 1)).toHaveLength(1);
    expect(await codeOf(locations.setDefaultLocation, { id })).toBe('DEFAULT_NOT_CHANGED');
    expect(await codeOf(locations.archiveLocation, { id })).toBe('CANNOT_ARCHIVE_DEFAULT');
  });
});

describe('the V1 view', () => {
  test('is of a product, and changes its variants at the default location', async () => {
    const mug = await aMug(5);
    const read = async () =>
      (await call(inventoryV1Reader.getInventoryVariants, { inventoryId: mug.id })).inventoryItem;
    const variant = { variantId: mug.variantId };
    expect(await read()).toMatchObject({
      id: mug.id,
      productId: mug.id,
      trackQuantity: true,
      variants: [{ ...variant, quantity: 5 }],
    });
    await call(inventoryV1.decrementInventory, { decrementData: [{ productId: mug.id, ...variant, decrementBy: 2 }] });
    expect(
      await codeOf(inventoryV1.decrementInventory, {
        decrementData: [{ productId: mug.id, ...variant, decrementBy: 4 }],
      }),
    ).toBe('INSUFFICIENT_INVENTORY');
    await call(inventoryV1.incrementInventory, {
      incrementData: [{ inventoryId: mug.id, ...variant, incrementBy: 1 }],
    });
    expect(await read()).toMatchObject({ variants: [{ quantity: 4, inStock: true }] });
    const preorderInfo = { enabled: true, limit: 10 };
    const inventoryItem = {
      productId: mug.id,
      trackQuantity: false,
      variants: [{ ...variant, inStock: false }],
      preorderInfo,
    };
    await call(inventoryV1.updateInventoryVariants, { inventoryItem });
    expect(await read()).toMatchObject({
      trackQuantity: false,
      variants: [{ inStock: false, availableForPreorder: true }],
      preorderInfo,
    });
    expect((await books())(mug.item)).toBe(0);
    const page = await call(inventoryV1Reader.queryInventory, {
      query: { filter: JSON.stringify({ productId: mug.id }) },
    });
    expect(page).toMatchObject({
      inventoryItems: [{ id: mug.id }],
      metadata: { items: 1, offset: 0 },
      totalResults: 1,
    });
    const wrong = { inventoryItem: { productId: mug.id, variants: [{ ...variant, quantity: -1 }] } };
    expect(await codeOf(inventoryV1.updateInventoryVariants, wrong)).toBe('invalid');
  });
});
