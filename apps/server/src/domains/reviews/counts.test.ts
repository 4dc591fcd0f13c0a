import { randomUUID } from 'node:crypto';
import { productsV3, reviews, storefrontReviews } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { addProducts } from '@stoa/server/testing/products';
import { expectExactCounts, newReviewer, writeReview } from '@stoa/server/testing/reviews';
import { openShop } from '@stoa/server/testing/shop';
import { doDueWork } from '@stoa/server/testing/tasks';
import '@stoa/testkit/property-seed';
import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import type { Database } from '../../platform/db/index.ts';
import { jobTask } from '../../platform/jobs/index.ts';
import { jobKinds } from './operations.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const place = fc.nat({ max: 30 });
const rating = fc.integer({ min: 1, max: 5 });
const status = fc.constantFrom('APPROVED', 'REJECTED');
const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('write' as const), product: place, rating, isHeld: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('change' as const), review: place, rating }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('moderate' as const), review: place, status }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('vote' as const), review: place, voter: place, isHelpful: fc.boolean() }),
  },
  fc.record({ do: fc.constant('take back' as const), review: place, voter: place }),
  fc.record({ do: fc.constant('reply' as const), review: place }),
  fc.record({ do: fc.constant('delete' as const), review: place }),
  fc.record({ do: fc.constant('moderate all' as const), rating, status }),
  fc.record({ do: fc.constant('delete all' as const), rating }),
  fc.record({ do: fc.constant('delete product' as const), product: place }),
);

test('whatever happens to reviews, votes and products, all counts are exact', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 25 }), async (actions) => {
      const shop = await openShop(database);
      const staff = shop.staff();
      const products = (
        await addProducts(
          staff.ctx,
          ['one', 'two', 'three'].map((name) => ({ name, price: 100 })),
        )
      ).map(({ id }) => id);
      const written: string[] = [];
      const voters = [newReviewer(shop), newReviewer(shop), newReviewer(shop)];
      const nth = <Item>(items: readonly Item[], at: number) => items[at % Math.max(items.length, 1)];
      const work = () => doDueWork(staff.ctx, jobKinds.map(jobTask));
      for (const one of actions) {
        const reviewId = 'review' in one ? nth(written, one.review) : undefined;
        if (one.do === 'write') {
          const entityId = nth(products, one.product);
          const body = `${one.isHeld ? 'www.example.org ' : ''}${randomUUID()}`;
          const email = `${randomUUID()}@customers.test`;
          if (entityId) written.push((await writeReview(staff, entityId, email, { rating: one.rating, body })).id);
        } else if (one.do === 'delete product') {
          const productId = nth(products, one.product);
          if (productId) await staff.call(productsV3.deleteProduct, { productId });
          products.splice(products.indexOf(productId ?? ''), 1);
        } else if (one.do === 'moderate all' || one.do === 'delete all') {
          const filter = { 'content.rating': one.rating };
          if (one.do === 'delete all') await staff.call(reviews.bulkDeleteReviews, { filter });
          else await staff.call(reviews.bulkUpdateModerationStatus, { filter, status: one.status });
          await work();
        } else if (reviewId) {
          const known = { reviewId, returnPrivateReviews: true };
          const found = await staff.call(reviews.getReview, known);
          const revision = 'review' in found ? found.review?.revision : undefined;
          if (one.do === 'change')
            await staff.call(reviews.updateReview, {
              review: { id: reviewId, revision, content: { rating: one.rating } },
            });
          if (one.do === 'moderate') await staff.call(reviews.updateModerationStatus, { reviewId, status: one.status });
          if (one.do === 'reply') await staff.call(reviews.setReply, { reviewId, message: 'Thank you' });
          if (one.do === 'delete') await staff.call(reviews.deleteReview, { reviewId });
          if (one.do === 'vote')
            await nth(voters, one.voter)?.call(storefrontReviews.voteReview, {
              reviewId,
              vote: one.isHelpful ? 'HELPFUL' : 'UNHELPFUL',
            });
          if (one.do === 'take back') await nth(voters, one.voter)?.call(storefrontReviews.removeVote, { reviewId });
        }
      }
      await expectExactCounts(shop);
    }),
    { numRuns: 12 },
  );
});
