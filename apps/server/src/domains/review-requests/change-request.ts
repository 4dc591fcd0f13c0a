import { reviewRequestEvents } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { cancel } from '../../platform/tasks/index.ts';
import { moveTo, type ReviewRequest } from './review-request.ts';
import { viewRequest } from './review-request-view.ts';
import { saveRequest } from './review-requests.store.ts';

/** The name of the task that sends the mails of requests, also to cancel it. */
export const MAIL_TASK = { name: 'review request', lane: 'database' } as const;

/** Writes a changed request and announces it. */
export async function changeRequest(ctx: Context, tx: Tx, changed: ReviewRequest): Promise<ReviewRequest> {
  const saved = await saveRequest(tx, changed, ctx.now());
  emit(tx, reviewRequestEvents.updated(viewRequest(saved)));
  return saved;
}

/** Cancels a locked request whose mail was not sent yet; false where it is too late. */
export async function cancelRequest(ctx: Context, tx: Tx, request: ReviewRequest): Promise<boolean> {
  const cancelled = moveTo(request, 'CANCELED');
  if (!cancelled) return false;
  cancel(tx, MAIL_TASK, request.id);
  await changeRequest(ctx, tx, cancelled);
  return true;
}
