import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { contactsWithAddresses } from '../../contacts/index.ts';
import { findPurchases } from '../../orders/index.ts';
import { announceUpdated } from '../announce-review.ts';
import { decideAnew, type Review, type ReviewContent, type ReviewStatus } from '../review.ts';
import { lockReviewsAbout, saveReviews } from '../reviews.store.ts';
import { type Draft, writeReviews } from '../write-reviews.ts';

/** A review from elsewhere. The site’s owner vouches for it: no rules decide on it. */
export type IncomingReview = ReviewContent & {
  productId: string;
  /** The author's address, by which they are known. */
  email: string;
  authorName: string | null;
  /** ISO 8601; null is today. */
  reviewDate: string | null;
  /** Null where nothing is said: then the orders tell, and a review that is known stays as it is. */
  verified: boolean | null;
  status: Exclude<ReviewStatus, 'SUBMITTED'> | null;
  reply: Review['reply'];
  /** Whether the site’s rules decide on it after all. */
  isJudged?: boolean;
};
export type Outcome = { review: Review; outcome: 'created' | 'updated' | 'unchanged' } | Refusal;

/**
 * Takes in reviews from elsewhere, with few statements for many. One that its author has already written about the
 * product is brought up to date, so that taking in the same ones again changes nothing.
 */
export async function takeInReviews(ctx: Context, tx: Tx, incoming: readonly IncomingReview[]): Promise<Outcome[]> {
  const contactIds = await contactsWithAddresses(
    ctx,
    tx,
    incoming.map(({ email, authorName }) => ({ email, name: authorName })),
  );
  const keyOf = (productId: string, contactId: string | undefined) => `${productId} ${contactId}`;
  const keys = incoming.map(({ productId }, index) => keyOf(productId, contactIds[index]));
  const locked = await lockReviewsAbout(
    tx,
    incoming.map(({ productId }, index) => ({ productId, contactId: contactIds[index] ?? '' })),
  );
  const known = new Map(locked.map((review) => [keyOf(review.productId, review.contactId), review]));
  const changed = new Map(
    incoming.flatMap((one, index) => {
      const before = known.get(keys[index] ?? '');
      const after = before && brought(before, one, ctx.now());
      return before && after && !isSame(before, after) ? [[before.id, { before, after }] as const] : [];
    }),
  );
  for (const saved of await saveReviews(
    tx,
    [...changed.values()].map(({ after }) => after),
  ))
    announceUpdated(ctx, tx, saved, changed.get(saved.id)?.before.status ?? saved.status);
  const fresh = incoming.flatMap((one, index) => (known.has(keys[index] ?? '') ? [] : [{ one, index }]));
  const drafts = await draftsOf(
    tx,
    fresh.map(({ one, index }) => ({ one, contactId: contactIds[index] ?? '' })),
  );
  const written = await writeReviews(ctx, tx, drafts);
  const outcomes = new Map(fresh.map(({ index }, place) => [index, written[place]]));
  return incoming.map((_one, index): Outcome => {
    const review = known.get(keys[index] ?? '');
    if (review) return { review, outcome: changed.has(review.id) ? 'updated' : 'unchanged' };
    const outcome = outcomes.get(index);
    if (!outcome) throw new Error('a review is neither known nor new');
    return isRefusal(outcome) ? outcome : { review: outcome, outcome: 'created' };
  });
}

async function draftsOf(tx: Tx, fresh: readonly { one: IncomingReview; contactId: string }[]): Promise<Draft[]> {
  const bought = await findPurchases(
    tx,
    fresh.map(({ one, contactId }) => ({ productId: one.productId, buyerId: null, contactId, emails: [one.email] })),
  );
  return fresh.map(({ one, contactId }, index): Draft => {
    const { productId, rating, title, body, media, reviewDate, reply, status, authorName } = one;
    const verified = one.verified ?? bought[index] ?? false;
    const decided = one.isJudged ? undefined : { status: status ?? ('APPROVED' as const), verified, reply };
    const author = {
      ...{ contactId, authorId: null, authorType: 'VISITOR' as const, authorName },
      ...{ origin: 'ORGANIC' as const, appId: null, provenEmails: [], isContactProven: false },
    };
    return { author, productId, rating, title, body, media, reviewDate, decided };
  });
}

/** A known review with what came in; what it does not say stays. */
function brought(known: Review, incoming: IncomingReview, now: Date): Review {
  const { rating, title, body, media, authorName, reviewDate, verified, status, reply } = incoming;
  const moved = status ? decideAnew(known, status) : known;
  const replied = reply && reply.message !== known.reply?.message ? reply : known.reply;
  return {
    ...moved,
    ...{ rating, title, body },
    media: media.length > 0 ? media : known.media,
    authorName: authorName ?? known.authorName,
    reviewDate: reviewDate ?? known.reviewDate,
    verified: verified ?? known.verified,
    reply: replied,
    updatedDate: now.toISOString(),
  };
}

const isSame = (one: Review, other: Review): boolean => shown(one) === shown(other);
const shown = ({ rating, title, body, media, authorName, reviewDate, verified, status, reply }: Review): string =>
  JSON.stringify([rating, title, body, media.map(({ id }) => id), authorName, reviewDate, verified, status, reply]);
