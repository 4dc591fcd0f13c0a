import { documentSettings, invoices, orderInvoices, orders } from '@stoa/contract';
import { openOwnDatabase } from '@stoa/server/testing/database';
import { placeOrder } from '@stoa/server/testing/orders';
import { bytesOf, pagesOf } from '@stoa/server/testing/pdf';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork, handOnEvents } from '@stoa/server/testing/tasks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import type { FileAnswer } from '../../platform/file-answer.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { chargeOrder } from '../orders/index.ts';
import { invoicesFollowOrders } from './follow-orders.ts';
import { type InvoiceState, invoiceMachine } from './invoice.ts';
import { invoiceFallsDue } from './overdue.ts';
import { openInvoice } from './read-invoices.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openOwnDatabase();
});
afterAll(async () => {
  await shop?.services.pdfs.stop();
  await database?.close();
});
beforeEach(async () => {
  shop = await openShop(database, {
    place: { addressLine: 'Lange Straße 1', postalCode: '20095', city: 'Hamburg' },
    email: 'shop@example.com',
  });
});

const mugs = async () => [(await shop.add({ name: 'Tasse „Groß“', price: 1000, stock: 50 })).line(2)];
const staff = () => shop.staff();
const generate = (orderId: string) => staff().call(orderInvoices.generateInvoice, { orderId });
const issue = async (orderId: string) => expectAnswer(await generate(orderId)).invoiceId ?? '';
const listed = async (orderId: string) =>
  expectAnswer(await staff().call(invoices.listInvoicesOfOrder, { orderId })).invoices ?? [];
const stateOf = async (orderId: string) => (await listed(orderId))[0]?.state;
const pay = (orderId: string, amount?: number) =>
  chargeOrder(staff().ctx, orderId, { method: 'offline', ...(amount && { amount }) });
const follow = () => handOnEvents(staff().ctx, [invoicesFollowOrders]);
const settings = async (changes: object) => {
  const { settings } = expectAnswer(await staff().call(documentSettings.getDocumentSettings, {}));
  return staff().call(documentSettings.updateDocumentSettings, {
    settings: { revision: settings?.revision, ...changes },
  });
};

/** The printed pages of an order's invoice. */
async function printed(orderId: string): Promise<string> {
  const [invoice] = await listed(orderId);
  const token = invoice?.url?.split('/').at(-1) ?? '';
  const answer = await openInvoice(shop.visitor().ctx, { token });
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  const pages = await pagesOf(await bytesOf(answer as FileAnswer));
  return pages.join('\n').replace(/\s+/g, ' ');
}

test('every state can be reached, and Deleted is the end', () => {
  const reached = new Set<InvoiceState>(['Draft', ...Object.values(invoiceMachine).flat()]);
  expect([...reached].toSorted()).toEqual(Object.keys(invoiceMachine).toSorted());
  expect(invoiceMachine.Deleted).toEqual([]);
});

test('an invoice is printed with seller, buyer, items, taxes and what is to be paid', async () => {
  await settings({
    legalName: 'Töpferei GmbH',
    vatId: 'DE123456789',
    bankDetails: 'IBAN DE02 1203 0000',
    invoicePrefix: 'R-',
  });
  const { id } = await placeOrder(shop, await mugs());
  await issue(id);
  const text = await printed(id);
  for (const part of [
    'Töpferei GmbH',
    'Lange Straße 1',
    'Ada Byron',
    'Marktgasse 4',
    'Tasse „Groß“',
    'VAT ID DE123456789',
  ])
    expect(text).toContain(part);
  expect(text).toContain('Invoice R-1');
  expect(text).toContain('Subtotal €20.00');
  expect(text).toContain('Total €29.63');
  expect(text).toMatch(/19% €24\.90 €4\.73 €29\.63/);
  expect(text).toContain('Please pay €29.63 by March 16, 2026');
  expect(text).toContain('IBAN DE02 1203 0000');
});

test('what an invoice says is fixed; whether it is paid is not', async () => {
  const { id } = await placeOrder(shop, await mugs());
  await issue(id);
  await settings({ legalName: 'Another Ltd' });
  await pay(id, 1000);
  expect(await printed(id)).toContain('€10.00 has been paid. Please pay €19.63');
  await pay(id);
  const text = await printed(id);
  expect(text).toContain('Paid in full');
  expect(text).not.toContain('Another Ltd');
});

test('numbers have no gaps, however many invoices are issued at once', async () => {
  const placed = [];
  for (let count = 0; count < 6; count++) placed.push(await placeOrder(shop, await mugs()));
  const answers = await Promise.all(placed.flatMap(({ id }) => [generate(id), generate(id)]));
  expect(answers.filter(isRefusal).map((refusal) => 'code' in refusal && refusal.code)).toEqual(
    Array(6).fill('INVOICE_ALREADY_EXISTS'),
  );
  const numbers = (await Promise.all(placed.map(({ id }) => listed(id)))).flat().map(({ number }) => Number(number));
  expect(numbers.toSorted((left, right) => left - right)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('orders that are not final, or whose buyer is unknown, get no invoice', async () => {
  const { id } = await placeOrder(shop, await mugs(), { email: null });
  expect(await generate(id)).toMatchObject({ code: 'MISSING_CONTACT' });
  expect(await generate(crypto.randomUUID())).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  expect(await shop.rows('invoices')).toEqual([]);
  expect(await shop.rows('invoice_counters')).toEqual([]);
});

test('a bulk request issues what it can', async () => {
  const { id } = await placeOrder(shop, await mugs());
  const { results, bulkActionMetadata } = expectAnswer(
    await staff().call(orderInvoices.bulkGenerateInvoices, { orderIds: [id, crypto.randomUUID(), id] }),
  );
  expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 2 });
  expect(results?.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
    undefined,
    'ORDER_NOT_FOUND',
    'INVOICE_ALREADY_EXISTS',
  ]);
});

test('an invoice goes from draft to sent, overdue, partly paid and paid', async () => {
  const { id } = await placeOrder(shop, await mugs());
  const invoiceId = await issue(id);
  expect(await stateOf(id)).toBe('Draft');
  expectAnswer(await staff().call(invoices.sendInvoice, { invoiceId }));
  expect(await stateOf(id)).toBe('Sent');
  shop.clock.now = new Date('2026-03-16T10:00:01.000Z');
  await doDueWork(staff().ctx, [invoiceFallsDue]);
  expect(await stateOf(id)).toBe('Overdue');
  await pay(id, 500);
  await follow();
  expect(await stateOf(id)).toBe('PartialAndOverdue');
  await pay(id);
  await follow();
  expect(await stateOf(id)).toBe('Paid');
  const { order } = expectAnswer(await staff().call(orders.getOrder, { id }));
  expect(order?.activities?.map(({ type }) => type)).toEqual(expect.arrayContaining(['INVOICE_ADDED', 'INVOICE_SENT']));
});

test('a void invoice keeps its number, and the order gets another one', async () => {
  const { id } = await placeOrder(shop, await mugs());
  const invoiceId = await issue(id);
  expect(await staff().call(invoices.voidInvoice, { invoiceId })).toMatchObject({ code: 'INVOICE_STATE_CONFLICT' });
  expectAnswer(await staff().call(invoices.sendInvoice, { invoiceId }));
  expectAnswer(await staff().call(invoices.voidInvoice, { invoiceId }));
  await issue(id);
  expect((await listed(id)).map(({ number, state }) => [number, state])).toEqual([
    ['1', 'Void'],
    ['2', 'Draft'],
  ]);
  expectAnswer(await staff().call(invoices.deleteInvoice, { invoiceId }));
  expect((await listed(id)).map(({ number }) => number)).toEqual(['2']);
  expect(await shop.rows('invoices')).toHaveLength(2);
});

test('orders get their invoices by themselves, once, if the owner wants it', async () => {
  const { id } = await placeOrder(shop, await mugs());
  await follow();
  expect(await listed(id)).toEqual([]);
  await settings({ automaticInvoices: 'ALWAYS' });
  const { id: next } = await placeOrder(shop, await mugs());
  await follow();
  await pay(next);
  await follow();
  expect((await listed(next)).map(({ state }) => state)).toEqual(['Paid']);
  const { order } = expectAnswer(await staff().call(orders.getOrder, { id: next }));
  expect(order?.activities?.filter(({ type }) => type === 'INVOICE_SENT')).toHaveLength(1);
});

test('the owner chooses the next number, but none that is taken', async () => {
  await settings({ nextInvoiceNumber: '500' });
  const { id } = await placeOrder(shop, await mugs());
  await issue(id);
  expect((await listed(id)).map(({ number }) => number)).toEqual(['500']);
  expect(await settings({ nextInvoiceNumber: '500' })).toMatchObject({ code: 'INVOICE_NUMBER_TAKEN' });
  expect(await settings({ nextInvoiceNumber: '0' })).toMatchObject({ refused: 'invalid' });
  expect(await settings({ logoId: 'nothing.png' })).toMatchObject({ refused: 'invalid' });
});

test('invoices of other programs are listed with ours', async () => {
  const { id } = await placeOrder(shop, await mugs());
  const invoiceInfo = { id: 'A-1', appId: 'accounts' };
  const add = () => staff().call(orderInvoices.addInvoiceToOrder, { orderId: id, invoiceInfo });
  await add();
  expect(expectAnswer(await add()).orderInvoices).toEqual([invoiceInfo]);
  const invoiceId = await issue(id);
  const { invoicesForOrder } = expectAnswer(
    await staff().call(orderInvoices.listInvoicesForMultipleOrders, { orderIds: [id] }),
  );
  expect(invoicesForOrder?.[0]?.invoicesInfo?.map((one) => one.id)).toEqual([invoiceId, 'A-1']);
});

test('buyers see their own invoices, strangers none, and links end', async () => {
  const { id, buyer } = await placeOrder(shop, await mugs());
  await issue(id);
  const own = expectAnswer(await buyer.call(invoices.listInvoicesOfOrder, { orderId: id })).invoices ?? [];
  expect(own).toHaveLength(1);
  expect(await shop.visitor().call(invoices.listInvoicesOfOrder, { orderId: id })).toMatchObject({
    code: 'ORDER_NOT_FOUND',
  });
  const token = own[0]?.url?.split('/').at(-1) ?? '';
  const open = (given: string) => openInvoice(shop.visitor().ctx, { token: given });
  expect(isRefusal(await open(token))).toBe(false);
  expect(await open(`${token.slice(0, -1)}x`)).toMatchObject({ code: 'INVOICE_NOT_FOUND' });
  shop.clock.now = new Date('2026-03-03T10:00:01.000Z');
  expect(await open(token)).toMatchObject({ code: 'INVOICE_NOT_FOUND' });
});
