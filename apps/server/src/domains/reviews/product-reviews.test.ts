import { randomUUID } from 'node:crypto';
import { reviews, storefrontReviews } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { newReviewer, writeReview } from '@stoa/server/testing/reviews';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, readSite, withSite } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { takeInReviews } from './files/take-in-reviews.ts';

let database: Database;
let shop: Shop;
let productId: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  shop = await openShop(database);
  productId = (await shop.add({ name: 'Print', price: 1000 })).id;
});
afterAll(() => database?.close());

type Kind = { rating: number; daysAgo?: number; body?: string; verified?: boolean };
/** Published reviews, by their ratings; the first is the oldest unless they say otherwise. */
const fill = (...kinds: Kind[]) =>
  withSite(shop.staff().ctx, (tx) =>
    takeInReviews(
      shop.staff().ctx,
      tx,
      kinds.map(({ rating, daysAgo = 0, body = null, verified = false }, place) => ({
        ...{ productId, rating, title: `${place}`, body, verified, media: [], reply: null },
        ...{ email: `${place}@customers.test`, authorName: 'Ada', status: 'APPROVED' as const },
        reviewDate: new Date(shop.clock.now.getTime() - daysAgo * DAY_MS).toISOString(),
      })),
    ),
  );
const list = async (asked: object = {}, who: Customer = shop.visitor()) =>
  expectAnswer(await who.call(storefrontReviews.listProductReviews, { productId, ...asked }));
const titles = async (asked: object) => (await list(asked)).reviews?.map(({ title }) => title).join('');

test('reviews are sorted, filtered and paged', async () => {
  await fill(
    { rating: 3, daysAgo: 40, verified: true },
    { rating: 5, daysAgo: 30, body: 'x'.repeat(300) },
    { rating: 1, daysAgo: 20, verified: true },
    { rating: 5, daysAgo: 10 },
  );
  expect(await titles({ sort: 'NEWEST' })).toBe('3210');
  expect(await titles({ sort: 'OLDEST' })).toBe('0123');
  expect(await titles({ sort: 'HIGHEST' })).toBe('3102');
  expect(await titles({ sort: 'LOWEST' })).toBe('2031');
  // a purchase is worth more than three quarters of the longest text, and either more than a month
  expect(await titles({})).toBe('2013');
  const page = await list({ sort: 'NEWEST', limit: 2, offset: 2 });
  expect(page).toMatchObject({ total: 4, reviews: [{ title: '1' }, { title: '0' }] });
  expect(await list({ ratings: [5] })).toMatchObject({ total: 2, summary: { count: 4, average: 3.5 } });
  expect(await list({ ratings: [1, 5], verified: true })).toMatchObject({ total: 1, reviews: [{ title: '2' }] });
  expect(await list({ withMedia: true })).toMatchObject({ total: 0, reviews: [] });
  expect(await list({ offset: 100 })).toMatchObject({ total: 4, reviews: [], summary: { count: 4 } });
});

test('the most helpful come first when asked for', async () => {
  await fill({ rating: 3, daysAgo: 9 }, { rating: 4, daysAgo: 8 }, { rating: 5, daysAgo: 7 });
  const [, second] = (await list({ sort: 'OLDEST' })).reviews ?? [];
  for (const voter of [newReviewer(shop), newReviewer(shop)])
    expectAnswer(await voter.call(storefrontReviews.voteReview, { reviewId: second?.id, vote: 'HELPFUL' }));
  expect((await list({ sort: 'HELPFUL', limit: 3 })).reviews?.map(({ title }) => title)).toEqual(['1', '2', '0']);
});

test('an author sees their own review while it waits, and nobody else does', async () => {
  const author = newReviewer(shop);
  const { id } = await writeReview(author, productId, `${randomUUID()}@customers.test`, {
    rating: 4,
    body: 'www.example.org',
  });
  const own = await list({}, author);
  expect(own).toMatchObject({ total: 0, access: 'WRITTEN', own: { id, content: { rating: 4 } } });
  expect(await list()).toMatchObject({ total: 0, access: 'OPEN', own: null });
  const mine = expectAnswer(await author.call(storefrontReviews.listMyReviews, {}));
  expect(mine).toMatchObject({ total: 1, reviews: [{ review: { id }, product: { name: 'Print', slug: 'print' } }] });
  expect(JSON.stringify([own, mine])).not.toMatch(/contactId|customers\.test/);
});

test('a member’s own are also those under their address, and a visitor’s are theirs when they log in', async () => {
  const { giveReviews } = await import('./index.ts');
  const visitor = newReviewer(shop);
  await writeReview(visitor, productId, `${randomUUID()}@customers.test`, { rating: 4 });
  const member = shop.member(randomUUID());
  const [visitorId, memberId] = [visitor, member].map(({ ctx }) => ('id' in ctx.caller ? ctx.caller.id : ''));
  await withSite(member.ctx, (tx) => giveReviews(tx, { visitorId: visitorId ?? '', memberId: memberId ?? '' }));
  expect(expectAnswer(await member.call(storefrontReviews.listMyReviews, {})).total).toBe(1);
  expect(expectAnswer(await visitor.call(storefrontReviews.listMyReviews, {})).total).toBe(0);
});

test('a thousand reviews take as many statements as none, and are shown from memory until one changes', async () => {
  const statements = async (who = shop.as({ kind: 'nobody' })) => {
    const before = who.ctx.statements.count;
    await list({}, who);
    return who.ctx.statements.count - before;
  };
  expect(await statements()).toBe(1);
  expect(await statements()).toBe(0);
  const many = Array.from({ length: 1000 }, (_, place) => ({ rating: 1 + (place % 5), daysAgo: place % 700 }));
  await fill(...many);
  expect(await statements()).toBe(1);
  expect(await statements()).toBe(0);
  expect(await statements(shop.visitor())).toBe(1);
  const [first] = (await list()).reviews ?? [];
  await shop.staff().call(reviews.updateModerationStatus, { reviewId: first?.id, status: 'REJECTED' });
  expect(await statements()).toBe(1);
  expect((await list()).total).toBe(999);
});

test.each([
  ['relevance desc, id', 'reviews_by_relevance'],
  ['review_date desc, id', 'reviews_by_date'],
  ['review_date, id', 'reviews_by_date'],
  ['rating desc, review_date desc, id', 'reviews_by_rating'],
  ['rating, review_date desc, id', 'reviews_by_rating'],
  ['helpful - unhelpful desc, review_date desc, id', 'reviews_by_helpfulness'],
])('an index has the order %s', async (order, index) => {
  const plan = await readSite(shop.staff().ctx, async (tx) => {
    await sql`set enable_seqscan = off`.execute(tx.db);
    await sql`set enable_bitmapscan = off`.execute(tx.db);
    try {
      const { rows } = await sql<Record<string, string>>`
        explain select * from reviews
        where site_id = ${tx.siteId} and entity_id = ${productId} and status = 'APPROVED'
        order by ${sql.raw(order)} limit 10`.execute(tx.db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    } finally {
      await sql`reset enable_seqscan`.execute(tx.db);
      await sql`reset enable_bitmapscan`.execute(tx.db);
    }
  });
  expect(plan).toContain(index);
});
