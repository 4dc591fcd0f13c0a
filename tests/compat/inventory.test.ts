import type { TestServer } from '@stoa/server/testing/server';
import { locations } from '@wix/business-tools';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import { inventory, inventoryItemsV3, productsV3, storesLocationsV3 } from '@wix/stores';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MISSING, newVisitor, refusalOf, startShop, violationsOf } from './public-clients.ts';

const newClient = ({ site }: TestServer) =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: site.apiKey, siteId: site.id }),
    modules: { inventory, inventoryItemsV3, storesLocationsV3, locations, productsV3 },
  });

let shop: TestServer;
let client: ReturnType<typeof newClient>;
beforeAll(async () => {
  shop = await startShop();
  client = newClient(shop);
});
afterAll(() => shop?.stop());

type Answer<T> = Promise<T>;
type Job = Answer<{ jobId?: string }>;
/** Functions that the packages export without declaring them. */
type Undeclared = {
  inventoryItemsV3: {
    countInventoryItems(options: object): Answer<{ count?: number }>;
    bulkUpsertInventoryItems(items: object[], options?: object): Answer<Bulk & { results?: { item?: object }[] }>;
    bulkDeleteInventoryItemsByFilter(filter: object, options?: object): Job;
    bulkAdjustInventoryItemsByFilter(filter: object, options: object): Job;
    bulkSetOrAdjustInventoryItemsByFilter(filter: object, options: object): Job;
    bulkCreateInventoryItemsByVariantFilter(filter: object, options: object): Job;
  };
  locations: {
    bulkCreateLocation(all: object[]): Answer<{ successfulLocations?: object[]; failedLocations?: object[] }>;
  };
  storesLocationsV3: { getDefaultStoresLocation(): Answer<{ storesLocation?: { _id?: string } }> };
};
const more = () => client as unknown as Undeclared;

let count = 0;
/** A product with ten pieces in stock, with its inventory item. */
async function aMug() {
  const { product } = await client.productsV3.createProductWithInventory({
    name: `Mug ${++count}`,
    productType: 'PHYSICAL',
    physicalProperties: {},
    variantsInfo: {
      variants: [{ price: { actualPrice: { amount: '9' } }, inventoryItem: { quantity: 10 }, sku: `MUG-${count}` }],
    },
  } as Parameters<typeof client.productsV3.createProductWithInventory>[0]);
  const productId = product?._id ?? '';
  const { items } = await client.inventoryItemsV3.queryInventoryItems().eq('productId', productId).find();
  const id = items[0]?._id ?? expect.fail('no item');
  const variantId = items[0]?.variantId ?? '';
  return { productId, variantId, id, filter: { productId } };
}
type Mug = Awaited<ReturnType<typeof aMug>>;
const aLocation = () =>
  client.locations.createLocation({
    name: `Shop ${++count}`,
    timeZone: 'Europe/Berlin',
    address: { country: 'DE', city: 'Berlin' },
  });
const quantityOf = async ({ id }: Mug) => (await client.inventoryItemsV3.getInventoryItem(id)).quantity;
type Bulk = { results?: { itemMetadata?: { error?: { code?: string } } }[] };
const codes = ({ results = [] }: Bulk) => results.map(({ itemMetadata }) => itemMetadata?.error?.code ?? 'ok');
const settled = (mug: Mug, quantity: number) => expect.poll(() => quantityOf(mug)).toBe(quantity);
/** For values that the client's types rule out, as the server does. */
const wrong = <T>(value: unknown) => value as T;

describe('inventory items', () => {
  test('one by one', async () => {
    const api = client.inventoryItemsV3;
    const mug = await aMug();
    const item = await api.getInventoryItem(mug.id);
    expect(item).toMatchObject({
      quantity: 10,
      trackQuantity: true,
      availabilityStatus: 'IN_STOCK',
      product: { name: `Mug ${count}`, variantSku: `MUG-${count}`, variantVisible: true },
    });
    expect(await api.updateInventoryItem(mug.id, { revision: item.revision, quantity: 7 })).toMatchObject({
      quantity: 7,
    });
    const location = await aLocation();
    const draft = { productId: mug.productId, variantId: mug.variantId, locationId: location._id, quantity: 2 };
    const created = await api.createInventoryItem(draft);
    expect(created).toMatchObject({ quantity: 2, locationId: location._id });
    expect(await refusalOf(api.createInventoryItem(draft))).toEqual(['ITEM_ALREADY_EXISTS', 409]);
    expect(await violationsOf(api.createInventoryItem({ ...draft, quantity: 100_000 }))).toEqual({
      'inventoryItem.quantity': 'MAX',
    });
    const stale = api.updateInventoryItem(mug.id, { revision: '1', quantity: 1 });
    expect(await refusalOf(stale)).toEqual(['INVALID_REVISION', 409]);
    const negative = api.updateInventoryItem(mug.id, { revision: '2', quantity: -1 });
    expect(await refusalOf(negative)).toEqual(['REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING', 400]);
    const limit = { revision: '2', preorderInfo: { enabled: true, limit: 100_001 } };
    expect(Object.values(await violationsOf(api.updateInventoryItem(mug.id, limit)))).toEqual(['MAX']);
    await api.deleteInventoryItem(created._id ?? '');
    expect(await refusalOf(api.deleteInventoryItem(created._id ?? ''))).toEqual([404, 404]);
    expect(await refusalOf(api.getInventoryItem(MISSING))).toEqual([404, 404]);
    expect(Object.values(await violationsOf(api.getInventoryItem('no-guid')))).toEqual(['FORMAT']);
    expect(Object.values(await violationsOf(api.deleteInventoryItem('no-guid')))).toEqual(['FORMAT']);
    expect(await quantityOf(mug)).toBe(7);
  });

  test('are queried, searched and counted', async () => {
    const api = client.inventoryItemsV3;
    const mug = await aMug();
    expect((await api.queryInventoryItems().eq('productId', mug.productId).find()).items).toMatchObject([
      { _id: mug.id },
    ]);
    const found = await api.searchInventoryItems({
      filter: mug.filter,
      search: { expression: `mug ${count}`, mode: 'AND' },
      aggregations: [{ name: 'most', type: 'SCALAR', fieldPath: 'quantity', scalar: { type: 'MAX' } }],
    });
    expect(found).toMatchObject({
      inventoryItems: [{ _id: mug.id }],
      aggregationData: { results: [{ scalar: { value: 10 } }] },
    });
    expect(await more().inventoryItemsV3.countInventoryItems({ filter: mug.filter })).toMatchObject({ count: 1 });
    const filter = { colour: 'red' };
    expect(await violationsOf(more().inventoryItemsV3.countInventoryItems({ filter }))).toEqual({
      'filter.colour': 'FIELD_NOT_ALLOWED',
    });
    expect(await violationsOf(api.searchInventoryItems({ filter: wrong(filter) }))).toEqual({
      'search.filter.colour': 'FIELD_NOT_ALLOWED',
    });
    const unknown = api.queryInventoryItems().eq(wrong('colour'), wrong('red')).find();
    expect(await violationsOf(unknown)).toEqual({ 'query.filter.colour': 'FIELD_NOT_ALLOWED' });
  });

  test('in bulk, each independently', async () => {
    const api = client.inventoryItemsV3;
    const [mug, { productId, variantId }] = [await aMug(), await aMug()];
    const locationId = (await aLocation())._id ?? '';
    const draft = { productId, variantId, locationId, quantity: 1 };
    expect(codes(await api.bulkCreateInventoryItems([draft, draft]))).toEqual(['ok', 'ITEM_ALREADY_EXISTS']);
    const up = await more().inventoryItemsV3.bulkUpsertInventoryItems([{ inventoryItem: { ...draft, quantity: 5 } }], {
      returnEntity: true,
    });
    expect(up.results?.[0]?.item).toMatchObject({ quantity: 5 });
    const update = (revision: string, quantity: number) => [{ inventoryItem: { _id: mug.id, revision, quantity } }];
    expect(codes(await api.bulkUpdateInventoryItems(update('1', 20)))).toEqual(['ok']);
    expect(codes(await api.bulkUpdateInventoryItems(update('1', 30)))).toEqual(['INVALID_REVISION']);
    const one = { inventoryItemId: mug.id };
    const taken = await api.bulkDecrementInventoryItems(
      [
        { ...one, decrementBy: 5 },
        { ...one, decrementBy: 50 },
      ],
      { restrictInventory: true },
    );
    expect(codes(taken)).toEqual(['ok', 'INSUFFICIENT_INVENTORY']);
    expect(
      codes(
        await api.bulkIncrementInventoryItems([
          { ...one, incrementBy: 1 },
          { inventoryItemId: MISSING, incrementBy: 1 },
        ]),
      ),
    ).toEqual(['ok', 'NOT_FOUND']);
    const place = { variantId: mug.variantId };
    expect(
      codes(
        await api.bulkDecrementInventoryItemsByVariantAndLocation([
          { ...place, decrementBy: 2 },
          { variantId: MISSING, decrementBy: 1 },
        ]),
      ),
    ).toEqual(['ok', 'NOT_FOUND']);
    expect(
      codes(
        await api.bulkIncrementInventoryItemsByVariantAndLocation([
          { ...place, incrementBy: 99_999 },
          { ...place, incrementBy: 3 },
        ]),
      ),
    ).toEqual(['MAX_QUANTITY_LIMIT_REACHED', 'ok']);
    expect(await quantityOf(mug)).toBe(20 - 5 + 1 - 2 + 3);
    expect(codes(await api.bulkDeleteInventoryItems([mug.id, MISSING]))).toEqual(['ok', 'NOT_FOUND']);
  });

  test.for<[string, () => Promise<unknown>, Record<string, string>]>([
    ['created', () => client.inventoryItemsV3.bulkCreateInventoryItems([]), { inventoryItems: 'MIN_SIZE' }],
    ['upserted', () => more().inventoryItemsV3.bulkUpsertInventoryItems([]), { inventoryItems: 'MIN_SIZE' }],
    ['updated', () => client.inventoryItemsV3.bulkUpdateInventoryItems([]), { inventoryItems: 'MIN_SIZE' }],
    ['deleted', () => client.inventoryItemsV3.bulkDeleteInventoryItems([]), { inventoryItemIds: 'MIN_SIZE' }],
    [
      'taken',
      () => client.inventoryItemsV3.bulkDecrementInventoryItems([{ inventoryItemId: MISSING, decrementBy: 0 }]),
      { 'decrementData.0.decrementBy': 'MIN' },
    ],
    [
      'added',
      () => client.inventoryItemsV3.bulkIncrementInventoryItems([{ inventoryItemId: MISSING, incrementBy: 0 }]),
      { 'incrementData.0.incrementBy': 'MIN' },
    ],
    [
      'taken by variant',
      () =>
        client.inventoryItemsV3.bulkDecrementInventoryItemsByVariantAndLocation([{ variantId: 'x', decrementBy: 1 }]),
      { 'decrementData.0.variantId': 'FORMAT' },
    ],
    [
      'added by variant',
      () =>
        client.inventoryItemsV3.bulkIncrementInventoryItemsByVariantAndLocation([{ variantId: 'x', incrementBy: 1 }]),
      { 'incrementData.0.variantId': 'FORMAT' },
    ],
    [
      'updated by filter',
      () => client.inventoryItemsV3.bulkUpdateInventoryItemsByFilter({ colour: 1 }, { inventoryItem: { quantity: 1 } }),
      { 'filter.colour': 'FIELD_NOT_ALLOWED' },
    ],
    [
      'deleted by filter',
      () => more().inventoryItemsV3.bulkDeleteInventoryItemsByFilter({ colour: 1 }),
      { 'filter.colour': 'FIELD_NOT_ALLOWED' },
    ],
    [
      'set by filter',
      () => more().inventoryItemsV3.bulkSetOrAdjustInventoryItemsByFilter({}, { adjustedInventoryAction: {} }),
      { adjustedInventoryAction: 'REQUIRED_ONE_OF_FIELD' },
    ],
    [
      'adjusted by filter',
      () => more().inventoryItemsV3.bulkAdjustInventoryItemsByFilter({}, { adjustment: { incrementBy: 0 } }),
      { 'adjustment.incrementBy': 'MIN' },
    ],
    [
      'created by filter',
      () =>
        more().inventoryItemsV3.bulkCreateInventoryItemsByVariantFilter(
          { colour: 1 },
          { inventoryCreationData: { quantity: 1 }, locationId: MISSING },
        ),
      { 'filter.colour': 'FIELD_NOT_ALLOWED' },
    ],
  ])('an invalid field: %s', async ([, call, expected]) => {
    expect(await violationsOf(call())).toEqual(expected);
  });

  test('by filter, as jobs', async () => {
    const api = client.inventoryItemsV3;
    const mug = await aMug();
    const { filter } = mug;
    expect(
      (await more().inventoryItemsV3.bulkAdjustInventoryItemsByFilter(filter, { adjustment: { incrementBy: 3 } }))
        .jobId,
    ).toBeTruthy();
    await settled(mug, 13);
    await more().inventoryItemsV3.bulkSetOrAdjustInventoryItemsByFilter(filter, {
      adjustedInventoryAction: { decrementBy: 1 },
    });
    await settled(mug, 12);
    await api.bulkUpdateInventoryItemsByFilter(filter, { inventoryItem: { quantity: 4 } });
    await settled(mug, 4);
    const locationId = (await aLocation())._id ?? '';
    await more().inventoryItemsV3.bulkCreateInventoryItemsByVariantFilter(filter, {
      locationId,
      inventoryCreationData: { quantity: 2 },
    });
    await expect.poll(async () => (await more().inventoryItemsV3.countInventoryItems({ filter })).count).toBe(2);
    await more().inventoryItemsV3.bulkDeleteInventoryItemsByFilter({ ...filter, locationId });
    await expect.poll(async () => (await more().inventoryItemsV3.countInventoryItems({ filter })).count).toBe(1);
    const nowhere = more().inventoryItemsV3.bulkCreateInventoryItemsByVariantFilter(filter, {
      locationId: MISSING,
      inventoryCreationData: { quantity: 1 },
    });
    expect(await refusalOf(nowhere)).toEqual(['LOCATION_NOT_FOUND', 404]);
  });
});

test('the V1 inventory of a product', async () => {
  const api = client.inventory;
  const { productId, variantId } = await aMug();
  const read = async () => (await api.getInventoryVariants(productId)).inventoryItem;
  expect(await read()).toMatchObject({
    _id: productId,
    productId,
    trackQuantity: true,
    variants: [{ variantId, quantity: 10 }],
  });
  await api.decrementInventory([{ productId, variantId, decrementBy: 4 }]);
  await api.incrementInventory([{ inventoryId: productId, variantId, incrementBy: 1 }]);
  await api.updateInventoryVariants(productId, { preorderInfo: { enabled: true, limit: 5 } });
  expect(await read()).toMatchObject({
    variants: [{ quantity: 7, availableForPreorder: false }],
    preorderInfo: { enabled: true, limit: 5 },
  });
  const filter = JSON.stringify({ productId });
  expect(await api.queryInventory({ query: { filter } })).toMatchObject({
    inventoryItems: [{ productId }],
    totalResults: 1,
  });
  const tooMany = api.decrementInventory([
    { productId, variantId, decrementBy: 1 },
    { productId, variantId, decrementBy: 7 },
  ]);
  expect(await refusalOf(tooMany)).toEqual(['INSUFFICIENT_INVENTORY', 428]);
  expect(await read()).toMatchObject({ variants: [{ quantity: 7 }] });
  const gone = [
    api.getInventoryVariants(MISSING),
    api.incrementInventory([{ productId: MISSING, variantId, incrementBy: 1 }]),
    api.updateInventoryVariants(MISSING, { trackQuantity: true }),
  ];
  for (const refusal of await Promise.all(gone.map(refusalOf))) expect(refusal).toEqual([404, 404]);
  expect(await violationsOf(api.incrementInventory([]))).toEqual({ incrementData: 'MIN_SIZE' });
  expect(await violationsOf(api.decrementInventory([{ productId, variantId, decrementBy: 0 }]))).toEqual({
    'decrementData.0.decrementBy': 'MIN',
  });
  const variants = [{ variantId, quantity: -1 }];
  expect(await violationsOf(api.updateInventoryVariants(productId, { variants }))).toEqual({
    'inventoryItem.variants.0.quantity': 'MIN',
  });
  const unknown = api.queryInventory({ query: { filter: '{"colour":"red"}' } });
  expect(await violationsOf(unknown)).toEqual({ 'query.filter.colour': 'FIELD_NOT_ALLOWED' });
  expect(
    Object.values(await violationsOf(api.getInventoryVariants(productId, { variantIds: wrong('x') }))),
  ).toHaveLength(1);
});

describe('locations', () => {
  test('are created, changed, archived; one is the default', async () => {
    const api = client.locations;
    const location = await aLocation();
    const id = location._id ?? '';
    expect(await api.getLocation(id)).toMatchObject({
      _id: id,
      default: false,
      archived: false,
      address: { city: 'Berlin' },
    });
    const { locations: all = [] } = await api.listLocations();
    const main = all.find((one) => one.default) ?? expect.fail('no default location');
    expect(
      (
        await api
          .queryLocations()
          .eq('name', location.name ?? '')
          .find()
      ).items,
    ).toMatchObject([{ _id: id }]);
    const full = { name: 'Renamed', timeZone: 'Europe/Paris', address: { country: 'FR' } };
    expect(await api.updateLocation(id, { ...full, revision: location.revision })).toMatchObject({
      ...full,
      revision: '2',
    });
    expect(await refusalOf(api.updateLocation(id, { ...full, revision: '1' }))).toEqual(['INVALID_REVISION', 409]);
    expect(await refusalOf(api.updateLocation(MISSING, full))).toEqual(['LOCATION_NOT_FOUND', 404]);
    expect((await api.addTypeToLocation(id, 'BRANCH')).location?.locationTypes).toEqual(['BRANCH']);
    expect((await api.addLocationType(id, 'INVENTORY')).location?.locationTypes).toEqual(['BRANCH', 'INVENTORY']);
    expect((await api.removeTypeFromLocation(id, 'BRANCH')).location?.locationTypes).toEqual(['INVENTORY']);
    expect((await api.removeLocationType(id, 'INVENTORY')).location?.locationTypes).toEqual([]);
    for (const remove of [api.removeTypeFromLocation(id, 'OFFICES'), api.removeLocationType(id, 'OFFICES')])
      expect((await refusalOf(remove))[0]).toBe('CANNOT_UPDATE_LOCATION_TYPES_FOR_LOCATION');
    expect((await api.setDefaultLocation(id)).location).toMatchObject({ default: true });
    expect(await refusalOf(api.setDefaultLocation(id))).toEqual(['DEFAULT_NOT_CHANGED', 409]);
    expect((await refusalOf(api.archiveLocation(id)))[0]).toBe('CANNOT_ARCHIVE_DEFAULT');
    await api.setDefaultLocation(main._id ?? '');
    expect((await api.archiveLocation(id)).location).toMatchObject({ archived: true });
    for (const refused of [api.setDefaultLocation(id), api.updateLocation(id, full)])
      expect((await refusalOf(refused))[0]).toBe('CANNOT_PERFORM_ACTION_ON_ARCHIVED_LOCATION');
    for (const refused of [api.addTypeToLocation(id, 'BRANCH'), api.addLocationType(id, 'BRANCH')])
      expect((await refusalOf(refused))[0]).toBe('CANNOT_UPDATE_LOCATION_TYPES_FOR_LOCATION');
    const both = await more().locations.bulkCreateLocation([
      { ...full, name: `Bulk ${++count}` },
      { name: 'No address' },
    ]);
    expect([both.successfulLocations?.length, both.failedLocations?.length]).toEqual([1, 1]);
    expect(await refusalOf(api.getLocation(MISSING))).toEqual([404, 404]);
  });

  test.for<[string, () => Promise<unknown>, string]>([
    ['create', () => client.locations.createLocation({ name: 'x', timeZone: 'Mars/Crater', address: {} }), 'FORMAT'],
    ['bulk create', () => more().locations.bulkCreateLocation([]), 'MIN_SIZE'],
    ['get', () => client.locations.getLocation('x'), 'FORMAT'],
    ['list', () => client.locations.listLocations({ paging: { limit: -1 } }), 'MIN'],
    [
      'update',
      () => client.locations.updateLocation(MISSING, { name: 'x'.repeat(151), timeZone: 'UTC', address: {} }),
      'MAX_LENGTH',
    ],
    ['query', () => client.locations.queryLocations().eq(wrong('colour'), wrong('red')).find(), 'FIELD_NOT_ALLOWED'],
    ['set default', () => client.locations.setDefaultLocation('x'), 'FORMAT'],
    ['archive', () => client.locations.archiveLocation('x'), 'FORMAT'],
    ['add type', () => client.locations.addTypeToLocation(MISSING, wrong('ATTIC')), 'INVALID_ENUM_VALUE'],
    ['remove type', () => client.locations.removeTypeFromLocation(MISSING, wrong('ATTIC')), 'INVALID_ENUM_VALUE'],
    ['add location type', () => client.locations.addLocationType(MISSING, wrong('ATTIC')), 'INVALID_ENUM_VALUE'],
    ['remove location type', () => client.locations.removeLocationType(MISSING, wrong('ATTIC')), 'INVALID_ENUM_VALUE'],
    ['get of the store', () => client.storesLocationsV3.getStoresLocation('x'), 'FORMAT'],
    [
      'query of the store',
      () => client.storesLocationsV3.queryStoresLocations().eq(wrong('colour'), wrong('red')).find(),
      'FIELD_NOT_ALLOWED',
    ],
  ])('an invalid field: %s', async ([, call, rule]) => {
    expect(Object.values(await violationsOf(call()))).toEqual([rule]);
  });

  test('as the store sees them', async () => {
    const api = client.storesLocationsV3;
    const location = await aLocation();
    expect(await api.getStoresLocation(location._id ?? '')).toMatchObject({
      wixLocationId: location._id,
      locationType: 'PHYSICAL',
      defaultLocation: false,
    });
    const { storesLocation } = await more().storesLocationsV3.getDefaultStoresLocation();
    expect(storesLocation).toMatchObject({ defaultLocation: true });
    const { items } = await api.queryStoresLocations().find();
    expect(items.map(({ _id }) => _id)).toEqual(expect.arrayContaining([location._id, storesLocation?._id]));
    await client.locations.archiveLocation(location._id ?? '');
    expect(await refusalOf(api.getStoresLocation(location._id ?? ''))).toEqual([404, 404]);
  });
});

test('are not open to visitors', async () => {
  const { accessToken } = await newVisitor(shop).auth.generateVisitorTokens();
  const answers = await Promise.all(
    [
      '/stores/v3/inventory-items/query',
      '/stores-reader/v2/inventoryItems/query',
      '/locations/v1/locations/query',
      '/stores/v3/locations/query',
    ].map((path) =>
      fetch(`${shop.url}${path}`, {
        method: 'POST',
        body: '{}',
        headers: { authorization: accessToken.value, 'content-type': 'application/json' },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});
