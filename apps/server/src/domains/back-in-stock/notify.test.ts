import { openTestDatabase } from '@stoa/testkit/database';
import { type Mailbox, startMailbox } from '@stoa/testkit/mailbox';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { createMailer } from '../../platform/mail/mailer.ts';
import { expectAnswer, openShop, type Shop, STORES_APP } from '../../shop.fixture.ts';
import { inventorySetter } from '../../stock.fixture.ts';
import { notifyBackInStock } from './index.ts';
import * as requests from './requests.ts';

let database: Database;
let mailbox: Mailbox;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
  mailbox = await startMailbox();
}, 60_000);
afterAll(async () => {
  await mailbox.stop();
  await database.close();
});
beforeEach(async () => {
  shop = await openShop(database);
  mailbox.mails.length = 0;
  mailbox.open();
});

const itemDetails = { name: 'You have won! Click here', price: '1.00' };
const waitFor = async (productId: string, email: string) =>
  expectAnswer(
    await requests.createBackInStockNotificationRequest(shop.visitor().ctx, {
      request: { catalogReference: { appId: STORES_APP, catalogItemId: productId }, email },
      itemDetails,
    }),
  ).request;

const sweep = () =>
  notifyBackInStock({
    database,
    mailer: createMailer({ smtpUrl: mailbox.url, from: 'shop@example.com', directory: '/nowhere' }),
    now: () => shop.clock.now,
    contextOf: async (siteId) => (siteId === shop.site.id ? { ...shop.staff().ctx, log: silent } : null),
  });
const silent = { info: () => {}, warn: () => {}, error: vi.fn() };

const statusOf = async (id: string) =>
  expectAnswer(await requests.getBackInStockNotificationRequest(shop.staff().ctx, { id })).request?.status;

test('who waits is mailed once when the item is back, with what the catalogue says', async () => {
  const mug = await shop.add({ name: 'Mug & saucer', price: 1000, stock: 0 });
  const request = await waitFor(mug.id, 'Ada@Example.com');
  expect(await sweep()).toBe(0);
  await inventorySetter(database, shop.site.id)(mug.id, 3);
  expect(await sweep()).toBe(1);
  expect(await sweep()).toBe(0);
  expect(mailbox.mails).toHaveLength(1);
  expect(mailbox.mails[0]).toMatchObject({ to: ['ada@example.com'], subject: 'Mug & saucer is back in stock' });
  expect(mailbox.mails[0]?.text).toContain(`${shop.site.host}/product-page/${encodeURIComponent(mug.slug)}`);
  expect(mailbox.mails[0]?.text).not.toContain('won');
  expect(await statusOf(request.id)).toBe('NOTIFICATION_SENT');
});

test('a mail that is not taken is sent again later, and given up after two hours', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 2 });
  const request = await waitFor(mug.id, 'ada@example.com');
  mailbox.close();
  expect(await sweep()).toBe(0);
  expect(await statusOf(request.id)).toBe('PROCESSING');
  mailbox.open();
  expect(await sweep()).toBe(0);
  const minutes = (count: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + count * 60_000);
  };
  minutes(11);
  expect(await sweep()).toBe(1);
  const second = await waitFor(mug.id, 'ada@example.com');
  mailbox.close();
  for (let attempt = 0; attempt < 12; attempt++) {
    await sweep();
    minutes(11);
  }
  expect(await statusOf(second.id)).toBe('FAILED');
});

test('staff can let mails go out before the stock says so', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 0 });
  const request = await waitFor(mug.id, 'ada@example.com');
  const catalogReference = { appId: STORES_APP, catalogItemId: mug.id };
  expectAnswer(await requests.reportItemsBackInStock(shop.staff().ctx, { catalogReference, itemDetails }));
  expect(await sweep()).toBe(1);
  expect(await statusOf(request.id)).toBe('NOTIFICATION_SENT');
});
