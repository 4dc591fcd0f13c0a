import { reviewAdministration } from '@stoa/contract';
import { demoReviews } from '@stoa/demo';
import { openTestDatabase } from '@stoa/server/testing/database';
import { addProducts } from '@stoa/server/testing/products';
import { expectExactCounts } from '@stoa/server/testing/reviews';
import { expectAnswer, openShop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/db/index.ts';
import { createDemoReviews } from './demo-reviews.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

test('the demo shop has reviews, some of which the rules hold back; a second start adds none', async () => {
  const shop = await openShop(database);
  const { ctx, call } = shop.staff();
  const names = [...new Set(demoReviews().map(({ slug }) => slug))];
  await addProducts(
    ctx,
    names.map((name) => ({ name, price: 1000 })),
  );
  await createDemoReviews(ctx, new Map());
  await createDemoReviews(ctx, new Map());
  const { counts, reviews } = expectAnswer(
    await call(reviewAdministration.listReviews, {
      query: { filter: { 'moderation.moderationStatus': 'IN_MODERATION' } },
    }),
  );
  expect(counts).toEqual({ published: 290, waiting: 12, rejected: 0 });
  expect(reviews?.filter(({ heldBy = [] }) => heldBy.length === 0)).toEqual([]);
  await expectExactCounts(shop);
});
