/** Invitations to review what a customer bought. */
import { events } from '../events.ts';
import { backOffice, operation, service } from '../operation.ts';
import {
  anyObject,
  boolean,
  choice,
  date,
  guid,
  immutable,
  int64,
  integer,
  list,
  message,
  nullable,
  readonly,
  ref,
  text,
} from '../schema.ts';
import { BulkActionMetadata, ItemMetadata } from '../shared/errors.ts';
import { CursorPagingMetadata, cursorQuery, FieldSorting } from '../shared/paging.ts';

export const MOST_REQUESTED_ITEMS = 5;

export const ReviewRequestStatus = choice('UNKNOWN_REVIEW_REQUEST_STATUS', 'SCHEDULED', 'CANCELED', 'FAILED', 'SENT');
export const ReviewRequestFailure = choice(
  'UNKNOWN_FAILURE_REASON',
  'ACTIVATION_FAILED',
  'BOUNCED',
  'SUBSCRIPTION_INACTIVE',
);
export const ReviewRequestSent = message('ReviewRequestSent', { opened: boolean });
export const ReviewRequestFailed = message('ReviewRequestFailed', {
  reason: ReviewRequestFailure,
  message: nullable(text({ maxLength: 1000 })),
});
export const ReviewRequestOrder = message('ReviewRequestOrder', { id: guid });
export const ReviewRequestItem = message('ReviewRequestItem', {
  catalogItemId: immutable(text({ minLength: 1, maxLength: 36 })),
  /** The review that the customer wrote. */
  reviewId: readonly(nullable(guid)),
});
export const ReviewRequestRecipient = message('ReviewRequestRecipient', { contactId: immutable(guid) });
export const ReviewRequestInitiator = message(
  'ReviewRequestInitiator',
  { wixUserId: guid, appId: guid, identityType: readonly(choice('WIX_USER', 'APP')) },
  { atMostOne: [['wixUserId', 'appId']] },
);
export const ReviewRequest = message(
  'ReviewRequest',
  {
    sentOptions: readonly(ref(ReviewRequestSent)),
    failedOptions: readonly(ref(ReviewRequestFailed)),
    id: readonly(nullable(guid)),
    revision: readonly(nullable(int64)),
    createdDate: readonly(nullable(date)),
    updatedDate: readonly(nullable(date)),
    /** When its mail is due; at once if absent or past. */
    sendDate: immutable(nullable(date)),
    namespace: immutable(text({ minLength: 1, maxLength: 100 })),
    order: immutable(ref(ReviewRequestOrder)),
    /** If absent: the five most expensive items of the order. */
    items: immutable(list(ref(ReviewRequestItem), { maxItems: MOST_REQUESTED_ITEMS })),
    /** If absent: the contact of the order. */
    recipient: immutable(ref(ReviewRequestRecipient)),
    communicationChannel: immutable(choice('EMAIL')),
    status: readonly(ReviewRequestStatus),
    automationActivationId: immutable(nullable(guid)),
    requestedBy: readonly(ref(ReviewRequestInitiator)),
  },
  { atMostOne: [['sentOptions', 'failedOptions']] },
);
export const BulkReviewRequestResult = message('BulkReviewRequestResult', {
  itemMetadata: ref(ItemMetadata),
  item: ref(ReviewRequest),
});
export const ReviewRequestQuery = cursorQuery('ReviewRequestQuery', { sorting: FieldSorting, mostSorts: 5 });

const create = backOffice('REVIEWS.REVIEW_REQUEST_CREATE');
const read = backOffice('REVIEWS.REVIEW_REQUEST_READ');

export const reviewRequests = service('reviews.review-requests', ['/reviews', ''], {
  createReviewRequest: operation({
    method: 'POST',
    effect: 'write',
    creates: 'reviewRequest',
    path: '/v2/review-requests',
    summary: 'Ask a customer to review items of an order, or other items; each item of an order is asked about once',
    permit: create,
    request: { reviewRequest: ref(ReviewRequest) },
    response: { reviewRequest: ref(ReviewRequest) },
    required: ['reviewRequest', 'reviewRequest.communicationChannel'],
    errors: [
      'EITHER_ORDER_OR_ITEMS_REQUIRED',
      'INITIATOR_IDENTITY_NOT_SUPPORTED',
      'ORDER_IS_EMPTY',
      'ORDER_NOT_FOUND',
      'REVIEW_REQUEST_ALREADY_EXISTS',
    ],
  }),
  bulkCreateReviewRequests: operation({
    method: 'POST',
    effect: 'write',
    path: '/v2/bulk/review-requests/create',
    summary: 'Ask customers for reviews, each request on its own',
    permit: create,
    request: {
      reviewRequests: list(ref(ReviewRequest), { minItems: 1, maxItems: 50 }),
      returnEntity: boolean,
    },
    response: { results: list(ref(BulkReviewRequestResult)), bulkActionMetadata: ref(BulkActionMetadata) },
    required: ['reviewRequests', 'reviewRequests.communicationChannel'],
  }),
  getReviewRequest: operation({
    method: 'GET',
    path: '/v2/review-requests/{reviewRequestId}',
    summary: 'Get a review request',
    permit: read,
    request: { reviewRequestId: guid },
    response: { reviewRequest: ref(ReviewRequest) },
    required: ['reviewRequestId'],
  }),
  deleteReviewRequest: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v2/review-requests/{reviewRequestId}',
    summary: 'Delete a cancelled review request',
    permit: backOffice('REVIEWS.REVIEW_REQUEST_DELETE'),
    request: { reviewRequestId: guid },
    response: {},
    required: ['reviewRequestId'],
    errors: ['REVIEW_REQUEST_NOT_CANCELED'],
  }),
  queryReviewRequests: operation({
    method: 'POST',
    effect: 'read',
    path: '/v2/review-requests/query',
    summary: 'Query review requests',
    permit: read,
    request: { query: ref(ReviewRequestQuery) },
    response: { reviewRequests: list(ref(ReviewRequest)), pagingMetadata: ref(CursorPagingMetadata) },
    required: ['query'],
  }),
  countReviewRequests: operation({
    method: 'POST',
    effect: 'read',
    path: '/v2/review-requests/count',
    summary: 'Count review requests',
    permit: read,
    request: { filter: nullable(anyObject) },
    response: { count: integer({ minimum: 0 }) },
    errors: ['TOO_MANY_TO_COUNT'],
  }),
  bulkCancelReviewRequestsByFilter: operation({
    method: 'PUT',
    effect: 'write',
    path: '/v2/bulk/review-requests/cancel-by-filter',
    summary: 'Cancel all matching review requests that were not sent yet. Continues after the answer',
    permit: backOffice('REVIEWS.REVIEW_REQUEST_CANCEL'),
    request: { filter: nullable(anyObject) },
    response: { jobId: guid },
  }),
});

export const reviewRequestEvents = events('wix.reviews.v2.review_request', {
  entity: ReviewRequest,
  permission: 'REVIEWS.REVIEW_REQUEST_DOMAIN_EVENTS_READ_PERMISSION',
  created: 'A customer is going to be asked for reviews.',
  updated: 'A review request is sent, opened, answered or cancelled, or fails.',
  deleted: { when: 'A cancelled review request is deleted.', carriesEntity: true },
});
