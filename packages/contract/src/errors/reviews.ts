import type { ErrorEntry } from './error-entry.ts';

/** Codes of reviews. */
export const reviewsErrors = {
  EITHER_ORDER_OR_ITEMS_REQUIRED: { status: 400, description: 'A review request needs an order or items.' },
  INITIATOR_IDENTITY_NOT_SUPPORTED: { status: 403, description: 'Only staff and apps ask for reviews.' },
  ORDER_IS_EMPTY: { status: 400, description: 'The order has no items of the store to review.' },
  OWN_REVIEW: { status: 428, description: 'Nobody can vote on their own review.' },
  REVIEW_ALREADY_EXISTS: { status: 409, description: 'The author has already reviewed this product.' },
  REVIEW_AUTHOR_REQUIRED: { status: 400, description: 'A review needs a name and an e-mail address.' },
  REVIEW_INVITATION_NOT_FOUND: { status: 404, description: 'The link leads to no review request.' },
  REVIEW_REQUEST_ALREADY_EXISTS: {
    status: 409,
    description: 'The customer has already been asked about an item of this order.',
  },
  REVIEW_REQUEST_NOT_CANCELED: { status: 428, description: 'Only cancelled review requests can be deleted.' },
  REVIEW_REQUIRES_LOGIN: { status: 403, description: 'Only members may review products here.' },
  REVIEW_REQUIRES_PURCHASE: { status: 403, description: 'Only customers who bought the product may review it.' },
  TOO_MANY_REVIEW_PHOTOS: { status: 429, description: 'Too many pictures are waiting for their review.' },
} as const satisfies Record<string, ErrorEntry>;
