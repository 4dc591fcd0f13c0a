/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const reviewSettings = /* @__PURE__ */ routes<typeof contract.reviewSettings>({
  getReviewSettings: 'GET /stoa/v1/reviews/settings',
  updateReviewSettings: 'PATCH /stoa/v1/reviews/settings',
});
