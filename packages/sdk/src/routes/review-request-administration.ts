/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const reviewRequestAdministration = /* @__PURE__ */ routes<typeof contract.reviewRequestAdministration>({
  listReviewRequests: 'GET|POST /stoa/v1/review-requests',
  getReviewRequestSettings: 'GET /stoa/v1/review-requests/settings',
  updateReviewRequestSettings: 'PATCH /stoa/v1/review-requests/settings',
});
