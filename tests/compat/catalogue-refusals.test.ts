import type { TestServer } from '@stoa/server/testing/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Calls, forEverybody, forStaff, tree } from './catalogue-calls.ts';
import { type Call, ownerCalls, visitorCalls } from './catalogue-clients.ts';
import { refusalOf, startShop } from './public-clients.ts';

let shop: TestServer;
let owner: Call;
let visitor: Call;
let stranger: Call;
beforeAll(async () => {
  shop = await startShop();
  owner = ownerCalls(shop);
  visitor = visitorCalls(shop);
  stranger = ownerCalls({ site: { ...shop.site, apiKey: 'stoa_unknown' } });
});
afterAll(() => shop?.stop());

const refusalsOf = async (call: Call, service: string, calls: Calls) => {
  const refusals = Object.entries(calls).map(async ([name, args]) => [
    name,
    await refusalOf(call(`${service}.${name}`, args)),
  ]);
  return Object.fromEntries(await Promise.all(refusals));
};
const all = (calls: Calls, refusal: [number, number]) =>
  Object.fromEntries(Object.keys(calls).map((name) => [name, refusal]));

/** The entities of a site that the calls above would create, change or delete. */
const everything = async () => {
  const answers = await Promise.all([
    owner('productsV3.queryProducts', [{}, {}]),
    ...['brandsV3.queryBrands', 'ribbonsV3.queryRibbons', 'infoSectionsV3.queryInfoSections'].map((name) =>
      owner(name, [{}, {}]),
    ),
    owner('customizationsV3.queryCustomizations', [{}, {}]),
    owner('categories.queryCategories', [{}, tree]),
    owner('inventoryItemsV3.queryInventoryItems', [{}]),
    owner('locations.queryLocations', [{}]),
    owner('files.listFiles', [{}]),
    owner('folders.listFolders', [{}]),
    owner('backInStockSettings.getSettings', []),
  ]);
  // without the functions for further pages
  return JSON.parse(JSON.stringify(answers)) as unknown;
};

test.for(Object.entries(forStaff))('visitors are refused functions for staff: %s', async ([service, calls]) => {
  const before = await everything();
  expect(await refusalsOf(visitor, service, calls)).toEqual(all(calls, [403, 403]));
  expect(await everything()).toEqual(before);
});

test.for(Object.entries(forEverybody))(
  'an unidentified program is refused everything: %s',
  async ([service, calls]) => {
    expect(await refusalsOf(stranger, service, calls)).toEqual(all(calls, [401, 401]));
  },
);
