export { giveReviews } from './reviews.store.ts';
export { giveVotes } from './votes.store.ts';
