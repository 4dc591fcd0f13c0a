import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import { findPurchases } from '../orders/index.ts';
import { announceCreated } from './announce-review.ts';
import type { Author } from './author.ts';
import { type Decision, decide } from './moderation/review-rules.ts';
import { textHash } from './moderation/text-hash.ts';
import { claimPhotos } from './photos.store.ts';
import { moveTo, type Review, type ReviewContent, type ReviewStatus, textOf } from './review.ts';
import { findProducts, findRepeatedTexts, insertReviews } from './reviews.store.ts';
import { type ReviewSettings, readSettings } from './settings.store.ts';

/** A review as its author wrote it. */
export type Draft = ReviewContent & {
  author: Author;
  productId: string;
  reviewDate?: string | null;
  /** The review request that it answers, which proves the purchase. */
  requestId?: string | null;
  /** For reviews that were decided on elsewhere; rules decide on others. */
  decided?: { status: Exclude<ReviewStatus, 'SUBMITTED'>; verified: boolean; reply: Review['reply'] };
};

/**
 * Writes new reviews, with as many statements for a hundred as for one, and announces them. Returns each review or the
 * reason why it was not written, in order.
 */
export async function writeReviews(ctx: Context, tx: Tx, drafts: readonly Draft[]): Promise<(Review | Refusal)[]> {
  const settings = await readSettings(tx);
  const products = await findProducts(tx, [...new Set(drafts.map(({ productId }) => productId))]);
  const verified = await verify(tx, drafts);
  const repeated = await repeatedAmong(tx, drafts);
  const outcomes = drafts.map((draft, index): Review | Refusal => {
    const isVerified = verified[index] ?? false;
    const refusal = refusalOf(draft, products.get(draft.productId), { settings, isVerified });
    if (refusal) return refusal;
    const isRepeated = repeated[index] ?? false;
    const decision = draft.decided
      ? { status: draft.decided.status, heldBy: [] }
      : decide(settings, judged(draft, { isRepeated, verified: isVerified }));
    return newReview(ctx, draft, { decision, verified: isVerified });
  });
  const written = await insertReviews(
    tx,
    outcomes.flatMap((outcome) => (isRefusal(outcome) ? [] : outcome)),
  );
  for (const review of written.values()) {
    if (review.media.length > 0) await claimPhotos(tx, review.id, idsOf(review));
    announceCreated(ctx, tx, review);
  }
  return outcomes.map((outcome) =>
    isRefusal(outcome) ? outcome : (written.get(outcome.id) ?? refuse('REVIEW_ALREADY_EXISTS')),
  );
}

/** As `writeReviews`, for one. */
export async function writeReview(ctx: Context, tx: Tx, draft: Draft): Promise<Review | Refusal> {
  const [outcome] = await writeReviews(ctx, tx, [draft]);
  return outcome ?? refuse('REVIEW_ALREADY_EXISTS');
}

export const idsOf = ({ media }: Pick<Review, 'media'>): string[] => media.map(({ id }) => id);

/** Whether each author bought what they review. */
async function verify(tx: Tx, drafts: readonly Draft[]): Promise<boolean[]> {
  const open = drafts.filter(({ requestId, decided }) => !requestId && !decided);
  const bought = await findPurchases(
    tx,
    open.map(({ productId, author }) => ({
      productId,
      buyerId: author.authorId,
      contactId: author.isContactProven ? author.contactId : null,
      emails: author.provenEmails,
    })),
  );
  const known = new Map(open.map((draft, index) => [draft, bought[index] ?? false]));
  return drafts.map((draft) => known.get(draft) ?? draft.decided?.verified ?? true);
}

/** Whether each text is that of another review, stored or among these. */
async function repeatedAmong(tx: Tx, drafts: readonly Draft[]): Promise<boolean[]> {
  const hashes = drafts.map((draft) => (draft.decided ? null : textHash(textOf(draft))?.toString('hex')));
  const known = await findRepeatedTexts(
    tx,
    hashes.filter((hash) => typeof hash === 'string'),
  );
  return hashes.map((hash, index) => Boolean(hash && (known.has(hash) || hashes.indexOf(hash) < index)));
}

function refusalOf(
  { author, decided, requestId }: Draft,
  product: { visible: boolean } | undefined,
  { settings, isVerified }: { settings: ReviewSettings; isVerified: boolean },
): Refusal | null {
  const isOwn = author.authorId !== null && !decided && !requestId;
  if (!product || (isOwn && !product.visible)) return notFound('there is no such product');
  return isOwn ? accessRefusal(settings, { isMember: author.authorType === 'MEMBER', isVerified }) : null;
}

/** Why somebody may not review a product, if so. Staff and apps write for whom they like. */
export function accessRefusal(
  { whoMayReview }: Pick<ReviewSettings, 'whoMayReview'>,
  { isMember, isVerified }: { isMember: boolean; isVerified: boolean },
): Refusal | null {
  if (whoMayReview === 'MEMBERS' && !isMember) return refuse('REVIEW_REQUIRES_LOGIN');
  return whoMayReview === 'BUYERS' && !isVerified ? refuse('REVIEW_REQUIRES_PURCHASE') : null;
}

/** What rules look at. */
export const judged = (
  review: ReviewContent & { author: Pick<Author, 'authorName'> },
  { isRepeated, verified }: { isRepeated: boolean; verified: boolean },
) => ({
  text: textOf(review),
  authorName: review.author.authorName,
  rating: review.rating,
  media: review.media,
  isRepeated,
  verified,
});

function newReview(
  { newId, now }: Pick<Context, 'newId' | 'now'>,
  { author, productId, rating, title, body, media, requestId = null, reviewDate, decided }: Draft,
  { decision, verified }: { decision: Decision; verified: boolean },
): Review {
  const date = now().toISOString();
  const { contactId, authorId, authorType, authorName, origin, appId } = author;
  const submitted: Review = {
    id: newId(),
    productId,
    ...{ contactId, authorId, authorType, authorName, origin, appId },
    ...{ rating, title, body, media, requestId, verified },
    status: 'SUBMITTED',
    manuallyChanged: false,
    heldBy: decision.heldBy,
    reply: decided?.reply ?? null,
    ...{ helpful: 0, unhelpful: 0, relevance: 0, publishCount: 0, revision: '1' },
    reviewDate: reviewDate ?? date,
    createdDate: date,
    updatedDate: date,
  };
  return moveTo(submitted, decision.status);
}
