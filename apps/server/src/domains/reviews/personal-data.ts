import type { PersonalData } from '../../context.ts';
import { memberIdsOf, type Person } from '../../personal-data.ts';
import type { Tx } from '../../platform/db/index.ts';
import { deleteReviews } from './change-review.ts';
import { viewWhole } from './review-view.ts';
import { lockReviewsOf } from './reviews.store.ts';
import { deleteVotesOf } from './votes.store.ts';

const reviewsOf = (tx: Tx, people: readonly Person[]) =>
  lockReviewsOf(tx, {
    authorIds: memberIdsOf(people),
    contactIds: people.flatMap(({ contactId }) => contactId ?? []),
  });

/** What a person wrote about products, and how they voted on what others wrote. Both go with them. */
export const reviewData: PersonalData = {
  name: 'reviews',
  async export(ctx, tx, person) {
    const reviews = await reviewsOf(tx, [person]);
    return reviews.map((review) => viewWhole(ctx, review));
  },
  async erase(ctx, tx, people) {
    await deleteReviews(ctx, tx, await reviewsOf(tx, people));
    await deleteVotesOf(tx, memberIdsOf(people));
  },
};
