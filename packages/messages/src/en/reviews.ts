import { number, plural } from './grammar.ts';

const reviewsOf = (count: number): string => plural(count, { one: '# review', other: '# reviews' });

/** Reviews on product pages. Loaded by islands. */
export const reviews = {
  title: 'Reviews',
  /** `4.3` */
  average: (average: number) => number(average),
  basedOn: (count: number) => `Based on ${reviewsOf(count)}`,
  /** Of the bars: how many reviews have how many stars. */
  distribution: 'Reviews by rating',
  stars: (count: number) => plural(count, { one: '# star', other: '# stars' }),
  withPhotos: (count: number) => `With photos (${number(count)})`,
  onlyWithPhotos: 'With photos',
  onlyVerified: 'Verified purchases',
  count: reviewsOf,
  countOnPage: (first: number, last: number, total: number) =>
    `${number(first)}–${number(last)} of ${reviewsOf(total)}`,
  sortings: {
    relevant: 'Most relevant',
    newest: 'Newest',
    oldest: 'Oldest',
    highest: 'Highest rating',
    lowest: 'Lowest rating',
    helpful: 'Most helpful',
  },
  noneMatch: 'No reviews match these filters.',
  showAll: 'Show all reviews',
  pages: 'Pages of reviews',
  write: 'Write a review',
  empty: 'There are no reviews yet.',
  invite: (product: string) => `Be the first to tell others what you think of ${product}.`,
  verified: 'Verified purchase',
  /** The author of a review without a name. */
  somebody: 'A customer',
  reply: (shop: string) => `Reply from ${shop}`,
  photos: 'Photos of this review',
  photo: (position: number) => `Photo ${number(position)} of this review`,
  enlargePhoto: (position: number) => `Enlarge photo ${number(position)}`,
  helpfulQuestion: 'Was this review helpful?',
  helpful: 'Helpful',
  unhelpful: 'Not helpful',
  voteSaved: 'Thank you for your vote.',
  voteRemoved: 'Your vote has been removed.',
  voteFailed: 'Your vote couldn’t be saved. Please try again in a moment.',
  own: 'Your review',
  edit: 'Edit your review',
  states: {
    APPROVED: 'Published',
    IN_MODERATION: 'Waiting to be checked',
    SUBMITTED: 'Waiting to be checked',
    REJECTED: 'Not published',
  },
  thanks: {
    APPROVED: 'Thank you. Your review has been published.',
    IN_MODERATION: 'Thank you for your review. We’ll publish it once we’ve checked it.',
    SUBMITTED: 'Thank you for your review. We’ll publish it once we’ve checked it.',
    REJECTED: 'Thank you for your review. It doesn’t meet our rules, so we haven’t published it.',
  },
  deleted: 'Your review has been deleted.',
};
