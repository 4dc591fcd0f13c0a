import type { Static } from '@stoa/contract';
import type { ReviewStatus as WireStatus } from '@stoa/contract/reviews/review';
import type { Trigger } from './moderation/review-rules.ts';

/** The only namespace: that of the store’s products. */
export const STORES = 'stores';

export type ReviewStatus = Exclude<Static<typeof WireStatus>, 'UNKNOWN'>;
export type AuthorType = 'MEMBER' | 'VISITOR';

/** A picture or video of the site's media library. */
export type ReviewMedia = {
  kind: 'IMAGE' | 'VIDEO';
  id: string;
  width: number;
  height: number;
  fileName: string;
  /** The still picture of a video. */
  posterId: string | null;
};

export type Reply = { message: string; createdDate: string; updatedDate: string };

/** What its author says of a product. */
export type ReviewContent = {
  rating: number;
  title: string | null;
  body: string | null;
  media: ReviewMedia[];
};

export type Review = ReviewContent & {
  id: string;
  productId: string;
  contactId: string;
  /** The member or visitor who wrote it; null where staff or an app did. */
  authorId: string | null;
  authorType: AuthorType;
  authorName: string | null;
  origin: 'ORGANIC' | 'APP';
  appId: string | null;
  /** The review request that it answers. */
  requestId: string | null;
  status: ReviewStatus;
  /** Whether a moderator decided. */
  manuallyChanged: boolean;
  /** The rules that held it back or rejected it. */
  heldBy: Trigger[];
  /** Whether the author bought the product. */
  verified: boolean;
  reply: Reply | null;
  helpful: number;
  unhelpful: number;
  relevance: number;
  publishCount: number;
  revision: string;
  reviewDate: string;
  createdDate: string;
  updatedDate: string;
};

/**
 * The moves between statuses. A review is submitted, and again whenever its author changes it; rules decide at once,
 * moderators whenever they like.
 */
const moves: Readonly<Record<ReviewStatus, readonly ReviewStatus[]>> = {
  SUBMITTED: ['APPROVED', 'IN_MODERATION', 'REJECTED'],
  IN_MODERATION: ['APPROVED', 'REJECTED', 'SUBMITTED'],
  APPROVED: ['REJECTED', 'IN_MODERATION', 'SUBMITTED'],
  REJECTED: ['APPROVED', 'IN_MODERATION', 'SUBMITTED'],
};

/** A review in another status; a move that the table lacks is a fault. */
export function moveTo(review: Review, status: ReviewStatus): Review {
  if (review.status === status) return review;
  if (!moves[review.status].includes(status)) throw new Error(`a review cannot go from ${review.status} to ${status}`);
  const published = status === 'APPROVED' ? 1 : 0;
  return { ...review, status, publishCount: review.publishCount + published };
}

/** A review that is submitted again, and decided on; nothing moves where the decision is the same. */
export const decideAnew = (review: Review, status: ReviewStatus): Review =>
  review.status === status ? review : moveTo(moveTo(review, 'SUBMITTED'), status);

export const isPublished = ({ status }: Pick<Review, 'status'>): boolean => status === 'APPROVED';

/** All that is read of a review, by people and by rules. */
export const textOf = ({ title, body }: Pick<ReviewContent, 'title' | 'body'>): string =>
  [title, body].filter(Boolean).join('\n');
