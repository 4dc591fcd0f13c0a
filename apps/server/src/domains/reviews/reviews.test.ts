import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { contacts, productsV3, reviewAdministration, reviewSettings, reviews, storefrontReviews } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { newReviewer } from '@stoa/server/testing/reviews';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, readSite } from '../../platform/db/index.ts';
import { jobTask } from '../../platform/jobs/index.ts';
import { jobKinds } from './operations.ts';

let database: Database;
let shop: Shop;
let productId: string;
let staff: Customer;
beforeAll(async () => {
  database = await openTestDatabase();
  shop = await openShop(database);
  staff = shop.staff();
});
beforeEach(async () => {
  productId = (await shop.add({ name: 'Print', price: 1000 })).id;
});
afterAll(() => database?.close());

const newVisitor = (of = shop): Customer => newReviewer(of);
const text = (words: string) => `${words} ${randomUUID()}`;
/** A new visitor's review, published unless something about it is held. */
async function write(content: object = {}, who = newVisitor()) {
  const asked = {
    namespace: 'stores',
    entityId: productId,
    name: 'Ada',
    email: `${randomUUID()}@customers.test`,
    content: { rating: 5, body: text('Lovely paper'), ...content },
  };
  const { review } = expectAnswer(await who.call(reviews.createReviewAndContact, asked));
  if (!review) throw new Error('there is no review');
  return review;
}
const statusOf = async (id: string | undefined) => {
  const asked = { reviewId: id, returnPrivateReviews: true };
  return expectAnswer(await staff.call(reviews.getReview, asked)).review?.moderation?.moderationStatus;
};
const summary = async () =>
  expectAnswer(await newVisitor().call(storefrontReviews.listProductReviews, { productId })).summary;
const moderate = (reviewId: string | undefined, status: string) =>
  staff.call(reviews.updateModerationStatus, { reviewId, status });

test('a review is published, and counted', async () => {
  const review = await write({ rating: 4, title: ' Crisp ' });
  expect(review).toMatchObject({
    namespace: 'stores',
    entityId: productId,
    content: { rating: 4, title: 'Crisp', media: [] },
    author: { authorName: 'Ada' },
    moderation: { moderationStatus: 'APPROVED', manuallyChanged: false },
    origin: { type: 'ORGANIC' },
    verified: false,
    publishCount: 1,
    revision: '1',
  });
  expect(JSON.stringify(review)).not.toMatch(/contactId|customers\.test/);
  await write({ rating: 5 });
  await write({ rating: 5 });
  expect(await summary()).toEqual({ average: 4.7, count: 3, distribution: [0, 0, 0, 1, 2], withMedia: 0 });
});

test('one person reviews a product once', async () => {
  const asked = {
    namespace: 'stores',
    entityId: productId,
    name: 'Ada',
    email: 'twice@customers.test',
    content: { rating: 3 },
  };
  expectAnswer(await newVisitor().call(reviews.createReviewAndContact, asked));
  const again = { ...asked, email: ' Twice@Customers.test ' };
  expect(await newVisitor().call(reviews.createReviewAndContact, again)).toMatchObject({
    code: 'REVIEW_ALREADY_EXISTS',
  });
  expect((await summary())?.count).toBe(1);
});

test('a review needs a person, a product and the namespace of the store', async () => {
  const asked = { namespace: 'stores', entityId: productId, content: { rating: 3 } };
  const call = (more: object) => newVisitor().call(reviews.createReviewAndContact, { ...asked, ...more });
  const person = { name: 'Ada', email: 'needs@customers.test' };
  expect(await call({})).toMatchObject({ code: 'REVIEW_AUTHOR_REQUIRED' });
  expect(await call({ ...person, name: ' ' })).toMatchObject({ code: 'REVIEW_AUTHOR_REQUIRED' });
  expect(await call({ ...person, entityId: randomUUID() })).toMatchObject({ refused: 'not-found' });
  expect(await call({ ...person, namespace: 'bookings' })).toMatchObject({ violations: [{ field: 'namespace' }] });
  const hidden = await shop.add({ name: 'Hidden', price: 1000, visible: false });
  expect(await call({ ...person, entityId: hidden.id })).toMatchObject({ refused: 'not-found' });
  expect(await shop.rows('reviews')).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ entity_id: hidden.id })]),
  );
});

test('links are held on every site, and moderators publish them all the same', async () => {
  const { id } = await write({ body: text('Cheaper at www.example.org') });
  expect(await statusOf(id)).toBe('IN_MODERATION');
  expect((await summary())?.count).toBe(0);
  expectAnswer(await moderate(id, 'APPROVED'));
  expect((await summary())?.count).toBe(1);
  const { review } = expectAnswer(await moderate(id, 'REJECTED'));
  expect(review).toMatchObject({
    moderation: { moderationStatus: 'REJECTED', manuallyChanged: true },
    publishCount: 1,
  });
  expect((await summary())?.count).toBe(0);
  expect(expectAnswer(await moderate(id, 'APPROVED')).review?.publishCount).toBe(2);
  expect(await moderate(id, 'UNKNOWN_MODERATION_STATUS')).toMatchObject({ violations: [{ field: 'status' }] });
});

test('a decision is taken back: the review waits again', async () => {
  const { id } = await write({ body: text('Cheaper at www.example.org') });
  const reopen = async () => expectAnswer(await staff.call(reviewAdministration.reopenReview, { reviewId: id })).review;
  expectAnswer(await moderate(id, 'APPROVED'));
  expect((await summary())?.count).toBe(1);
  const waiting = { moderation: { moderationStatus: 'IN_MODERATION', manuallyChanged: false } };
  const reopened = await reopen();
  expect(reopened).toMatchObject(waiting);
  expect((await summary())?.count).toBe(0);
  expect((await reopen())?.revision).toBe(reopened?.revision);
  expectAnswer(await moderate(id, 'REJECTED'));
  expect(await reopen()).toMatchObject(waiting);
});

test('statistics rank products, and say how fast replies come', async () => {
  const quiet = await openShop(database);
  const ask = async (name: string, ratings: number[]) => {
    const product = await quiet.add({ name, price: 1000 });
    const written = ratings.map(async (rating) => {
      const asked = { namespace: 'stores', entityId: product.id, name: 'Ada', email: `${randomUUID()}@customers.test` };
      const answer = newVisitor(quiet).call(reviews.createReviewAndContact, { ...asked, content: { rating } });
      return expectAnswer(await answer).review?.id;
    });
    return Promise.all(written);
  };
  const statistics = async () =>
    expectAnswer(await quiet.staff().call(reviewAdministration.getReviewStatistics, {})).statistics;
  expect(await statistics()).toMatchObject({ replyHours: null, mostReviewed: [], bestRated: [], lowestRated: [] });
  const [reviewId] = await ask('Good', [5]);
  await ask('Fair', [4, 3, 4]);
  await ask('Poor', [1, 2]);
  expectAnswer(await quiet.staff().call(reviews.setReply, { reviewId, message: 'Thank you' }));
  const { replyHours, answered, mostReviewed, bestRated, lowestRated } = (await statistics()) ?? {};
  expect({ replyHours, answered }).toEqual({ replyHours: 0, answered: 1 });
  const names = (rated: typeof bestRated) => rated?.map(({ product }) => product?.name);
  expect(names(mostReviewed)).toEqual(['Fair', 'Poor', 'Good']);
  expect(names(bestRated)).toEqual(['Good', 'Fair', 'Poor']);
  expect(names(lowestRated)).toEqual(['Poor', 'Fair', 'Good']);
});

test('the same text a second time is held, whatever its spelling', async () => {
  const said = 'The colours are deep and the paper is heavy, worth every cent';
  expect(await statusOf((await write({ body: said })).id)).toBe('APPROVED');
  expect(await statusOf((await write({ body: `${said.toUpperCase()}!!` })).id)).toBe('IN_MODERATION');
});

test('an unpublished review is shown to its author and to those who may read private reviews', async () => {
  const author = newVisitor();
  const { id } = await write({ body: text('See http://example.org') }, author);
  const get = (who: Customer, returnPrivateReviews: boolean) =>
    who.call(reviews.getReview, { reviewId: id, returnPrivateReviews });
  expect(await get(author, true)).toMatchObject({ review: { id } });
  expect(await get(author, false)).toMatchObject({ refused: 'not-found' });
  expect(await get(newVisitor(), true)).toMatchObject({ refused: 'not-found' });
  const app = (...permissions: string[]) => shop.as({ kind: 'app', id: randomUUID(), permissions });
  expect(await get(app('REVIEWS.READ_REVIEWS'), true)).toMatchObject({ refused: 'not-permitted' });
  const allowed = await get(app('REVIEWS.READ_REVIEWS', 'REVIEWS.READ_PRIVATE_REVIEWS'), true);
  expect(allowed).toMatchObject({ review: { id, author: { contactId: expect.any(String), authorType: 'VISITOR' } } });

  const query = { filter: { entityId: productId } };
  const counts = async (who: Customer, includePrivateReviews: boolean) => {
    const { count } = expectAnswer(
      await who.call(reviews.countReviews, { filter: query.filter, includePrivateReviews }),
    );
    const found = expectAnswer(
      await who.call(reviews.queryReviews, { query, returnPrivateReviews: includePrivateReviews }),
    );
    expect(found.reviews).toHaveLength(count ?? -1);
    return count;
  };
  expect(await counts(newVisitor(), true)).toBe(0);
  expect(await counts(author, true)).toBe(1);
  expect(await counts(staff, false)).toBe(0);
  expect(await counts(staff, true)).toBe(1);
});

test('nobody finds out by queries who wrote a review', async () => {
  await write();
  const query = { filter: { 'author.contactId': randomUUID() } };
  expect(await newVisitor().call(reviews.queryReviews, { query, returnPrivateReviews: true })).toMatchObject({
    violations: [{ field: 'query.filter.author.contactId' }],
  });
});

test('authors change their own review, which is decided on again', async () => {
  const author = newVisitor();
  const { id, revision } = await write({}, author);
  const change = (who: Customer, content: object, rev = revision) =>
    who.call(reviews.updateReview, { review: { id, revision: rev, content } });
  expect(await change(newVisitor(), { rating: 1 })).toMatchObject({ refused: 'not-found' });
  expect(await change(author, { rating: 1 }, '7')).toMatchObject({ code: 'INVALID_REVISION' });
  const { review } = expectAnswer(await change(author, { rating: 2 }));
  expect(review).toMatchObject({ content: { rating: 2 }, revision: '2', publishCount: 1 });
  expect((await summary())?.distribution).toEqual([0, 1, 0, 0, 0]);
  const swapped = expectAnswer(await change(author, { body: text('Buy at www.example.org') }, '2'));
  expect(swapped.review).toMatchObject({ moderation: { moderationStatus: 'IN_MODERATION' } });
  expect((await summary())?.count).toBe(0);
});

test('a review that a moderator rejected does not publish itself by a change', async () => {
  const author = newVisitor();
  const { id } = await write({}, author);
  expectAnswer(await moderate(id, 'REJECTED'));
  const asked = { review: { id, revision: '2', content: { body: text('Nicer words') } } };
  const { review } = expectAnswer(await author.call(reviews.updateReview, asked));
  expect(review?.moderation?.moderationStatus).toBe('IN_MODERATION');
});

test('authors delete their own review, and may write another', async () => {
  const author = newVisitor();
  const { id } = await write({}, author);
  expect(await newVisitor().call(reviews.deleteReview, { reviewId: id })).toMatchObject({ refused: 'not-found' });
  expect(expectAnswer(await author.call(reviews.deleteReview, { reviewId: id })).review?.id).toBe(id);
  expect((await summary())?.count).toBe(0);
  await write({}, author);
  expect((await summary())?.count).toBe(1);
});

test('a reply is written, replaced and removed', async () => {
  const { id: reviewId } = await write();
  const first = expectAnswer(await staff.call(reviews.setReply, { reviewId, message: ' Thank you! ' }));
  expect(first.review?.reply).toMatchObject({ message: 'Thank you!' });
  const second = expectAnswer(await staff.call(reviews.setReply, { reviewId, message: 'Thanks' }));
  expect(second.review?.reply).toMatchObject({ message: 'Thanks', createdDate: first.review?.reply?.createdDate });
  const tooLong = await staff.call(reviews.setReply, { reviewId, message: 'x'.repeat(1001) });
  expect(tooLong).toMatchObject({ violations: [{ field: 'message', violatedRule: 'MAX_LENGTH' }] });
  expect(expectAnswer(await staff.call(reviews.removeReply, { reviewId })).review?.reply).toBeUndefined();
});

test('staff write for a contact, and many at once', async () => {
  const info = { name: { first: 'Grace' }, emails: { items: [{ email: 'grace@customers.test' }] } };
  const { contact } = expectAnswer(await staff.call(contacts.createContact, { info }));
  const review = {
    namespace: 'stores',
    entityId: productId,
    author: { contactId: contact?.id },
    content: { rating: 4 },
  };
  const missing = { ...review, author: { contactId: randomUUID() } };
  const { results, bulkActionMetadata } = expectAnswer(
    await staff.call(reviews.bulkCreateReview, { reviews: [review, missing, review], returnEntity: true }),
  );
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 });
  expect(results?.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
    undefined,
    'INVALID_ARGUMENT',
    'REVIEW_ALREADY_EXISTS',
  ]);
  expect(results?.[0]?.review?.author).toMatchObject({ contactId: contact?.id, authorName: 'Grace' });
});

test('jobs moderate and delete what matches a filter', async () => {
  const held = await write({ body: text('At www.example.org') });
  const published = await write();
  const work = () => doDueWork(staff.ctx, jobKinds.map(jobTask));
  const filter = { entityId: productId, 'moderation.moderationStatus': 'IN_MODERATION' };
  expect(await staff.call(reviews.bulkUpdateModerationStatus, { status: 'REJECTED' })).toMatchObject({
    violations: [{ field: 'filter' }],
  });
  expectAnswer(await staff.call(reviews.bulkUpdateModerationStatus, { filter, status: 'APPROVED' }));
  await work();
  expect(await statusOf(held.id)).toBe('APPROVED');
  expect((await summary())?.count).toBe(2);
  expectAnswer(await staff.call(reviews.bulkDeleteReviews, { filter: { id: { $in: [published.id] } } }));
  await work();
  expect((await summary())?.count).toBe(1);
});

test('the life of a review is announced', async () => {
  const quiet = await openShop(database);
  const product = await quiet.add({ name: 'Print', price: 1000 });
  const before = (await quiet.events()).length;
  const asked = { namespace: 'stores', entityId: product.id, name: 'Ada', email: 'ada@customers.test' };
  const content = { rating: 5, body: 'See www.example.org' };
  const answer = await newVisitor(quiet).call(reviews.createReviewAndContact, { ...asked, content });
  const reviewId = expectAnswer(answer).review?.id;
  expectAnswer(await quiet.staff().call(reviews.updateModerationStatus, { reviewId, status: 'APPROVED' }));
  expectAnswer(await quiet.staff().call(reviews.deleteReview, { reviewId }));
  const said = (await quiet.events()).slice(before).filter((type) => type.includes('review'));
  expect(said.map((type) => type.replace('wix.reviews.v1.review_', ''))).toEqual([
    'created',
    'moderation_status_changed',
    'updated',
    'moderation_status_changed',
    'review_published',
    'deleted',
  ]);
});

test('a deleted product takes its reviews with it', async () => {
  await write();
  expectAnswer(await staff.call(productsV3.deleteProduct, { productId }));
  const left = await shop.rows<{ entity_id: string }>('reviews');
  expect(left.filter((row) => row.entity_id === productId)).toEqual([]);
});

test('people vote once, not on their own review, and may change their mind', async () => {
  const author = newVisitor();
  const { id: reviewId } = await write({}, author);
  const voter = newVisitor();
  const vote = async (who: Customer, vote: string) =>
    expectAnswer(await who.call(storefrontReviews.voteReview, { reviewId, vote })).counts;
  expect(await vote(voter, 'HELPFUL')).toEqual({ helpful: 1, unhelpful: 0, ownVote: 'HELPFUL' });
  expect(await vote(voter, 'HELPFUL')).toMatchObject({ helpful: 1 });
  expect(await vote(newVisitor(), 'HELPFUL')).toMatchObject({ helpful: 2 });
  expect(await vote(voter, 'UNHELPFUL')).toEqual({ helpful: 1, unhelpful: 1, ownVote: 'UNHELPFUL' });
  const { reviews: shown } = expectAnswer(await voter.call(storefrontReviews.listProductReviews, { productId }));
  expect(shown).toMatchObject([{ helpful: 1, unhelpful: 1, ownVote: 'UNHELPFUL', isOwn: false }]);
  expect(expectAnswer(await voter.call(storefrontReviews.removeVote, { reviewId })).counts).toEqual({
    helpful: 1,
    unhelpful: 0,
    ownVote: null,
  });
  expect(await author.call(storefrontReviews.voteReview, { reviewId, vote: 'HELPFUL' })).toMatchObject({
    code: 'OWN_REVIEW',
  });
});

test('settings are kept, checked and followed', async () => {
  const strict = await openShop(database);
  const owner = strict.staff();
  const change = (settings: object) => owner.call(reviewSettings.updateReviewSettings, { settings });
  const { settings: usual } = expectAnswer(await owner.call(reviewSettings.getReviewSettings, {}));
  expect(usual).toMatchObject({ moderation: 'RULES', whoMayReview: 'EVERYBODY', revision: '1' });
  expect(expectAnswer(await change({ revision: '1', moderation: 'RULES' })).settings?.revision).toBe('1');
  const rule = { trigger: 'RATING_AT_MOST', action: 'REJECT' };
  expect(await change({ revision: '1', rules: [rule] })).toMatchObject({
    violations: [{ field: 'settings.rules[0].rating' }],
  });
  expectAnswer(await change({ revision: '1', rules: [{ ...rule, rating: 1 }], words: [' meh '] }));
  expect(await change({ revision: '1', whoMayReview: 'MEMBERS' })).toMatchObject({ code: 'INVALID_REVISION' });
  const product = await strict.add({ name: 'Print', price: 1000 });
  const asked = { namespace: 'stores', entityId: product.id, name: 'Ada' };
  const status = async (content: object) => {
    const email = `${randomUUID()}@customers.test`;
    const answer = await newVisitor(strict).call(reviews.createReviewAndContact, { ...asked, email, content });
    return expectAnswer(answer).review?.moderation?.moderationStatus;
  };
  expect(await status({ rating: 1 })).toBe('REJECTED');
  expect(await status({ rating: 2 })).toBe('APPROVED');
  expectAnswer(await change({ revision: '2', moderation: 'MANUAL' }));
  expect(await status({ rating: 5 })).toBe('IN_MODERATION');
  expectAnswer(await change({ revision: '3', whoMayReview: 'BUYERS' }));
  const stranger = newVisitor(strict);
  const refused = await stranger.call(reviews.createReviewAndContact, {
    ...{ ...asked, email: 'x@customers.test', content: { rating: 5 } },
  });
  expect(refused).toMatchObject({ code: 'REVIEW_REQUIRES_PURCHASE' });
  const { access } = expectAnswer(await stranger.call(storefrontReviews.listProductReviews, { productId: product.id }));
  expect(access).toBe('LOGIN_REQUIRED');
});

test('relevance is that of the documented example', async () => {
  const review = await write({ title: null, body: 'x'.repeat(200) });
  const [{ relevance } = { relevance: 0 }] = await readSite(staff.ctx, async (tx) => {
    const { rows } = await sql<{ relevance: number }>`
      select review_relevance(7, 1, true, 200, true, '2026-01-01T00:00:00Z') as relevance`.execute(tx.db);
    return rows;
  });
  expect(Number(relevance)).toBe(16.677778);
  const guide = await readFile(new URL('../../../../../docs/reviews.md', import.meta.url), 'utf8');
  expect(guide).toContain('= 16.677778');
  // 2026-03-02T10:00 is 2252 days and 10 hours after 2020-01-01
  expect(review.relevanceScore).toBeCloseTo(0.5 + (2252 + 10 / 24) / 180, 5);
});
