/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const reviews = /* @__PURE__ */ routes<typeof contract.reviews>({
  getReview: 'GET /reviews/v1/reviews/{reviewId}',
  createReview: 'POST /reviews/v1/reviews',
  createReviewAndContact: 'POST /reviews/v1/reviews/contact',
  bulkCreateReview: 'POST /reviews/v1/bulk/reviews/create',
  updateReview: 'PATCH /reviews/v1/reviews/{review.id}',
  deleteReview: 'DELETE /reviews/v1/reviews/{reviewId}',
  bulkDeleteReviews: 'POST /reviews/v1/bulk/reviews/delete',
  queryReviews: 'POST /reviews/v1/reviews/query',
  setReply: 'PATCH /reviews/v1/reviews/{reviewId}/reply',
  removeReply: 'DELETE /reviews/v1/reviews/{reviewId}/reply',
  updateModerationStatus: 'PATCH /reviews/v1/reviews/{reviewId}/moderate',
  bulkUpdateModerationStatus: 'POST /reviews/v1/bulk/reviews/moderate',
  countReviews: 'POST /reviews/v1/reviews/count',
});
