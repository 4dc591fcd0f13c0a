/** Reviews of products by visitors and members. */
import { anyone, backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  email,
  fieldMask,
  guid,
  integer,
  list,
  message,
  nullable,
  ref,
  text,
} from '../schema.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/errors.ts';
import { Cursors, cursorQuery, FieldSorting } from '../shared/paging.ts';
import { MOST_NAME, Review, ReviewContent } from './review.ts';

export { reviewEvents } from './review.ts';

export const BulkReviewResult = message('BulkReviewResult', { itemMetadata: ref(ItemMetadata), review: ref(Review) });
export const ReviewQuery = cursorQuery('ReviewQuery', { sorting: FieldSorting, mostSorts: 5 });
export const ReviewPagingMetadata = message('ReviewPagingMetadata', {
  count: nullable(integer()),
  offset: nullable(integer()),
  total: nullable(integer()),
  tooManyToCount: nullable(boolean),
  cursors: ref(Cursors),
});
/** What the widget of a captcha gives; needed after many reviews from one address or person. */
export const ReviewCaptcha = message('ReviewCaptcha', { token: text({ maxLength: 10_000 }) });

const read = anyone('REVIEWS.READ_REVIEWS');
const remove = backOffice('REVIEWS.DELETE_REVIEW');
const moderate = backOffice('REVIEWS.MODERATE_REVIEWS');
const refusalsToWrite = [
  'CAPTCHA_TOKEN_REQUIRED',
  'INVALID_CAPTCHA_TOKEN',
  'REVIEW_ALREADY_EXISTS',
  'REVIEW_AUTHOR_REQUIRED',
  'REVIEW_REQUIRES_LOGIN',
  'REVIEW_REQUIRES_PURCHASE',
  'THROTTLED_FEATURE',
] as const;

export const reviews = service('reviews.reviews', ['/reviews', '', '/_api/reviews'], {
  getReview: operation({
    method: 'GET',
    path: '/v1/reviews/{reviewId}',
    summary: 'Get a review; one that is not published is shown to its author and to those who may read private reviews',
    permit: read,
    request: { reviewId: guid, returnPrivateReviews: boolean },
    response: { review: ref(Review) },
    required: ['reviewId'],
    readsAny: { returnPrivateReviews: true },
  }),
  createReview: operation({
    method: 'POST',
    effect: 'write',
    creates: 'review',
    path: '/v1/reviews',
    summary: 'Write a review, as a member or visitor known by a contact, or on behalf of a contact',
    permit: anyone('REVIEWS.CREATE_REVIEW'),
    request: { review: ref(Review), captcha: ref(ReviewCaptcha) },
    response: { review: ref(Review) },
    required: ['review', 'review.content', 'review.content.rating', 'review.entityId', 'review.namespace'],
    errors: [...refusalsToWrite, 'CONTACT_NOT_FOUND'],
  }),
  createReviewAndContact: operation({
    method: 'POST',
    effect: 'write',
    creates: 'review',
    path: '/v1/reviews/contact',
    summary: 'Write a review under a name and an e-mail address, whose contact is found or made',
    permit: anyone('REVIEWS.CREATE_REVIEW'),
    request: {
      namespace: text({ maxLength: 36 }),
      entityId: text({ maxLength: 36 }),
      name: nullable(text({ maxLength: MOST_NAME })),
      email: nullable(email),
      content: ref(ReviewContent),
      captcha: ref(ReviewCaptcha),
    },
    response: { review: ref(Review) },
    required: ['namespace', 'entityId', 'content', 'content.rating'],
    errors: refusalsToWrite,
  }),
  bulkCreateReview: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/reviews/create',
    summary: 'Write reviews on behalf of contacts',
    permit: backOffice('REVIEWS.REVIEW_BULK_CREATE'),
    request: { reviews: list(ref(Review), { minItems: 1, maxItems: 100 }), returnEntity: boolean },
    response: { results: list(ref(BulkReviewResult)), bulkActionMetadata: ref(BulkActionMetadata) },
    required: [
      'reviews',
      'reviews.author',
      'reviews.author.contactId',
      'reviews.content',
      'reviews.content.rating',
      'reviews.entityId',
      'reviews.namespace',
    ],
  }),
  updateReview: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/reviews/{review.id}',
    logsStaff: true,
    summary: 'Change the title, body, media or rating of a review: authors their own',
    permit: anyone('REVIEWS.UPDATE_REVIEW'),
    request: { review: ref(Review), fieldMask: fieldMask('review') },
    response: { review: ref(Review) },
    required: ['review', 'review.id', 'review.revision'],
    errors: ['THROTTLED_FEATURE'],
  }),
  deleteReview: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/reviews/{reviewId}',
    logsStaff: true,
    summary: 'Delete a review: authors their own',
    permit: anyone('REVIEWS.DELETE_REVIEW'),
    request: { reviewId: guid },
    response: { review: ref(Review) },
    required: ['reviewId'],
  }),
  bulkDeleteReviews: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/reviews/delete',
    summary: 'Delete all reviews that match a filter, by a job',
    permit: remove,
    request: { filter: nullable(anyObject) },
    response: { jobId: text() },
  }),
  queryReviews: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/reviews/query',
    summary: 'Query reviews: published ones, and with `returnPrivateReviews` also others that the caller may read',
    permit: read,
    request: { query: ref(ReviewQuery), returnPrivateReviews: boolean },
    response: { metadata: ref(ReviewPagingMetadata), reviews: list(ref(Review)) },
    required: ['query'],
  }),
  setReply: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/reviews/{reviewId}/reply',
    summary: 'Reply to a review; a new reply replaces the old one',
    permit: backOffice('REVIEWS.SET_REPLY'),
    request: { reviewId: guid, message: text({ maxLength: 10_000 }) },
    response: { review: ref(Review) },
    required: ['message', 'reviewId'],
  }),
  removeReply: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/reviews/{reviewId}/reply',
    summary: 'Remove the reply to a review',
    permit: backOffice('REVIEWS.REMOVE_REPLY'),
    request: { reviewId: guid },
    response: { review: ref(Review) },
    required: ['reviewId'],
  }),
  updateModerationStatus: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/reviews/{reviewId}/moderate',
    summary: 'Approve or reject a review',
    permit: moderate,
    request: { reviewId: guid, status: choice('UNKNOWN_MODERATION_STATUS', 'APPROVED', 'REJECTED') },
    response: { review: ref(Review) },
    required: ['reviewId', 'status'],
  }),
  bulkUpdateModerationStatus: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/bulk/reviews/moderate',
    summary: 'Approve or reject all reviews that match a filter, by a job',
    permit: moderate,
    request: { filter: nullable(anyObject), status: choice('UNKNOWN', 'APPROVED', 'REJECTED') },
    response: { jobId: text() },
    required: ['status'],
  }),
  countReviews: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/reviews/count',
    summary: 'Count reviews: published ones, and with `includePrivateReviews` also others that the caller may read',
    permit: read,
    request: { filter: nullable(anyObject), includePrivateReviews: boolean },
    response: { count: integer() },
    errors: ['TOO_MANY_TO_COUNT'],
  }),
});
