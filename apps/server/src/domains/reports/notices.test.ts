import { inventoryItems, letters } from '@stoa/contract';
import { openOwnDatabase } from '@stoa/server/testing/database';
import { placeOrder } from '@stoa/server/testing/orders';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork, handOnEvents } from '@stoa/server/testing/tasks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';
import { weeklySummaryLetter } from './letters/weekly-summary.ts';
import { findSitesThatWant } from './sites-that-want.store.ts';
import { stockLook, stockNotice, stockRunsLow } from './stock-notice.ts';
import { summarise, weeklySummary } from './weekly-summary.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openOwnDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  shop = await openShop(database);
});

type QueuedMail = { to: string; subject: string; text: string };
const mails = async () =>
  (await shop.rows<{ kind: string; input: QueuedMail }>('tasks'))
    .filter(({ kind }) => kind === 'mail')
    .map(({ input }) => input);

describe('low stock', () => {
  async function setStock(productId: string, quantity: number) {
    const staff = shop.staff();
    const { inventoryItems: items = [] } = expectAnswer(
      await staff.call(inventoryItems.queryInventoryItems, { query: { filter: { productId } } }),
    );
    for (const { id, revision } of items)
      expectAnswer(await staff.call(inventoryItems.updateInventoryItem, { inventoryItem: { id, revision, quantity } }));
  }
  /** An hour passes. */
  async function settle() {
    const { ctx } = shop.staff();
    await handOnEvents(ctx, [stockRunsLow]);
    shop.clock.now = new Date(shop.clock.now.getTime() + HOUR_MS);
    await doDueWork(shop.staff().ctx, [stockLook, stockNotice]);
  }
  const told = async () =>
    (await mails()).map(({ subject, text }) => [
      subject,
      ...text.split('\n').filter((line) => /left|Sold out/.test(line)),
    ]);

  test('is told together, once for each item and level, until it is back', async () => {
    const [mug, bowl] = [
      await shop.add({ name: 'Mug', price: 1000, stock: 50 }),
      await shop.add({ name: 'Bowl', price: 1000, stock: 50 }),
    ];
    await setStock(mug.id, 4);
    await setStock(bowl.id, 0);
    await settle();
    const first = ['2 items are running out', 'Mug: 4 left', 'Bowl: Sold out'];
    expect(await told()).toEqual([first]);
    await setStock(mug.id, 3);
    await settle();
    expect(await told()).toEqual([first]);
    await setStock(mug.id, 0);
    await settle();
    const second = ['An item is running out', 'Mug: Sold out'];
    expect(await told()).toEqual([first, second]);
    await setStock(bowl.id, 60);
    shop.clock.now = new Date(shop.clock.now.getTime() + DAY_MS);
    await settle();
    await setStock(bowl.id, 5);
    await settle();
    expect((await told()).at(-1)).toEqual(['An item is running out', 'Bowl: 5 left']);
    expect(await shop.rows('stock_notices')).toHaveLength(1);
  });

  test('is not told where it is switched off', async () => {
    Object.assign(shop.site.settings, { letters: { 'low-stock': { isOff: true } } });
    const mug = await shop.add({ name: 'Mug', price: 1000, stock: 50 });
    await setStock(mug.id, 0);
    await settle();
    expect(await mails()).toEqual([]);
  });
});

describe('the weekly summary', () => {
  const monday = '2026-03-09T07:30:00Z'; // half past eight in Berlin
  const want = () => Object.assign(shop.site.settings, { letters: { 'weekly-summary': { isOn: true } } });
  const settle = async (at: string) => {
    shop.clock.now = new Date(at);
    const { ctx } = shop.staff();
    await summarise(ctx);
    await doDueWork(ctx, [weeklySummary]);
  };

  test('comes on Monday mornings to those who want it, once, about the week before', async () => {
    const mug = await shop.add({ name: 'Mug', price: 1000, stock: 90 });
    shop.clock.now = new Date('2026-03-01T12:00:00Z');
    await placeOrder(shop, [mug.line(1)]);
    shop.clock.now = new Date('2026-03-04T12:00:00Z');
    await placeOrder(shop, [mug.line(2)]);
    shop.clock.now = new Date('2026-03-09T05:00:00Z');
    await placeOrder(shop, [mug.line(9)]); // of this week
    want();
    await settle('2026-03-09T05:30:00Z'); // too early
    await settle('2026-03-10T07:30:00Z'); // Tuesday
    expect(await mails()).toEqual([]);
    await settle(monday);
    await settle('2026-03-09T09:30:00Z');
    const [mail, ...others] = await shop.rows<{ kind: string }>('mails');
    expect([mail?.kind, others]).toEqual(['weekly-summary', []]);
    const [{ text, to } = { text: '', to: '' }] = await mails();
    expect(to).toBe(shop.site.ownerEmail);
    expect(text).toContain('Orders: 1 (before: 1)');
    expect(text).toMatch(/Mug: €\d+/);
    expect(text).toContain('2 sold');
  });

  test('does not come unless it is switched on', async () => {
    await settle(monday);
    expect(await mails()).toEqual([]);
    const kind = async () =>
      expectAnswer(await shop.staff().call(letters.listLetters, {})).letters?.find(
        ({ name }) => name === 'weekly-summary',
      );
    expect(await kind()).toMatchObject({ isOptional: true, isOn: false });
    const wanting = () => findSitesThatWant(database, weeklySummaryLetter.name);
    expect(await wanting()).not.toContain(shop.site.id);
    const { letter } = expectAnswer(
      await shop
        .staff()
        .call(letters.updateLetter, { name: 'weekly-summary', isOn: true, recipients: ['a@example.com'] }),
    );
    expect(letter).toMatchObject({ isOn: true, recipients: ['a@example.com'] });
    expect(await wanting()).toContain(shop.site.id);
    expectAnswer(await shop.staff().call(letters.updateLetter, { name: 'weekly-summary', isOn: false }));
    expect(await wanting()).not.toContain(shop.site.id);
  });
});
