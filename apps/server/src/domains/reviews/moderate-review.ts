import type { reviewAdministration, reviews } from '@stoa/contract';
import { MOST_REPLY } from '@stoa/contract/reviews/review';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, notFound, type Refusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { announceUpdated } from './announce-review.ts';
import { cleanText } from './read-content.ts';
import { moveTo, type Review } from './review.ts';
import { viewReview } from './review-view.ts';
import { findReview, saveReview } from './reviews.store.ts';

export type Verdict = 'APPROVED' | 'REJECTED';
/** Without a verdict, a review waits for one again. */
type Decision = Verdict | 'IN_MODERATION';

/** Publishes or rejects a review, whatever was decided on it before. */
export const updateModerationStatus: UseCase<typeof reviews.updateModerationStatus> = async (
  ctx,
  { reviewId, status },
) => {
  const verdict = verdictOf(status);
  if (isRefusal(verdict)) return verdict;
  return change(ctx, reviewId, (tx, known) => moderate(ctx, tx, known, verdict));
};

/** Takes back what was decided on a review. */
export const reopenReview: UseCase<typeof reviewAdministration.reopenReview> = (ctx, { reviewId }) =>
  change(ctx, reviewId, (tx, known) => moderate(ctx, tx, known, 'IN_MODERATION'));

/** The status that a moderator may give. */
export const verdictOf = (status: string): Verdict | Refusal =>
  status === 'APPROVED' || status === 'REJECTED'
    ? status
    : invalid({ field: 'status', description: 'must be APPROVED or REJECTED', violatedRule: 'OTHER' });

/** Writes a moderator's decision on a locked review. Nothing is announced where it was that already. */
export async function moderate(ctx: Context, tx: Tx, known: Review, decision: Decision): Promise<Review> {
  const manuallyChanged = decision !== 'IN_MODERATION';
  if (known.status === decision && (known.manuallyChanged || !manuallyChanged)) return known;
  const decided = { ...moveTo(known, decision), manuallyChanged, updatedDate: ctx.now().toISOString() };
  const saved = await saveReview(tx, decided);
  announceUpdated(ctx, tx, saved, known.status);
  return saved;
}

/** Writes the site's reply, over the one before. */
export const setReply: UseCase<typeof reviews.setReply> = async (ctx, { reviewId, message }) => {
  const text = cleanText(message);
  if (!text) return invalid({ field: 'message', description: 'is required', violatedRule: 'MIN_LENGTH' });
  if (text.length > MOST_REPLY) {
    const description = `must not be longer than ${MOST_REPLY} characters`;
    return invalid({ field: 'message', description, violatedRule: 'MAX_LENGTH', data: { threshold: MOST_REPLY } });
  }
  return change(ctx, reviewId, (tx, known) => {
    const updatedDate = ctx.now().toISOString();
    const reply = { message: text, createdDate: known.reply?.createdDate ?? updatedDate, updatedDate };
    return saveReplied(ctx, tx, { ...known, reply, updatedDate });
  });
};

export const removeReply: UseCase<typeof reviews.removeReply> = (ctx, { reviewId }) =>
  change(ctx, reviewId, async (tx, known) =>
    known.reply ? saveReplied(ctx, tx, { ...known, reply: null, updatedDate: ctx.now().toISOString() }) : known,
  );

async function saveReplied(ctx: Context, tx: Tx, review: Review): Promise<Review> {
  const saved = await saveReview(tx, review);
  announceUpdated(ctx, tx, saved, review.status);
  return saved;
}

/** Changes a locked review, and answers with it. */
const change = (ctx: Context, id: string, write: (tx: Tx, known: Review) => Promise<Review>) =>
  withSite(ctx, async (tx) => {
    const known = await findReview(tx, id, { lock: true });
    if (!known) return notFound('there is no such review');
    return { review: viewReview(ctx, await write(tx, known)) };
  });
