import { downloads, orders, productsV3 } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { placeOrder } from '@stoa/server/testing/orders';
import { STORES_APP } from '@stoa/server/testing/products';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { handOnEvents } from '@stoa/server/testing/tasks';
import { beforeEach, expect, test } from 'vitest';
import { readSite } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { storeBytes } from '../media/index.ts';
import { findOrder, pageOfOrder } from '../orders/index.ts';
import { paidOrdersOpenDownloads } from './paid-orders-open-downloads.ts';

const DAY_MS = 86_400_000;
const database = await openTestDatabase();
let shop: Shop;
let buyer: Customer;
let orderId: string;
let lineItemId: string;

beforeEach(async () => {
  shop = await openShop(database);
  const { ctx, call } = shop.staff();
  const file = await storeBytes(ctx, Buffer.from('la la la'), { fileName: 'Night drive.txt', private: true });
  if (isRefusal(file)) throw new Error(JSON.stringify(file));
  const { product } = expectAnswer(
    await call(productsV3.createProductWithInventory, {
      product: {
        ...{ name: 'Night drive', productType: 'DIGITAL', visible: true },
        variantsInfo: {
          variants: [
            {
              ...{ price: { actualPrice: { amount: '9.00' } }, inventoryItem: { inStock: true } },
              digitalProperties: { digitalFile: { id: file.id } },
            },
          ],
        },
      },
    }),
  );
  const catalogReference = { catalogItemId: product?.id ?? '', appId: STORES_APP };
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 5 });
  const placed = await placeOrder(shop, [{ catalogReference, quantity: 1 }, mug.line(1)]);
  buyer = placed.buyer;
  orderId = placed.id;
  lineItemId = placed.lines[0] ?? '';
});

const handOn = () => handOnEvents(shop.staff().ctx, [paidOrdersOpenDownloads]);
async function pay(): Promise<void> {
  expectAnswer(await shop.staff().call(orders.paymentCollectionMarkOrderAsPaid, { ecomOrderId: orderId }));
  await handOn();
}
const open = async (asked: object = { orderId }, by = buyer) =>
  expectAnswer(await by.call(downloads.openDownloads, asked)).downloads;
const fetchFile = (by = buyer) => by.call(downloads.fetchDownload, { orderId, lineItemId });
const limitTo = async (settings: object) =>
  expectAnswer(await shop.staff().call(downloads.updateDownloadSettings, { settings: { revision: '1', ...settings } }));
const letters = async () =>
  (await shop.rows<{ kind: string; input: { message?: { subject?: string } } }>('tasks')).filter(({ input }) =>
    JSON.stringify(input ?? '').includes('Your downloads from order'),
  ).length;

test('the files of an order are its buyer’s once it is paid, and a mail says so once', async () => {
  await handOn();
  expect(await open()).toEqual([]);
  expect(await fetchFile()).toMatchObject({ code: 'DOWNLOAD_NOT_FOUND' });
  await pay();
  await handOn();
  expect(await open()).toMatchObject([
    { lineItemId, fileName: 'Night drive.txt', fileSize: '8', fetched: 0, left: 20 },
  ]);
  expect(await letters()).toBe(1);
  const { url } = expectAnswer(await fetchFile());
  expect(url).toMatch(/^http:\/\/shop-\w+\.localhost\/\S+\.txt/);
  expect(await open()).toMatchObject([{ fetched: 1, left: 19 }]);
});

test('the link of the order opens them as well, and nobody else’s does', async () => {
  await pay();
  const order = await readSite(shop.staff().ctx, (tx) => findOrder(tx, orderId));
  const token = order && pageOfOrder(shop.staff().ctx, order)?.split('/').at(-1);
  expect(await open({ token }, shop.visitor())).toMatchObject([{ lineItemId }]);
  const stranger = shop.visitor();
  expect(await stranger.call(downloads.openDownloads, { orderId })).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect(await fetchFile(stranger)).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  const other = (await openShop(database)).visitor();
  expect(await other.call(downloads.fetchDownload, { token, lineItemId })).toMatchObject({ code: 'ORDER_NOT_FOUND' });
});

test('a file is fetched as often as the shop allows, also by many at once, and again once it is renewed', async () => {
  await limitTo({ most: 3 });
  await pay();
  const answers = await Promise.all(Array.from({ length: 6 }, () => fetchFile()));
  expect(answers.filter((answer) => 'url' in answer)).toHaveLength(3);
  expect(await fetchFile()).toMatchObject({ code: 'DOWNLOAD_LIMIT_REACHED' });
  const renewed = expectAnswer(await shop.staff().call(downloads.renewDownloads, { orderId }));
  expect(renewed.downloads).toMatchObject([{ fetched: 0, left: 3 }]);
  expect(await letters()).toBe(2);
  expectAnswer(await fetchFile());
});

test('a file is there for the days that the shop set; without a limit for always', async () => {
  await limitTo({ days: 10, most: null });
  await pay();
  shop.clock.now = new Date(shop.clock.now.getTime() + 11 * DAY_MS);
  expect(await fetchFile()).toMatchObject({ code: 'DOWNLOAD_EXPIRED' });
  await limitTo({ days: null, revision: '2' });
  expectAnswer(await shop.staff().call(downloads.renewDownloads, { orderId }));
  expect(await open()).toMatchObject([{ left: null, expirationDate: null }]);
  shop.clock.now = new Date(shop.clock.now.getTime() + 4000 * DAY_MS);
  expectAnswer(await fetchFile());
});

test('an order that was cancelled gives no more files', async () => {
  await pay();
  expectAnswer(await shop.staff().call(orders.cancelOrder, { id: orderId }));
  expect(await open()).toEqual([]);
  expect(await fetchFile()).toMatchObject({ code: 'DOWNLOAD_NOT_FOUND' });
});
