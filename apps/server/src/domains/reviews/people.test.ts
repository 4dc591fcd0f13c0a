import { contacts, reviews, storefrontReviews } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { expectExactCounts, newReviewer, writeReview } from '@stoa/server/testing/reviews';
import { type Customer, expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { handOnEvents } from '@stoa/server/testing/tasks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, withSite } from '../../platform/db/index.ts';
import { reviewsFollowContacts } from './follow-contacts.ts';
import { giveVotes } from './index.ts';
import { reviewData } from './personal-data.ts';

let database: Database;
let shop: Shop;
let staff: Customer;
let productId: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  shop = await openShop(database);
  staff = shop.staff();
  productId = (await shop.add({ name: 'Print', price: 1000 })).id;
});
afterAll(() => database?.close());

type Row = { id: string; contact_id: string; entity_id: string };
const idOf = ({ ctx }: Customer) => ('id' in ctx.caller ? ctx.caller.id : '');
const vote = (who: Customer, reviewId: string) => who.call(storefrontReviews.voteReview, { reviewId, vote: 'HELPFUL' });

test('what a person wrote and how they voted is exported, and goes with them', async () => {
  const [ada, other] = [newReviewer(shop), newReviewer(shop)];
  const own = await writeReview(ada, productId, 'ada@customers.test', { rating: 1, body: 'Undisclosed words' });
  const theirs = await writeReview(other, productId, 'other@customers.test', { rating: 5 });
  expectAnswer(await vote(ada, theirs.id));
  expectAnswer(await vote(other, own.id));
  const person = { memberId: idOf(ada), contactId: null, emails: [] };
  const exported = await withSite(staff.ctx, (tx) => reviewData.export(staff.ctx, tx, person));
  expect(exported).toMatchObject([{ id: own.id, content: { body: 'Undisclosed words' } }]);
  await withSite(staff.ctx, (tx) => reviewData.erase(staff.ctx, tx, [person]));
  expect((await shop.rows<Row>('reviews')).map(({ id }) => id)).toEqual([theirs.id]);
  expect(await shop.rows('review_votes')).toEqual([]);
  expect((await shop.events()).filter((type) => type.endsWith('review_deleted'))).toHaveLength(1);
  await expectExactCounts(shop);
});

test('reviews of merged contacts go on as the remaining one’s, but for products that it has reviewed too', async () => {
  const second = (await shop.add({ name: 'Second', price: 1000 })).id;
  await writeReview(staff, productId, 'one@customers.test', { rating: 5 });
  await writeReview(staff, productId, 'two@customers.test', { rating: 4 });
  await writeReview(staff, second, 'two@customers.test', { rating: 3 });
  const found = expectAnswer(await staff.call(contacts.queryContacts, {})).contacts ?? [];
  const contactOf = (email: string) => found.find(({ primaryInfo }) => primaryInfo?.email === email);
  const [target, source] = [contactOf('one@customers.test'), contactOf('two@customers.test')];
  expectAnswer(
    await staff.call(contacts.mergeContacts, {
      targetContactId: target?.id,
      targetContactRevision: target?.revision,
      sourceContactIds: [source?.id],
    }),
  );
  await handOnEvents(staff.ctx, [reviewsFollowContacts]);
  const rows = await shop.rows<Row>('reviews');
  const contactsOf = (product: string) =>
    rows.filter(({ entity_id }) => entity_id === product).map(({ contact_id }) => contact_id);
  expect(contactsOf(second)).toEqual([target?.id]);
  expect(contactsOf(productId).sort()).toEqual([target?.id, source?.id].sort());
});

test('a visitor’s votes become the member’s that they log in as', async () => {
  const [visitor, member] = [newReviewer(shop), shop.member(shop.services.newId())];
  const [first, second, own] = [
    await writeReview(staff, productId, 'one@customers.test', { rating: 5 }),
    await writeReview(staff, productId, 'two@customers.test', { rating: 4 }),
    await writeReview(staff, productId, 'own@customers.test', { rating: 4 }),
  ];
  for (const { id } of [first, second, own]) expectAnswer(await vote(visitor, id));
  expectAnswer(await vote(member, first.id));
  await withSite(member.ctx, (tx) => giveVotes(tx, { visitorId: idOf(visitor), memberId: idOf(member) }));
  const votes = await shop.rows<{ voter_id: string }>('review_votes');
  expect(votes.map(({ voter_id }) => voter_id)).toEqual([idOf(member), idOf(member), idOf(member)]);
  const { review } = expectAnswer(await staff.call(reviews.getReview, { reviewId: first.id }));
  expect(review?.foundHelpful).toBe(1);
  await expectExactCounts(shop);
});
