import type { Request, reviewInvitations } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { contactAsAuthor } from './author.ts';
import { readContent } from './read-content.ts';
import type { Review } from './review.ts';
import { resolveMedia } from './review-media.ts';
import { writeReview } from './write-reviews.ts';

type Answer = {
  requestId: string;
  contactId: string;
  productId: string;
  name: string | null;
  content: Request<typeof reviewInvitations.answerReviewInvitation>['content'];
};

/**
 * Writes the review with which a customer answers a review request. The request proves who they are, and that they
 * bought the product.
 */
export async function writeRequestedReview(
  ctx: Context,
  tx: Tx,
  { requestId, contactId, productId, name, content }: Answer,
): Promise<Review | Refusal> {
  const author = await contactAsAuthor(ctx, tx, contactId, { name, path: 'author' });
  if (isRefusal(author)) return author;
  const media = await resolveMedia(ctx, tx, { sent: content.media, path: 'content' });
  if (isRefusal(media)) return media;
  return writeReview(ctx, tx, { ...readContent(content), media, author, productId, requestId });
}
