import type { storefrontReviews } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { notFound, notPermitted, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { personOf } from './author.ts';
import { isAuthor } from './change-review.ts';
import { limitVotes } from './limits.ts';
import { isPublished, type Review } from './review.ts';
import { findReview } from './reviews.store.ts';
import { deleteVote, saveVote } from './votes.store.ts';

type Vote = 'HELPFUL' | 'UNHELPFUL';

/** Records whether the caller found a published review helpful: once for each person. */
export const voteReview: UseCase<typeof storefrontReviews.voteReview> = async (ctx, { reviewId, vote }) =>
  (await limitVotes(ctx)) ??
  change(ctx, reviewId, vote, async (tx, review, voterId) => {
    if (await isAuthor(ctx, tx, review)) return refuse('OWN_REVIEW');
    await saveVote(tx, review.id, voterId, vote === 'HELPFUL');
    return null;
  });

export const removeVote: UseCase<typeof storefrontReviews.removeVote> = async (ctx, { reviewId }) =>
  (await limitVotes(ctx)) ??
  change(ctx, reviewId, null, async (tx, review, voterId) => {
    await deleteVote(tx, review.id, voterId);
    return null;
  });

const change = (
  ctx: Context,
  reviewId: string,
  ownVote: Vote | null,
  write: (tx: Tx, review: Review, voterId: string) => Promise<Refusal | null>,
) =>
  withSite(ctx, async (tx) => {
    const voter = personOf(ctx);
    if (!voter) return notPermitted('only visitors and members vote');
    // locked, as its own counts change with the vote
    const review = await findReview(tx, reviewId, { lock: true });
    if (!review || !isPublished(review)) return notFound('there is no such review');
    const refusal = await write(tx, review, voter.id);
    if (refusal) return refusal;
    const { helpful = 0, unhelpful = 0 } = (await findReview(tx, reviewId)) ?? {};
    return { counts: { helpful, unhelpful, ownVote } };
  });
