export { type IncomingReview, takeInReviews } from './files/take-in-reviews.ts';
export { findNamedProducts, giveReviews } from './reviews.store.ts';
export { giveVotes, insertVotes } from './votes.store.ts';
