import { inventoryItems, productsV3 } from '@stoa/contract';
import { messagesIn } from '@stoa/messages';
import { openOwnDatabase } from '@stoa/server/testing/database';
import { STORES_APP } from '@stoa/server/testing/products';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork, handOnEvents } from '@stoa/server/testing/tasks';
import { type Mailbox, startMailbox } from '@stoa/testkit/mailbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Context, contextIn } from '../../context.ts';
import { asPlatform, type Database } from '../../platform/db/index.ts';
import { mailTask } from '../../platform/mail/mail-queue.ts';
import { createMailer, type Mailer } from '../../platform/mail/mailer.ts';
import { startWorker } from '../../platform/tasks/index.ts';
import { backInStockMailed, backInStockNotice, itemsComeBack } from './notify.ts';
import * as requests from './requests.ts';

let database: Database;
let mailbox: Mailbox;
let shop: Shop;
beforeAll(async () => {
  database = await openOwnDatabase();
  mailbox = await startMailbox();
});
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

/** Lets the server do the work that an event causes; mails stay in the queue. */
async function settleDown({ ctx } = shop.staff()) {
  await handOnEvents(ctx, [itemsComeBack]);
  await doDueWork(ctx, [backInStockNotice]);
}
/** The addresses of queued mails, in the order in which they were written. */
const queued = async (of: Shop = shop) =>
  (await of.rows<{ kind: string; key: string; input: { to: string } }>('tasks'))
    .filter(({ kind }) => kind === mailTask.name)
    .map(({ input }) => input.to);

/** Puts items on the shelf, as staff do. */
async function restock(productId: string, quantity: number) {
  const staff = shop.staff();
  const { inventoryItems: items = [] } = expectAnswer(
    await staff.call(inventoryItems.queryInventoryItems, { query: { filter: { productId } } }),
  );
  for (const { id, revision } of items)
    expectAnswer(await staff.call(inventoryItems.updateInventoryItem, { inventoryItem: { id, revision, quantity } }));
}

/** The mails that the queue delivers through a real mail server. */
async function deliver() {
  const mailer = createMailer({ smtpUrl: mailbox.url, from: 'shop@example.com', directory: '/nowhere' });
  await doDueWork<Context & { mailer: Mailer }>({ ...shop.staff().ctx, mailer }, [mailTask, backInStockMailed]);
}

const requestOf = async (id: string) =>
  expectAnswer(await requests.getBackInStockNotificationRequest(shop.staff().ctx, { id })).request;

test("a request is answered by one mail when the item is back, with the catalogue's data", async () => {
  const mug = await shop.add({ name: 'Mug & saucer', price: 1000, stock: 0 });
  const request = await waitFor(mug.id, 'Ada@Example.com');
  await settleDown();
  expect(await queued()).toEqual([]);
  await restock(mug.id, 3);
  await settleDown();
  await settleDown();
  await deliver();
  expect(mailbox.mails).toHaveLength(1);
  expect(mailbox.mails[0]).toMatchObject({ to: ['ada@example.com'], subject: 'Mug & saucer is back in stock' });
  expect(mailbox.mails[0]?.text).toContain(`${shop.site.host}/product-page/${encodeURIComponent(mug.slug)}`);
  expect(mailbox.mails[0]?.text).not.toContain('won');
  expect(await requestOf(request.id)).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: true });
});

test('a mail is in the language in which its person read the site', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 2 });
  const reader = contextIn(shop.visitor().ctx, 'he');
  const request = { catalogReference: { appId: STORES_APP, catalogItemId: mug.id }, email: 'ada@example.com' };
  expectAnswer(await requests.createBackInStockNotificationRequest(reader, { request, itemDetails }));
  await settleDown();
  const tasks = await shop.rows<{ kind: string; input: { subject?: string } }>('tasks');
  const { subject } = messagesIn('he').letters.backInStock;
  expect(tasks.find(({ kind }) => kind === mailTask.name)?.input.subject).toBe(subject('Mug'));
});

test('a rejected mail is sent again later, by the queue', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 2 });
  const request = await waitFor(mug.id, 'ada@example.com');
  mailbox.close();
  await settleDown();
  await deliver();
  expect(mailbox.mails).toHaveLength(0);
  expect(await requestOf(request.id)).toMatchObject({ status: 'NOTIFICATION_SENT' });
  mailbox.open();
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  await settleDown();
  await deliver();
  expect(mailbox.mails).toMatchObject([{ to: ['ada@example.com'], subject: 'Mug is back in stock' }]);
});

test('where an address refuses mail, the request fails, and so do later ones without a further mail', async () => {
  const [mug, bowl] = [
    await shop.add({ name: 'Mug', price: 1000, stock: 2 }),
    await shop.add({ name: 'Bowl', price: 1000, stock: 2 }),
  ];
  const first = await waitFor(mug.id, 'ada@example.com');
  mailbox.refuse({ at: 'RCPT TO', code: 550, text: '5.1.1 nobody here' });
  await settleDown();
  await deliver();
  expect(await requestOf(first.id)).toMatchObject({ status: 'FAILED' });
  mailbox.open();
  const second = await waitFor(bowl.id, 'ada@example.com');
  await settleDown();
  expect(await queued()).toEqual([]);
  expect(await requestOf(second.id)).toMatchObject({ status: 'FAILED' });
});

test('two servers at the same time send one mail', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 2 });
  await waitFor(mug.id, 'ada@example.com');
  await Promise.all([settleDown(), settleDown()]);
  expect(await queued()).toEqual(['ada@example.com']);
});

test('a server that dies halfway leaves nothing behind, and the next one sends one mail', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 2 });
  const request = await waitFor(mug.id, 'ada@example.com');
  const { ctx } = shop.staff();
  const dying: typeof backInStockNotice = {
    ...backInStockNotice,
    async handle(...given) {
      await backInStockNotice.handle(...given);
      throw new Error('the server ends here');
    },
  };
  await doDueWork(ctx, [dying]);
  expect(await queued()).toEqual([]);
  expect(await requestOf(request.id)).toMatchObject({ status: 'RECEIVED' });
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  await settleDown();
  expect(await queued()).toEqual(['ada@example.com']);
});

test('staff can let mails go out before the stock says so', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 0 });
  const request = await waitFor(mug.id, 'ada@example.com');
  await settleDown();
  const catalogReference = { appId: STORES_APP, catalogItemId: mug.id };
  expectAnswer(await requests.reportItemsBackInStock(shop.staff().ctx, { catalogReference, itemDetails }));
  await settleDown();
  expect(await queued()).toEqual(['ada@example.com']);
  expect(await requestOf(request.id)).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: false });
});

test('nobody gets a mail about a hidden product until it is shown again', async () => {
  const staff = shop.staff();
  const { product } = expectAnswer(
    await staff.call(productsV3.createProductWithInventory, {
      product: {
        name: 'Bowl',
        productType: 'PHYSICAL',
        physicalProperties: {},
        variantsInfo: {
          variants: [{ choices: [], price: { actualPrice: { amount: '10' } }, inventoryItem: { quantity: 0 } }],
        },
      },
    }),
  );
  const id = product?.id ?? '';
  const { revision } = product ?? {};
  await waitFor(id, 'ada@example.com');
  const hidden = expectAnswer(
    await staff.call(productsV3.updateProduct, { product: { id, revision, visible: false } }),
  );
  await restock(id, 3);
  await settleDown();
  expect(await queued()).toEqual([]);
  const shown = { id, revision: hidden.product?.revision, visible: true };
  expectAnswer(await staff.call(productsV3.updateProduct, { product: shown }));
  await settleDown();
  expect(await queued()).toEqual(['ada@example.com']);
});

test('many requests get one mail each, oldest first, and a site with few does not wait for the others', async () => {
  const mug = await shop.add({ name: 'Mug', price: 1000, stock: 0 });
  const emails: string[] = [];
  for (let n = 0; n < 250; n++) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    emails.push((await waitFor(mug.id, `waiting-${n}@example.com`)).email ?? '');
  }
  const busy = shop;
  await restock(mug.id, 3);
  await handOnEvents(shop.staff().ctx, [itemsComeBack]);
  shop = await openShop(database);
  shop.clock.now = busy.clock.now;
  const bowl = await shop.add({ name: 'Bowl', price: 1000, stock: 1 });
  await waitFor(bowl.id, 'quiet@example.com');

  const contexts = new Map([busy, shop].map((each) => [each.site.id, each.staff().ctx]));
  const contextOf = async (siteId: string) => contexts.get(siteId) ?? null;
  const { now, log } = busy.services;
  const worker = await startWorker({ database, kinds: [backInStockNotice], contextOf, now, log });
  await worker.drain();
  await worker.stop();
  expect(await queued(busy)).toEqual(emails);
  const sites = await asPlatform('a test looks at the order of events', database, async (tx) => {
    const { rows } = await sql<{ site: string }>`
      select site_id as site from outbox where type like '%back_in_stock_notification_request_updated' order by id`.execute(
      tx.db,
    );
    return rows.map(({ site }) => site);
  });
  expect(sites.indexOf(shop.site.id)).toBe(100);
});
