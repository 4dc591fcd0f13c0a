/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const storefrontReviews = /* @__PURE__ */ routes<typeof contract.storefrontReviews>({
  listProductReviews: 'GET|POST /stoa/v1/storefront/products/{productId}/reviews',
  listMyReviews: 'GET /stoa/v1/storefront/my-reviews',
  voteReview: 'PUT /stoa/v1/storefront/reviews/{reviewId}/vote',
  removeVote: 'DELETE /stoa/v1/storefront/reviews/{reviewId}/vote',
  uploadReviewPhoto: 'POST /stoa/v1/storefront/review-photos',
});
