/** Reviews on a site's own pages and in its dashboard: what the wire has no operations for. */
import { backOffice, open, operation, people, service } from '../operation.ts';
import { MOST_NAME, Review, ReviewImage, ReviewMedia, ReviewReply } from '../reviews/review.ts';
import { ReviewPagingMetadata, ReviewQuery, reviews } from '../reviews/reviews.ts';
import { boolean, choice, date, guid, int64, integer, list, message, nullable, number, ref, text } from '../schema.ts';

/** Ratings of one product, or of all. Only published reviews count. */
export const RatingSummary = message('RatingSummary', {
  /** Rounded to one decimal; 0 without reviews. */
  average: number({ minimum: 0, maximum: 5 }),
  count: integer({ minimum: 0 }),
  /** The number of reviews with 1, 2, 3, 4 and 5 stars. */
  distribution: list(integer({ minimum: 0 }), { minItems: 5, maxItems: 5 }),
  /** The number of reviews with pictures or videos. */
  withMedia: integer({ minimum: 0 }),
});

export const HelpfulVote = choice('HELPFUL', 'UNHELPFUL');
/** A published review as visitors see it. */
export const ShownReview = message('ShownReview', {
  id: guid,
  /** Null where the author gave no name. */
  authorName: nullable(text({ maxLength: MOST_NAME })),
  verified: boolean,
  rating: integer({ minimum: 1, maximum: 5 }),
  title: nullable(text()),
  body: nullable(text()),
  media: list(ref(ReviewMedia)),
  reviewDate: date,
  reply: nullable(ref(ReviewReply)),
  helpful: integer({ minimum: 0 }),
  unhelpful: integer({ minimum: 0 }),
  /** The caller's own vote. */
  ownVote: nullable(HelpfulVote),
  /** Whether the caller wrote it; nobody votes on their own review. */
  isOwn: boolean,
});
/** Whether the caller may write a review of a product: WRITTEN where they have written one, which they may change. */
export const ReviewAccess = choice('OPEN', 'LOGIN_REQUIRED', 'PURCHASE_REQUIRED', 'WRITTEN');
export const ReviewSort = choice('RELEVANT', 'NEWEST', 'OLDEST', 'HIGHEST', 'LOWEST', 'HELPFUL');

export const ReviewedProduct = message('ReviewedProduct', {
  id: guid,
  name: text(),
  slug: text(),
  visible: boolean,
  image: nullable(ref(ReviewImage)),
});
/** A review of the caller's, published or not. */
export const OwnReview = message('OwnReview', { review: ref(Review), product: ref(ReviewedProduct) });
export const HelpfulCounts = message('HelpfulCounts', {
  helpful: integer({ minimum: 0 }),
  unhelpful: integer({ minimum: 0 }),
  ownVote: nullable(HelpfulVote),
});

export const storefrontReviews = service('stoa.reviews.storefront', ['/stoa'], {
  listProductReviews: operation({
    method: 'GET',
    alsoPost: true,
    path: '/v1/storefront/products/{productId}/reviews',
    summary: 'List published reviews of a product, with its ratings and what the caller may do',
    permit: open,
    request: {
      productId: guid,
      /** Only reviews with these ratings. */
      ratings: list(integer({ minimum: 1, maximum: 5 }), { maxItems: 5 }),
      withMedia: boolean,
      verified: boolean,
      /** Leaves out `access`, `own` and votes, so that the answer is the same for everybody. */
      anonymous: boolean,
      /** RELEVANT by default. */
      sort: ReviewSort,
      /** 10 by default. */
      limit: integer({ minimum: 1, maximum: 50 }),
      offset: integer({ minimum: 0, maximum: 1_000_000 }),
    },
    response: {
      /** Of all reviews of the product, whatever the filters. */
      summary: ref(RatingSummary),
      reviews: list(ref(ShownReview)),
      /** The number of reviews that match the filters. */
      total: integer({ minimum: 0 }),
      access: ReviewAccess,
      /** The caller's own review, published or not; null without one. */
      own: nullable(ref(Review)),
    },
    required: ['productId'],
  }),
  listMyReviews: operation({
    method: 'GET',
    path: '/v1/storefront/my-reviews',
    summary: "List the caller's own reviews, latest first",
    permit: people,
    request: { limit: integer({ minimum: 1, maximum: 50 }), offset: integer({ minimum: 0, maximum: 1_000_000 }) },
    response: { reviews: list(ref(OwnReview)), total: integer({ minimum: 0 }) },
  }),
  voteReview: operation({
    method: 'PUT',
    effect: 'write',
    path: '/v1/storefront/reviews/{reviewId}/vote',
    summary: 'Say whether a review was helpful; a second vote replaces the first',
    permit: people,
    request: { reviewId: guid, vote: HelpfulVote },
    response: { counts: ref(HelpfulCounts) },
    required: ['reviewId', 'vote'],
    errors: ['OWN_REVIEW', 'THROTTLED_FEATURE'],
  }),
  removeVote: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/storefront/reviews/{reviewId}/vote',
    summary: 'Take back a vote on a review',
    permit: people,
    request: { reviewId: guid },
    response: { counts: ref(HelpfulCounts) },
    required: ['reviewId'],
  }),
  uploadReviewPhoto: operation({
    method: 'POST',
    effect: 'write',
    keeps: 'nothing',
    path: '/v1/storefront/review-photos',
    summary: 'Upload a picture for a review: the file as the body, its name in the URL. It waits a day for its review',
    permit: people,
    upload: true,
    request: { fileName: text({ minLength: 1, maxLength: 255 }) },
    response: { image: ref(ReviewImage) },
    required: ['fileName'],
    errors: ['PICTURES_BUSY', 'THROTTLED_FEATURE', 'TOO_MANY_REVIEW_PHOTOS'],
  }),
});

/** What a rule looks for in a review. RATING_AT_MOST takes `rating`. */
export const ReviewTrigger = choice(
  'LINK',
  'REPEATED_TEXT',
  'PROFANITY',
  'IMAGE',
  'VIDEO',
  'RATING_AT_MOST',
  'UNVERIFIED',
);
export const ReviewRule = message('ReviewRule', {
  trigger: ReviewTrigger,
  rating: nullable(integer({ minimum: 1, maximum: 5 })),
  action: choice('REJECT', 'NEEDS_MANUAL_APPROVAL'),
});
export const ReviewSettings = message('ReviewSettings', {
  /** AUTOMATIC publishes all, MANUAL none without a moderator, RULES those that no rule holds back. */
  moderation: choice('AUTOMATIC', 'MANUAL', 'RULES'),
  rules: list(ref(ReviewRule), { maxItems: 20 }),
  /** Words that the site does not want, beside those that PROFANITY knows. */
  words: list(text({ minLength: 1, maxLength: 100 }), { maxItems: 500 }),
  whoMayReview: choice('EVERYBODY', 'MEMBERS', 'BUYERS'),
  revision: int64,
});

export const reviewSettings = service('stoa.reviews.settings', ['/stoa'], {
  getReviewSettings: operation({
    method: 'GET',
    path: '/v1/reviews/settings',
    summary: 'Get who may review, and how reviews are moderated',
    permit: backOffice('REVIEWS.READ_PRIVATE_REVIEWS'),
    request: {},
    response: { settings: ref(ReviewSettings) },
  }),
  updateReviewSettings: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/reviews/settings',
    summary: 'Change who may review, and how reviews are moderated; what is left out stays',
    permit: backOffice('REVIEWS.UPDATE_SETTINGS'),
    request: { settings: ref(ReviewSettings) },
    response: { settings: ref(ReviewSettings) },
    required: ['settings', 'settings.revision'],
  }),
});

/** A review in the dashboard, with what a moderator needs to decide on it. */
export const ModeratedReview = message('ModeratedReview', {
  review: ref(Review),
  product: ref(ReviewedProduct),
  /** The author's address; null where the contact is gone. */
  email: nullable(text()),
  memberId: nullable(guid),
  /** The rules that held it back. */
  heldBy: list(ReviewTrigger),
});
export const StatusCounts = message('StatusCounts', {
  waiting: integer({ minimum: 0 }),
  published: integer({ minimum: 0 }),
  rejected: integer({ minimum: 0 }),
});
export const RatingOfMonth = message('RatingOfMonth', {
  /** `2026-03` */
  month: text(),
  count: integer({ minimum: 0 }),
  average: number(),
});
export const RatedProduct = message('RatedProduct', { product: ref(ReviewedProduct), summary: ref(RatingSummary) });
export const ReviewStatistics = message('ReviewStatistics', {
  counts: ref(StatusCounts),
  summary: ref(RatingSummary),
  /** Of the published reviews. */
  answered: integer({ minimum: 0 }),
  verified: integer({ minimum: 0 }),
  /** Half of the replies came within this many hours of their review; null without replies. */
  replyHours: nullable(number({ minimum: 0 })),
  /** Of the published reviews, those of the last twelve months, oldest first. */
  months: list(ref(RatingOfMonth)),
  mostReviewed: list(ref(RatedProduct)),
  bestRated: list(ref(RatedProduct)),
  lowestRated: list(ref(RatedProduct)),
});

const readPrivate = backOffice('REVIEWS.READ_PRIVATE_REVIEWS');

export const reviewAdministration = service('stoa.reviews.administration', ['/stoa'], {
  listReviews: operation({
    method: 'GET',
    alsoPost: true,
    path: '/v1/reviews',
    summary: 'List reviews with their products and authors, for moderators; queried as `queryReviews`',
    permit: readPrivate,
    request: { query: ref(ReviewQuery) },
    response: { reviews: list(ref(ModeratedReview)), metadata: ref(ReviewPagingMetadata), counts: ref(StatusCounts) },
  }),
  getReviewStatistics: operation({
    method: 'GET',
    path: '/v1/reviews/statistics',
    summary: 'Get the counts and ratings of all reviews, by month and by product',
    permit: readPrivate,
    request: {},
    response: { statistics: ref(ReviewStatistics) },
  }),
  exportReviews: operation({
    method: 'GET',
    path: '/v1/reviews/export',
    summary: 'Export all reviews as CSV, in a form that can be imported again',
    permit: readPrivate,
    download: true,
    request: {},
    response: {},
  }),
  importReviews: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/reviews/import',
    summary:
      'Import reviews from a CSV file, ours or that of another review app, by a job; its result has the counts and the problems by row',
    permit: backOffice('REVIEWS.REVIEW_BULK_CREATE'),
    upload: true,
    request: { fileName: text({ minLength: 1, maxLength: 255 }) },
    response: { jobId: guid },
    required: ['fileName'],
    errors: ['IMPORT_FILE_NOT_READABLE', 'IMPORT_FILE_TOO_LARGE'],
  }),
  reopenReview: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/reviews/{reviewId}/reopen',
    changes: reviews.getReview,
    summary: 'Take back a decision on a review: it waits for a moderator again',
    permit: backOffice('REVIEWS.MODERATE_REVIEWS'),
    request: { reviewId: guid },
    response: { review: ref(Review) },
    required: ['reviewId'],
  }),
});
