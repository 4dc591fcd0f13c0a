import { reviews, storefrontReviews } from '@stoa/contract';
import { onPostgres } from '@stoa/server/testing/on-postgres';
import { addProducts } from '@stoa/server/testing/products';
import { expectExactCounts, newReviewer, writeReview } from '@stoa/server/testing/reviews';
import { openShop, type Shop } from '@stoa/server/testing/shop';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../apps/server/src/platform/db/index.ts';
import { isRefusal } from '../../apps/server/src/platform/refusal.ts';
import { atOnce } from './support/buyer.ts';

let database: Database;
let shop: Shop;
let products: string[];
onPostgres((opened) => {
  database = opened;
});
beforeEach(async () => {
  shop = await openShop(database);
  const names = ['one', 'two', 'three'];
  products = (
    await addProducts(
      shop.staff().ctx,
      names.map((name) => ({ name, price: 100 })),
    )
  ).map(({ id }) => id);
});
const nth = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;
const codeOf = (answer: unknown) => (isRefusal(answer) && answer.refused === 'code' ? answer.code : 'done');

test('fifty people who review, vote and moderate at once leave exact counts', async () => {
  const seeds = await atOnce(15, (index) =>
    writeReview(newReviewer(shop), nth(products, index), `seed${index}@customers.test`, { rating: 1 + (index % 5) }),
  );
  const staff = shop.staff();
  await atOnce(50, async (index) => {
    const person = newReviewer(shop);
    const content = {
      rating: 1 + ((index * 7) % 5),
      body: index % 6 === 0 ? `www.example.org ${index}` : `Number ${index}`,
    };
    const own = await writeReview(person, nth(products, index), `p${index}@customers.test`, content);
    for (const step of [1, 2, 3]) {
      const { id: reviewId } = nth(seeds, index + step);
      await person.call(storefrontReviews.voteReview, { reviewId, vote: (index + step) % 3 ? 'HELPFUL' : 'UNHELPFUL' });
    }
    await person.call(storefrontReviews.removeVote, { reviewId: nth(seeds, index + 2).id });
    const judged = nth(seeds, index * 3).id;
    await staff.call(reviews.updateModerationStatus, { reviewId: judged, status: index % 2 ? 'APPROVED' : 'REJECTED' });
    if (index % 4 === 0) await staff.call(reviews.updateModerationStatus, { reviewId: own.id, status: 'APPROVED' });
    if (index % 10 === 9) await person.call(reviews.deleteReview, { reviewId: own.id });
  });
  expect((await shop.rows('reviews')).length).toBe(15 + 50 - 5);
  await expectExactCounts(shop);
});

test('one person who sends a review ten times at once has written one', async () => {
  const answers = await atOnce(10, () =>
    newReviewer(shop).call(reviews.createReviewAndContact, {
      ...{ namespace: 'stores', entityId: products[0], name: 'Ada', email: 'ada@customers.test' },
      content: { rating: 5 },
    }),
  );
  expect(answers.map(codeOf).sort()).toEqual([...Array(9).fill('REVIEW_ALREADY_EXISTS'), 'done']);
  expect(await shop.rows('contacts')).toHaveLength(1);
  await expectExactCounts(shop);
});

test('a vote that one person casts ten times at once counts once', async () => {
  const { id: reviewId } = await writeReview(newReviewer(shop), products[0] ?? '', 'ada@customers.test', { rating: 5 });
  const voter = newReviewer(shop);
  await atOnce(10, (index) =>
    voter.call(storefrontReviews.voteReview, { reviewId, vote: index % 2 ? 'HELPFUL' : 'UNHELPFUL' }),
  );
  expect(await shop.rows('review_votes')).toHaveLength(1);
  await expectExactCounts(shop);
});
