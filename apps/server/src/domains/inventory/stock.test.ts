import { openTestDatabase } from '@stoa/server/testing/database';
import { openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { type Database, type Tx, withSite } from '../../platform/db/index.ts';
import { forgetStock, giveBackStock, setStock, takeStock } from './index.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
});
afterAll(() => database.close());

const run = <T>(work: (ctx: Context, tx: Tx) => Promise<T>): Promise<T> => {
  const { ctx } = shop.staff();
  return withSite(ctx, (tx) => work(ctx, tx));
};
const aProduct = async (stock?: number) => {
  const { id: productId, variantId } = await shop.add({
    name: 'Mug',
    price: 1000,
    ...(stock === undefined ? {} : { stock }),
  });
  return { productId, line: (quantity: number) => ({ productId, variantId, quantity }), variantId };
};
const anOrder = () => crypto.randomUUID();
const historyOf = async (orderId: string) =>
  (await shop.rows<{ delta: number; reason: string; order_id: string }>('inventory_changes'))
    .filter((row) => row.order_id === orderId)
    .map(({ delta, reason }) => `${delta} ${reason}`);

test('stock is taken and the change recorded', async () => {
  const mug = await aProduct(5);
  const orderId = anOrder();
  expect(await run((ctx, tx) => takeStock(ctx, tx, orderId, [mug.line(2), mug.line(1)]))).toEqual([]);
  expect(await shop.stockOf(mug.productId)).toBe(2);
  expect(await historyOf(orderId)).toEqual(['-3 ORDER']);
});

test('shortages are reported, uncounted stock is never short', async () => {
  const [mug, vase, service] = [await aProduct(1), await aProduct(5), await aProduct()];
  const lines = [mug.line(2), vase.line(1), service.line(1000)];
  expect(await run((ctx, tx) => takeStock(ctx, tx, anOrder(), lines))).toEqual([mug.line(2)]);
  const unknown = { ...mug.line(1), variantId: anOrder() };
  expect(await run((ctx, tx) => takeStock(ctx, tx, anOrder(), [unknown]))).toEqual([unknown]);
  expect(await run((ctx, tx) => takeStock(ctx, tx, anOrder(), []))).toEqual([]);
});

test('taken stock is given back once', async () => {
  const [mug, service] = [await aProduct(5), await aProduct()];
  const orderId = anOrder();
  await run((ctx, tx) => takeStock(ctx, tx, orderId, [mug.line(3), service.line(1)]));
  for (let time = 0; time < 2; time++) {
    await run((ctx, tx) => giveBackStock(ctx, tx, orderId));
    expect(await shop.stockOf(mug.productId)).toBe(5);
  }
  expect(await historyOf(orderId)).toEqual(['-3 ORDER', '3 REVERT_INVENTORY_CHANGE']);
});

test('stock is set by hand; the history adds up to it', async () => {
  const mug = await aProduct(5);
  const rows = async () =>
    (
      await shop.rows<{ product_id: string; variant_id: string; quantity: number | null; in_stock: boolean }>(
        'inventory_items',
      )
    )
      .filter((row) => row.product_id === mug.productId)
      .map(({ quantity, in_stock }) => [quantity, in_stock]);
  const other = anOrder();
  await run((ctx, tx) =>
    setStock(ctx, tx, mug.productId, [{ variantId: other, trackQuantity: false, quantity: 9, inStock: true }]),
  );
  expect(await rows()).toEqual(
    expect.arrayContaining([
      [null, true],
      [5, true],
    ]),
  );
  await run((ctx, tx) => forgetStock(ctx, tx, [{ productId: mug.productId, variantId: other }]));
  expect(await rows()).toEqual([[5, true]]);
});
