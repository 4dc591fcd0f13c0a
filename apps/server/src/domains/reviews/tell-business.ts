import { reviewEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isSent } from '../../letters.ts';
import { readSite } from '../../platform/db/index.ts';
import { type Consumer, on } from '../../platform/events/index.ts';
import { schedule } from '../../platform/tasks/index.ts';
import { businessNotice } from '../team/index.ts';
import { reviewWaitingLetter } from './letters/review-waiting.ts';
import { findReviewedProducts } from './reviewed-products.store.ts';
import { findReview } from './reviews.store.ts';

/** The people of a shop are told of each new review that waits for them. */
export const businessHearsOfReviews: Consumer<Context> = {
  name: 'the business hears of reviews',
  hears: [
    on(
      reviewEvents.created,
      async (ctx, { entityId }, tx) => {
        if (isSent(reviewWaitingLetter, ctx.site)) schedule(tx, reviewNotice, { input: entityId });
      },
      ({ moderation }) => moderation?.moderationStatus === 'IN_MODERATION',
    ),
  ],
};

export const reviewNotice = businessNotice({
  name: 'review notice',
  letter: reviewWaitingLetter,
  permission: 'REVIEWS.MODERATE_REVIEWS',
  about: 'REVIEW',
  factsOf: (ctx, reviewId) =>
    readSite(ctx, async (tx) => {
      const review = await findReview(tx, reviewId);
      if (review?.status !== 'IN_MODERATION') return null;
      const product = (await findReviewedProducts(tx, [review.productId])).get(review.productId);
      const { rating, title, body, authorName: author } = review;
      const url = `${ctx.dashboardUrl}/reviews/queue?site=${ctx.siteId}`;
      return { ...{ rating, title, body, author, url }, product: product?.name ?? '' };
    }),
});
