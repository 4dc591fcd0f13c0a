import type { ErrorEntry } from './error-entry.ts';

/** Codes of reviews. */
export const reviewsErrors = {
  OWN_REVIEW: { status: 428, description: 'Nobody votes on a review of their own.' },
  REVIEW_ALREADY_EXISTS: { status: 409, description: 'The author has already reviewed this product.' },
  REVIEW_AUTHOR_REQUIRED: { status: 400, description: 'A review needs a name and an e-mail address.' },
  REVIEW_REQUIRES_LOGIN: { status: 403, description: 'Only members may review products here.' },
  REVIEW_REQUIRES_PURCHASE: { status: 403, description: 'Only customers who bought the product may review it.' },
  TOO_MANY_REVIEW_PHOTOS: { status: 429, description: 'Too many pictures are waiting for their review.' },
} as const satisfies Record<string, ErrorEntry>;
