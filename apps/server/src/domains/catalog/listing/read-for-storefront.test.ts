import { productsV3, storefront } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';
import * as v3 from '../v3/read-v3.ts';
import { updateProductV3 } from '../v3/write-products.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
});
afterAll(() => database.close());

const list = async (request: object) => expectAnswer(await shop.visitor().call(storefront.listProducts, request));
const names = (answer: Awaited<ReturnType<typeof list>>) => answer.products?.map(({ name }) => name);

test('a list has numbered pages, a total and counts of choices, and tolerates typos', async () => {
  for (const name of ['Amber Mug', 'Birch Mug', 'Cedar Bowl']) {
    const variant = { price: { actualPrice: { amount: '10.00' } }, inventoryItem: { quantity: 2 } };
    const product = { name, productType: 'PHYSICAL', variantsInfo: { variants: [variant] } };
    expectAnswer(await shop.staff().call(productsV3.createProductWithInventory, { product }));
  }
  const sort = [{ fieldName: 'name', order: 'ASC' }];
  const second = await list({ search: { sort, cursorPaging: { limit: 2 } }, offset: 2 });
  expect(names(second)).toEqual(['Cedar Bowl']);
  expect(second.total).toBe(3);
  const searched = await list({ search: { search: { expression: 'ambr', fuzzy: true } } });
  expect(names(searched)).toEqual(['Amber Mug']);
  expect(searched.corrections).toEqual([{ word: 'ambr', alternatives: ['amber'] }]);
  const aggregations = [{ name: 'stock', fieldPath: 'inventory.availabilityStatus', type: 'VALUE' }];
  const counted = await list({ search: { cursorPaging: { limit: 0 }, aggregations } });
  expect(counted.aggregationData?.results?.[0]?.values?.results).toEqual([{ value: 'IN_STOCK', count: 3 }]);
});

test('an unknown field is named', async () => {
  const answer = await shop.visitor().call(storefront.listProducts, { search: { filter: { colour: 'red' } } });
  expect(answer).toMatchObject({ refused: 'invalid', violations: [{ field: 'search.filter.colour' }] });
});

test('stock is shown for each variant of visible products', async () => {
  const { id, variantId } = await shop.add({ name: 'Jug', price: 2500, stock: 4 });
  const answer = await shop.visitor().call(storefront.getAvailability, { productId: id });
  expect(answer).toEqual({ variants: [{ variantId, inStock: true, quantity: 4, preorder: null }] });
  expect(await shop.visitor().call(storefront.getAvailability, { productId: shop.site.id })).toMatchObject({
    refused: 'not-found',
  });
});

test('addresses continue after the last one', async () => {
  const all = expectAnswer(await shop.visitor().call(storefront.listProductAddresses, {})).products ?? [];
  expect(all.length).toBeGreaterThanOrEqual(4);
  const after = all[0]?.numericId;
  const rest = expectAnswer(await shop.visitor().call(storefront.listProductAddresses, { after, limit: 2 })).products;
  expect(rest).toEqual(all.slice(1, 3));
  const passed = expectAnswer(await shop.visitor().call(storefront.listProductAddresses, { offset: 2, limit: 1 }));
  expect(passed.products).toEqual(all.slice(2, 3));
});

test('an old slug leads to the product that used to have it', async () => {
  const { id, slug } = await shop.add({ name: 'Old Lamp', price: 2500 });
  const { ctx } = shop.staff();
  const { product } = expectAnswer(await v3.getProduct(ctx, { productId: id }));
  expectAnswer(await updateProductV3(ctx, { product: { id, revision: product?.revision, slug: 'new-lamp' } } as never));
  const ask = (wanted: string) => shop.visitor().call(storefront.getCurrentSlug, { kind: 'PRODUCT', slug: wanted });
  expect(await ask(slug)).toEqual({ slug: 'new-lamp' });
  expect(await ask('never-was')).toEqual({ slug: null });
});
