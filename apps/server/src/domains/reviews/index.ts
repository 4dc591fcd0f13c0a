export { type IncomingReview, takeInReviews } from './files/take-in-reviews.ts';
export { viewProduct as viewReviewedProduct } from './list-reviews.ts';
export { writeRequestedReview } from './requested-review.ts';
export type { ReviewStatus } from './review.ts';
export { findReviewedProducts, type ReviewedProduct } from './reviewed-products.store.ts';
export { findNamedProducts, findStatusesOf, giveReviews } from './reviews.store.ts';
export { giveVotes, insertVotes } from './votes.store.ts';
