/** Review requests as customers answer them, and the rule by which they are sent. */
import { backOffice, open, operation, service } from '../operation.ts';
import { MOST_NAME, ReviewContent, ReviewStatus } from '../reviews/review.ts';
import { ReviewRequest, ReviewRequestQuery } from '../reviews/review-requests.ts';
import { boolean, guid, int64, integer, list, message, nullable, ref, text } from '../schema.ts';
import { CursorPagingMetadata } from '../shared/paging.ts';
import { ReviewedProduct } from './reviews.ts';

/** From the link in the mail: it stands for the request and its recipient. */
const token = text({ minLength: 1, maxLength: 500 });

export const InvitedItem = message('InvitedItem', {
  product: ref(ReviewedProduct),
  /** The status of the review that was written; null where there is none yet. */
  written: nullable(ReviewStatus),
});
export const ReviewInvitation = message('ReviewInvitation', {
  /** The first name of the customer; empty where it is unknown. */
  name: text(),
  items: list(ref(InvitedItem)),
  isUnsubscribed: boolean,
});

export const reviewInvitations = service('stoa.review-invitations', ['/stoa'], {
  openReviewInvitation: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/review-invitations/open',
    summary: 'Read what the link in a mail invites to review, and note that it was opened',
    permit: open,
    request: { token },
    response: { invitation: ref(ReviewInvitation) },
    required: ['token'],
    errors: ['REVIEW_INVITATION_NOT_FOUND'],
  }),
  answerReviewInvitation: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/review-invitations/answer',
    summary: 'Write a review of an item that the link in a mail invites to review, without a login',
    permit: open,
    request: {
      token,
      productId: guid,
      content: ref(ReviewContent),
      authorName: nullable(text({ maxLength: MOST_NAME })),
    },
    response: { written: ReviewStatus },
    required: ['token', 'productId', 'content', 'content.rating'],
    errors: ['REVIEW_ALREADY_EXISTS', 'REVIEW_INVITATION_NOT_FOUND', 'THROTTLED_FEATURE'],
  }),
  unsubscribeFromReviewRequests: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/review-invitations/unsubscribe',
    summary: 'Send no more review requests to the address of a mail',
    permit: open,
    request: { token },
    response: {},
    required: ['token'],
    errors: ['REVIEW_INVITATION_NOT_FOUND'],
  }),
});

export const ReviewRequestSettings = message('ReviewRequestSettings', {
  /** Whether customers are asked for reviews after their orders were fulfilled. */
  enabled: boolean,
  /** The number of days between fulfilment and mail. */
  days: integer({ minimum: 0, maximum: 180 }),
  /** The number of days until those who wrote nothing are reminded, once; null for no reminder. */
  reminderDays: nullable(integer({ minimum: 1, maximum: 180 })),
  revision: int64,
});
/** A review request with what the dashboard shows of it. */
export const ListedReviewRequest = message('ListedReviewRequest', {
  reviewRequest: ref(ReviewRequest),
  products: list(ref(ReviewedProduct)),
  recipientName: text(),
  email: nullable(text()),
  orderNumber: nullable(text()),
  /**
   * The address of the invitation, which opens it without a login; null for callers who may not ask customers for
   * reviews, and for a cancelled request.
   */
  link: nullable(text()),
});

export const reviewRequestAdministration = service('stoa.review-requests.administration', ['/stoa'], {
  listReviewRequests: operation({
    method: 'GET',
    alsoPost: true,
    path: '/v1/review-requests',
    summary: 'List review requests with products, recipients and orders; queried as `queryReviewRequests`',
    permit: backOffice('REVIEWS.REVIEW_REQUEST_READ'),
    request: { query: ref(ReviewRequestQuery) },
    response: { reviewRequests: list(ref(ListedReviewRequest)), pagingMetadata: ref(CursorPagingMetadata) },
  }),
  getReviewRequestSettings: operation({
    method: 'GET',
    path: '/v1/review-requests/settings',
    summary: 'Get the rule by which customers are asked for reviews',
    permit: backOffice('REVIEWS.REVIEW_REQUEST_READ'),
    request: {},
    response: { settings: ref(ReviewRequestSettings) },
  }),
  updateReviewRequestSettings: operation({
    method: 'PATCH',
    effect: 'write',
    path: '/v1/review-requests/settings',
    summary: 'Change the rule by which customers are asked for reviews; what is left out stays',
    permit: backOffice('REVIEWS.UPDATE_SETTINGS'),
    request: { settings: ref(ReviewRequestSettings) },
    response: { settings: ref(ReviewRequestSettings) },
    required: ['settings', 'settings.revision'],
    errors: ['INVALID_REVISION'],
  }),
});
