import { readFile } from 'node:fs/promises';
import { currentCart, visits as visitReports } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asPlatform, type Database, withSite } from '../../platform/db/index.ts';
import { forgetPastDays } from './expiry.store.ts';
import { noteCall, type VisitCounter, visitCounter } from './index.ts';
import { insertVisitCounts } from './visits.store.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

let database: Database;
let shop: Shop;
let counter: VisitCounter;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  shop = await openShop(database);
  counter = newCounter();
});

/** As another process of the server has it. */
const newCounter = (): VisitCounter => visitCounter({ database, secret: 'secret', now: () => shop.clock.now });
const browser = (number: number, userAgent = FIREFOX) => ({ address: `192.0.2.${number}`, userAgent });
const page = (path: string, more: { referrer?: string; query?: string; country?: string } = {}) => ({
  ...{ host: shop.site.host, path, query: '', referrer: '', country: '' },
  ...more,
});
const report = async (days = 7) => expectAnswer(await shop.staff().call(visitReports.getVisitReport, { days }));
const breakdown = async (by: string, days = 7) =>
  expectAnswer(await shop.staff().call(visitReports.getVisitBreakdown, { by, days })).parts ?? [];
const brief = (parts: Awaited<ReturnType<typeof breakdown>>) =>
  parts.map(({ key, views, visitors, buyers }) => [key, views, visitors, buyers]);

test('visitors of a day are counted once, by every process, with the way that they went', async () => {
  const other = newCounter();
  const google = { referrer: 'https://www.google.com/', country: 'DE' };
  counter.view(shop.site, browser(1), page('/', google));
  counter.view(shop.site, browser(1), page('/product-page/mug', { referrer: `http://${shop.site.host}/` }));
  counter.view(shop.site, browser(2, PHONE), page('/product-page/mug'));
  await counter.write();
  other.view(shop.site, browser(1), page('/cart'));
  other.reach(shop.site, browser(1), 'CART');
  other.reach(shop.site, browser(1), 'CHECKOUT');
  await other.write();
  counter.reach(shop.site, browser(1), 'CART');
  counter.reach(shop.site, browser(1), 'ORDER');
  await counter.write();
  const { current, previous, days } = await report();
  expect(current).toEqual({
    ...{ views: 4, visitors: 2, productVisitors: 2, cartVisitors: 1, checkoutVisitors: 1, buyers: 1 },
    conversionRate: 0.5,
  });
  expect([previous?.visitors, previous?.conversionRate]).toEqual([0, null]);
  expect(days?.map(({ date, visitors }) => [date, visitors]).slice(-2)).toEqual([
    ['2026-03-01', 0],
    ['2026-03-02', 2],
  ]);
  expect(brief(await breakdown('SOURCE'))).toEqual([
    ['google', 3, 1, 1],
    ['', 1, 1, 0],
  ]);
  expect(brief(await breakdown('MEDIUM'))).toEqual([
    ['search', 3, 1, 1],
    ['', 1, 1, 0],
  ]);
  expect(brief(await breakdown('DEVICE'))).toEqual([
    ['DESKTOP', 3, 1, 1],
    ['PHONE', 1, 1, 0],
  ]);
  expect(brief(await breakdown('COUNTRY'))).toEqual([
    ['DE', 3, 1, 1],
    ['', 1, 1, 0],
  ]);
  expect(brief(await breakdown('ENTRY_PAGE'))).toEqual([
    ['/', 3, 1, 1],
    ['/product-page/mug', 1, 1, 0],
  ]);
  expect((await breakdown('PAGE')).map(({ key, views }) => [key, views])).toEqual([
    ['/product-page/mug', 2],
    ['/', 1],
    ['/cart', 1],
  ]);
  expect((await breakdown('HOUR')).map(({ key, views }) => [key, views])).toEqual([['11', 4]]);
  expect(await breakdown('CAMPAIGN')).toEqual([]);
});

test('a day later the same browser is somebody else, and the days are compared', async () => {
  counter.view(shop.site, browser(1), page('/'));
  shop.clock.now = new Date('2026-03-03T10:00:00Z');
  counter.view(shop.site, browser(1), page('/shop', { query: '?utm_campaign=Spring' }));
  await counter.write();
  const { current, previous } = await report(1);
  expect([current?.visitors, previous?.visitors]).toEqual([1, 1]);
  expect(await breakdown('CAMPAIGN', 1)).toMatchObject([{ key: 'spring', visitors: 1, previousVisitors: 0 }]);
  const [first, second] = await shop.rows<{ visitor: string }>('visit_visitors');
  expect(first?.visitor).not.toBe(second?.visitor);
});

test('nothing of a browser is stored, and the hash of a day is forgotten with its salt', async () => {
  counter.view(shop.site, browser(7), page('/', { referrer: 'https://mail.example/user/jane' }));
  await counter.write();
  const rows = async () => [...(await shop.rows('visit_visitors')), ...(await shop.rows('visit_counts'))];
  const stored = JSON.stringify(await rows());
  for (const trace of ['192.0.2', 'Firefox', 'Gecko', 'jane']) expect(stored).not.toContain(trace);
  await forgetPastDays(database, new Date('2026-03-02T22:59:00Z'));
  expect(await shop.rows('visit_visitors')).toHaveLength(1);
  await forgetPastDays(database, new Date('2026-03-02T23:11:00Z'));
  expect([await shop.rows('visit_days'), await shop.rows('visit_visitors')]).toEqual([[], []]);
  expect((await report()).current?.visitors).toBe(1);
});

test('programs, people who ask not to be followed, and those who run the site do not count', async () => {
  counter.view(shop.site, browser(1, 'Mozilla/5.0 (compatible; Googlebot/2.1)'), page('/'));
  counter.view(shop.site, { ...browser(2), isPrivate: true }, page('/'));
  counter.leaveOut(shop.site, browser(3));
  await counter.write();
  counter.view(shop.site, browser(3), page('/'));
  const other = newCounter();
  other.view(shop.site, browser(3), page('/'));
  other.reach(shop.site, browser(3), 'CART');
  await other.write();
  expect((await report()).current).toMatchObject({ views: 0, visitors: 0, cartVisitors: 0 });
});

test('products are named, and pages of other sites are not seen', async () => {
  const mug = await shop.add({ name: 'Mug', price: 100, isDigital: true, stock: 1 });
  counter.view(shop.site, browser(1), page(`/product-page/${mug.slug}`));
  counter.view(shop.site, browser(1), page('/product-page/gone'));
  const other = await openShop(database);
  counter.view(other.site, browser(1), page('/shop'));
  await counter.write();
  expect(await breakdown('PRODUCT')).toMatchObject([
    { key: '/product-page/gone', name: null, views: 1 },
    { key: `/product-page/${mug.slug}`, name: 'Mug', productId: mug.id, views: 1 },
  ]);
});

test('whoever makes up sources gets no more than a number of them', async () => {
  for (let number = 0; number < 600; number++)
    counter.view(shop.site, browser(number), page('/', { query: `?utm_source=made-up-${number}` }));
  await counter.write();
  const parts = await breakdown('SOURCE');
  expect(parts[0]).toMatchObject({ key: '*' });
  expect(
    (await shop.rows<{ dimension: string }>('visit_counts')).filter(({ dimension }) => dimension === 'SOURCE').length,
  ).toBeLessThan(502);
});

test('whoever makes up addresses of pages gets no more than a number of them', async () => {
  for (let number = 0; number < 20_100; number++) counter.view(shop.site, browser(1), page(`/made-up/${number}`));
  await counter.write();
  const kept = (await shop.rows<{ dimension: string; key: string; views: number }>('visit_counts')).filter(
    ({ dimension }) => dimension === 'PAGE',
  );
  expect(kept).toHaveLength(20_001);
  expect(kept.find(({ key }) => key === '*')?.views).toBe(100);
});

test('calls of visitors on the own pages are steps, and calls of staff leave their browser out', async () => {
  const seen: unknown[] = [];
  const note = (caller: Parameters<Shop['contextOf']>[0], operation: unknown, answer: object = {}) => {
    const visits = {
      ...counter,
      reach: (...[, , step]: Parameters<VisitCounter['reach']>) => seen.push(step),
      leaveOut: () => seen.push('LEFT OUT'),
    };
    noteCall({ ...shop.contextOf(caller), visits }, operation as never, answer);
  };
  note({ kind: 'visitor', id: 'v' }, currentCart.addToCurrentCart);
  note({ kind: 'visitor', id: 'v', clientId: 'another-front-end' }, currentCart.addToCurrentCart);
  note({ kind: 'staff', id: 's', role: 'owner', permissions: [] }, visitReports.getVisitReport);
  expect(seen).toEqual(['CART', 'LEFT OUT']);
});

test('what earlier versions counted under private addresses is counted without the secrets in them', async () => {
  const day = '2026-03-02';
  const sums = { visitors: 0, productVisitors: 0, cartVisitors: 0, checkoutVisitors: 0, buyers: 0 };
  const keys = [
    '/orders',
    '/de/orders/a',
    '/orders/b',
    '/newsletter/secret',
    '/blog/preview/secret',
    '/de/preview',
    '/blog/x',
    '/newsletters/a',
  ];
  await withSite(shop.staff().ctx, (tx) =>
    insertVisitCounts(
      tx,
      keys.map((key) => ({ ...sums, day, dimension: 'PAGE', key, views: 2 })),
    ),
  );
  const migration = await readFile(
    new URL('../../../migrations/0595-secrets-in-counts-of-visits.sql', import.meta.url),
  );
  await asPlatform('a test migrates again', database, (tx) => sql.raw(String(migration)).execute(tx.db));
  const left = (await shop.rows<{ key: string; views: number }>('visit_counts')).map(({ key, views }) => [key, views]);
  expect(left.sort()).toEqual([
    ['/blog/x', 2],
    ['/newsletter', 2],
    ['/newsletters/a', 2],
    ['/orders', 6],
  ]);
});
