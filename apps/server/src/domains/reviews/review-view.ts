import type { Static } from '@stoa/contract';
import type { Review as WireReview } from '@stoa/contract/reviews/review';
import { may } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { type Review, STORES } from './review.ts';
import { viewMedia } from './review-media.ts';

export type ReviewView = Static<typeof WireReview>;

/** Whether a caller may read reviews that are not published, and who wrote them. */
export const readsPrivate = ({ caller }: Pick<Context, 'caller'>): boolean =>
  may(caller, 'REVIEWS.READ_PRIVATE_REVIEWS');

/** A review on the wire. Who wrote it, but for the name, is for those who may read private reviews. */
export function viewReview(ctx: Pick<Context, 'caller' | 'addresses'>, review: Review): ReviewView {
  return readsPrivate(ctx) ? viewWhole(ctx, review) : viewPublic(ctx, review);
}

/** As events carry it, and as those see it who may read private reviews. */
export function viewWhole(ctx: Pick<Context, 'addresses'>, review: Review): ReviewView {
  const { contactId, authorName, authorType, requestId } = review;
  return {
    ...viewPublic(ctx, review),
    author: { contactId, authorName, authorType },
    ...(requestId ? { source: { type: 'REVIEW_REQUEST' as const, reviewRequestId: requestId } } : {}),
  };
}

function viewPublic(ctx: Pick<Context, 'addresses'>, review: Review): ReviewView {
  const { id, productId, title, body, media, rating, reply, helpful, unhelpful, status, manuallyChanged } = review;
  return {
    id,
    namespace: STORES,
    entityId: productId,
    content: { title, body, media: media.map((one) => viewMedia(ctx, one)), rating },
    author: { authorName: review.authorName },
    ...(reply ? { reply } : {}),
    foundHelpful: helpful,
    foundUnhelpful: unhelpful,
    helpfulness: helpful - unhelpful,
    moderation: { moderationStatus: status, manuallyChanged },
    revision: review.revision,
    verified: review.verified,
    origin: { type: review.origin, ...(review.appId ? { appId: review.appId } : {}) },
    reviewDate: review.reviewDate,
    relevanceScore: review.relevance,
    publishCount: review.publishCount,
    createdDate: review.createdDate,
    updatedDate: review.updatedDate,
  };
}
