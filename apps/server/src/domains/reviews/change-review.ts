import type { Request, reviews } from '@stoa/contract';
import { may } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, notFound, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findContactOfMember } from '../contacts/index.ts';
import { announceDeleted, announceUpdated } from './announce-review.ts';
import { personOf } from './author.ts';
import { limitChanges } from './limits.ts';
import { decide } from './moderation/review-rules.ts';
import { textHash } from './moderation/text-hash.ts';
import { claimPhotos } from './photos.store.ts';
import { cleanText } from './read-content.ts';
import { decideAnew, type Review, textOf } from './review.ts';
import { resolveMedia } from './review-media.ts';
import { viewReview } from './review-view.ts';
import { findRepeatedTexts, findReview, removeReviews, saveReview } from './reviews.store.ts';
import { readSettings } from './settings.store.ts';
import { idsOf, judged } from './write-reviews.ts';

const noReview = notFound('there is no such review');
type Sent = Request<typeof reviews.updateReview>['review'];

/** A review that the caller may change, locked: authors their own, staff and apps with the permission any. */
async function lockOwn(ctx: Context, tx: Tx, id: string, permission: string): Promise<Review | null> {
  const review = await findReview(tx, id, { lock: true });
  if (!review || (!personOf(ctx) && may(ctx.caller, permission))) return review;
  return (await isAuthor(ctx, tx, review)) ? review : null;
}

/** Whether the caller wrote a review, or a member calls and it was written under their address. */
export async function isAuthor(ctx: Context, tx: Tx, review: Review): Promise<boolean> {
  const person = personOf(ctx);
  if (!person) return false;
  if (review.authorId === person.id) return true;
  return person.kind === 'member' && (await findContactOfMember(tx, person.id))?.id === review.contactId;
}

/** Changes the content of a review. What its author changes is decided on again. */
export const updateReview: UseCase<typeof reviews.updateReview> = async (ctx, { review: sent }) => {
  const limited = await limitChanges(ctx);
  if (limited) return limited;
  return withSite(ctx, async (tx) => {
    const known = await lockOwn(ctx, tx, sent.id, 'REVIEWS.UPDATE_REVIEW');
    if (!known) return noReview;
    if (sent.revision !== known.revision) return refuse('INVALID_REVISION', { currentRevision: known.revision });
    const changed = await changeContent(ctx, tx, known, sent);
    if (isRefusal(changed)) return changed;
    const decided = personOf(ctx) ? await decideAgain(tx, changed) : changed;
    const saved = await saveReview(tx, { ...decided, updatedDate: ctx.now().toISOString() });
    await claimPhotos(tx, saved.id, idsOf(saved));
    announceUpdated(ctx, tx, saved, known.status);
    return { review: viewReview(ctx, saved) };
  });
};

async function changeContent(ctx: Context, tx: Tx, known: Review, { content = {}, author }: Sent) {
  if (content.rating === null)
    return invalid({ field: 'review.content.rating', description: 'is required', violatedRule: 'REQUIRED_FIELD' });
  const media =
    content.media === undefined
      ? known.media
      : await resolveMedia(ctx, tx, { sent: content.media ?? [], kept: known.media, path: 'review.content' });
  if (isRefusal(media)) return media;
  const { rating = known.rating, title, body } = content;
  return {
    ...known,
    rating,
    media,
    title: title === undefined ? known.title : cleanText(title),
    body: body === undefined ? known.body : cleanText(body),
    authorName: author?.authorName === undefined ? known.authorName : cleanText(author.authorName),
  };
}

/** The decision on a review that its author changed. One that a moderator rejected goes back to moderators. */
async function decideAgain(tx: Tx, review: Review): Promise<Review> {
  const settings = await readSettings(tx);
  const hash = textHash(textOf(review))?.toString('hex');
  const repeated = hash ? await findRepeatedTexts(tx, [hash], { except: [review.id] }) : new Set();
  const { verified } = review;
  const decision = decide(settings, judged({ ...review, author: review }, { verified, isRepeated: repeated.size > 0 }));
  const wasRejectedByHand = review.status === 'REJECTED' && review.manuallyChanged;
  const status = decision.status === 'APPROVED' && wasRejectedByHand ? 'IN_MODERATION' : decision.status;
  return { ...decideAnew(review, status), heldBy: decision.heldBy, manuallyChanged: false };
}

export const deleteReview: UseCase<typeof reviews.deleteReview> = (ctx, { reviewId }) =>
  withSite(ctx, async (tx) => {
    const known = await lockOwn(ctx, tx, reviewId, 'REVIEWS.DELETE_REVIEW');
    if (!known) return noReview;
    await deleteReviews(ctx, tx, [known]);
    return { review: viewReview(ctx, known) };
  });

/** Deletes locked reviews and announces it; their pictures are deleted later. */
export async function deleteReviews(ctx: Context, tx: Tx, known: readonly Review[]): Promise<void> {
  if (known.length === 0) return;
  await removeReviews(
    tx,
    known.map(({ id }) => id),
  );
  for (const review of known) announceDeleted(ctx, tx, review);
}
