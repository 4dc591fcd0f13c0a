import { reviewEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isPublished, type Review, type ReviewStatus } from './review.ts';
import { viewWhole } from './review-view.ts';

/** Announces a new review, and what was decided on it. */
export function announceCreated(ctx: Context, tx: Tx, review: Review): void {
  emit(tx, reviewEvents.created(viewWhole(ctx, review)));
  announceStatus(ctx, tx, review, 'SUBMITTED');
}

/** Announces a change; `before` is the status that the review had. */
export function announceUpdated(ctx: Context, tx: Tx, review: Review, before: ReviewStatus): void {
  emit(tx, reviewEvents.updated(viewWhole(ctx, review)));
  announceStatus(ctx, tx, review, before);
}

export function announceDeleted(ctx: Context, tx: Tx, review: Review): void {
  emit(tx, reviewEvents.deleted(viewWhole(ctx, review)));
  if (isPublished(review)) ctx.cache.changed(tx);
}

function announceStatus(ctx: Context, tx: Tx, review: Review, previousModerationStatus: ReviewStatus): void {
  if (isPublished(review) || previousModerationStatus === 'APPROVED') ctx.cache.changed(tx);
  if (review.status === previousModerationStatus) return;
  const view = viewWhole(ctx, review);
  emit(tx, reviewEvents.moderationStatusChanged(review.id, { review: view, previousModerationStatus }));
  if (isPublished(review)) emit(tx, reviewEvents.reviewPublished(review.id, { review: view }));
}
