import { checkouts, dispatch, documentSettings, orders, packing } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { PICKUP } from '@stoa/server/testing/delivery';
import { placeOrder } from '@stoa/server/testing/orders';
import { bytesOf, pagesOf } from '@stoa/server/testing/pdf';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import type { FileAnswer } from '../../platform/file-answer.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { openPackingPapers } from './packing-papers.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await shop?.services.pdfs.stop();
  await database?.close();
});
beforeEach(async () => {
  shop = await openShop(database, {
    place: { addressLine: 'Lange Straße 1', postalCode: '20095', city: 'Hamburg' },
  });
});

type Kind = 'PACKING_SLIPS' | 'ADDRESS_LABELS';
const place = async (options: Parameters<typeof placeOrder>[2] = {}, quantity = 3) => {
  const mug = await shop.add({ name: 'Tasse „Groß“', price: 1000, stock: 50 });
  return placeOrder(shop, [mug.line(quantity)], options);
};
const link = (kind: Kind, orderIds: readonly string[], more: object = {}) =>
  shop.staff().call(packing.linkToPackingPapers, { kind, orderIds, ...more });
const open = (from: Shop, url = '') => openPackingPapers(from.visitor().ctx, { token: url.split('/').at(-1) ?? '' });
/** The text of each page behind a link. */
const print = async (kind: Kind, orderIds: readonly string[], more: object = {}): Promise<string[]> => {
  const answer = await open(shop, expectAnswer(await link(kind, orderIds, more)).url);
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return (await pagesOf(await bytesOf(answer as FileAnswer))).map((page) => page.replace(/\s+/g, ' '));
};
const numberOf = async (id: string) =>
  expectAnswer(await shop.staff().call(orders.getOrder, { id })).order?.number ?? '';

test('each order has a packing slip of its own, with addresses and items, and without prices', async () => {
  const [one, other] = [await place(), await place()];
  const pages = await print('PACKING_SLIPS', [other.id, one.id]);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain(`Packing slip ${await numberOf(other.id)}`);
  expect(pages[1]).toContain(`Packing slip ${await numberOf(one.id)}`);
  for (const part of ['Ada Byron', 'Marktgasse 4', 'Lange Straße 1', '3 Tasse „Groß“'])
    expect(pages[1]).toContain(part);
  expect(pages.join()).not.toMatch(/€|EUR|10\.00|30\.00/);
});

test('a slip has what is left to send, that of a fulfilment its items, and all of them once nothing is left', async () => {
  const { id, lines } = await place();
  const send = async (quantity: number) =>
    expectAnswer(
      await shop.staff().call(dispatch.dispatchItems, {
        orderId: id,
        fulfillment: { lineItems: [{ id: lines[0], quantity }] },
        notifyBuyer: false,
      }),
    ).fulfillmentId;
  const fulfillmentId = await send(1);
  expect((await print('PACKING_SLIPS', [id]))[0]).toContain('2 Tasse');
  expect((await print('PACKING_SLIPS', [id], { fulfillmentId }))[0]).toContain('1 Tasse');
  await send(2);
  expect((await print('PACKING_SLIPS', [id]))[0]).toContain('3 Tasse');
  expect(await link('PACKING_SLIPS', [id], { fulfillmentId: crypto.randomUUID() })).toMatchObject({
    code: 'FULFILLMENT_NOT_FOUND',
  });
  expect(await link('PACKING_SLIPS', [id, (await place()).id], { fulfillmentId })).toMatchObject({
    violations: [{ field: 'fulfillmentId' }],
  });
});

test('a label has the address of the buyer and of the shop, and the number of the order', async () => {
  const [one, other] = [await place(), await place()];
  const pages = await print('ADDRESS_LABELS', [one.id, other.id]);
  expect(pages).toHaveLength(2);
  const number = await numberOf(one.id);
  for (const part of ['Lange Straße 1', 'Ada Byron', 'Marktgasse 4', '20095 Hamburg', `Order ${number}`])
    expect(pages[0]).toContain(part);
});

test('a hundred orders fit into a link', async () => {
  const ids = (await Promise.all(Array.from({ length: 100 }, () => place({}, 1)))).map(({ id }) => id);
  const { url = '', orderCount } = expectAnswer(await link('ADDRESS_LABELS', ids));
  expect(orderCount).toBe(100);
  expect(url.length).toBeLessThan(8000);
  expect(await print('ADDRESS_LABELS', ids)).toHaveLength(100);
});

test('orders that have no slip or label are left out, and refused on their own', async () => {
  const { id } = await place();
  const pickedUp = (await place({ code: PICKUP })).id;
  expect(expectAnswer(await link('ADDRESS_LABELS', [pickedUp, id])).orderCount).toBe(1);
  expect(await link('ADDRESS_LABELS', [pickedUp])).toMatchObject({ code: 'NO_DELIVERY_ADDRESS' });
  expect((await print('PACKING_SLIPS', [pickedUp]))[0]).toMatch(/Ada Byron.*Gneisenaustr. 12/);
  const ebook = await shop.add({ name: 'E-book', price: 500, isDigital: true });
  const buyer = shop.visitor();
  const billingInfo = { address: { country: 'DE', city: 'Hamburg', postalCode: '20095', addressLine: 'Marktgasse 4' } };
  const checkoutInfo = { buyerInfo: { email: 'ada@example.com' }, billingInfo };
  const { checkout } = expectAnswer(
    await buyer.call(checkouts.createCheckout, { lineItems: [ebook.line(1)], channelType: 'WEB', checkoutInfo }),
  );
  const { orderId: digital = '' } = expectAnswer(await buyer.call(checkouts.createOrder, { id: checkout?.id }));
  expect(await link('PACKING_SLIPS', [digital ?? ''])).toMatchObject({ code: 'NOTHING_TO_PACK' });
  expectAnswer(await shop.staff().call(orders.cancelOrder, { id }));
  expect(await link('PACKING_SLIPS', [id])).toMatchObject({ code: 'ORDER_CANCELED' });
});

test('links end after an hour, and open nothing of another site', async () => {
  const { id } = await place();
  const { url } = expectAnswer(await link('PACKING_SLIPS', [id]));
  const other = await openShop(database);
  const gone = { code: 'PACKING_PAPERS_NOT_FOUND' };
  expect(await open(other, url)).toMatchObject(gone);
  expect(
    await other.staff().call(packing.linkToPackingPapers, { kind: 'PACKING_SLIPS', orderIds: [id] }),
  ).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect(await open(shop, `${url}x`)).toMatchObject(gone);
  shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_001);
  expect(await open(shop, url)).toMatchObject(gone);
});

test('the business is named as in the settings of documents, without its bank account', async () => {
  const { settings } = expectAnswer(await shop.staff().call(documentSettings.getDocumentSettings, {}));
  const changes = { revision: settings?.revision, legalName: 'Töpferei GmbH', bankDetails: 'IBAN DE02 1203 0000' };
  expectAnswer(await shop.staff().call(documentSettings.updateDocumentSettings, { settings: changes }));
  const [page] = await print('PACKING_SLIPS', [(await place()).id]);
  expect(page).toContain('Töpferei GmbH');
  expect(page).not.toContain('IBAN');
});
