/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const reviewAdministration = /* @__PURE__ */ routes<typeof contract.reviewAdministration>({
  listReviews: 'GET|POST /stoa/v1/reviews',
  getReviewStatistics: 'GET /stoa/v1/reviews/statistics',
  exportReviews: 'GET /stoa/v1/reviews/export',
  importReviews: 'POST /stoa/v1/reviews/import',
  reopenReview: 'POST /stoa/v1/reviews/{reviewId}/reopen',
});
