/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const reviewRequests = /* @__PURE__ */ routes<typeof contract.reviewRequests>({
  createReviewRequest: 'POST /reviews/v2/review-requests',
  bulkCreateReviewRequests: 'POST /reviews/v2/bulk/review-requests/create',
  getReviewRequest: 'GET /reviews/v2/review-requests/{reviewRequestId}',
  deleteReviewRequest: 'DELETE /reviews/v2/review-requests/{reviewRequestId}',
  queryReviewRequests: 'POST /reviews/v2/review-requests/query',
  countReviewRequests: 'POST /reviews/v2/review-requests/count',
  bulkCancelReviewRequestsByFilter: 'PUT /reviews/v2/bulk/review-requests/cancel-by-filter',
});
