import type { Context } from '../../context.ts';
import { mailOf, mailRetry } from '../../letters.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import type { Mail } from '../../platform/mail/letter.ts';

import { schedule, type Task } from '../../platform/tasks/index.ts';
import { findContact, isUnsubscribed, primaryEmailOf } from '../contacts/index.ts';
import { findOrderToReview } from '../orders/index.ts';
import { findReviewedProducts, findStatusesOf } from '../reviews/index.ts';
import { cancelRequest, changeRequest, MAIL_TASK } from './change-request.ts';
import { addressesOfInvitation } from './invitation-link.ts';
import { reviewRequestLetter } from './letters/review-request.ts';
import { type Failure, moveTo, type ReviewRequest } from './review-request.ts';
import { findRequest } from './review-requests.store.ts';
import { requestSettings } from './settings.store.ts';

type Input = { requestId: string; isReminder: boolean };

/**
 * Sends the mail of a request, or its reminder. What has changed since it was scheduled is looked at just before: the
 * order may have been paid back, and the customer may have unsubscribed, or written on their own.
 */
export const reviewRequestMail = {
  ...MAIL_TASK,
  lane: 'outside',
  retry: mailRetry,
  async run(ctx: Context, { requestId, isReminder }: Input): Promise<undefined> {
    const mail = await withSite(ctx, (tx) => prepareMail(ctx, tx, { requestId, isReminder }));
    if (!mail) return;
    try {
      await ctx.mailer.send(mail);
    } catch (error) {
      if (!isBounce(error)) throw error;
      await fail(ctx, requestId, { reason: 'BOUNCED', message: messageOf(error) });
      return;
    }
    if (!isReminder) await withSite(ctx, (tx) => noteSent(ctx, tx, requestId));
  },
  giveUp: (ctx: Context, { requestId }: Input) =>
    fail(ctx, requestId, { reason: 'ACTIVATION_FAILED', message: 'The mail server did not take the mail for a day.' }),
} satisfies Task<Context, Input>;

/** The mail, or null where nothing is to be sent; then the request has its final status. */
async function prepareMail(ctx: Context, tx: Tx, { requestId, isReminder }: Input): Promise<Mail | null> {
  const request = await findRequest(tx, requestId, { lock: true });
  if (request?.status !== (isReminder ? 'SENT' : 'SCHEDULED')) return null;
  if (await isPointless(tx, request)) return isReminder ? null : cancelled(ctx, tx, request);
  const contact = await findContact(tx, request.contactId);
  const email = contact && primaryEmailOf(contact.info)?.email;
  const products = await productsToReview(tx, request);
  if (products.length === 0) return isReminder ? null : cancelled(ctx, tx, request);
  const failure = await failureOf(tx, email);
  if (failure) return isReminder ? null : failed(ctx, tx, request, failure);
  const facts = {
    name: contact?.info.name?.first ?? '',
    products,
    isReminder,
    ...addressesOfInvitation(ctx, request.id),
  };
  return mailOf(reviewRequestLetter, { to: email ?? '', from: ctx.site }, facts);
}

async function cancelled(ctx: Context, tx: Tx, request: ReviewRequest): Promise<null> {
  await cancelRequest(ctx, tx, request);
  return null;
}

async function failed(ctx: Context, tx: Tx, request: ReviewRequest, failure: Failure): Promise<null> {
  const changed = moveTo(request, 'FAILED', failure);
  if (changed) await changeRequest(ctx, tx, changed);
  return null;
}

async function failureOf(tx: Tx, email: string | null | undefined): Promise<Failure | null> {
  if (!email) return { reason: 'ACTIVATION_FAILED', message: 'The contact has no e-mail address.' };
  return (await isUnsubscribed(tx, email)) ? { reason: 'SUBSCRIPTION_INACTIVE', message: null } : null;
}

/** Nobody is asked about an order that was undone; by the owner's rule, nor about one that is open again. */
async function isPointless(tx: Tx, { orderId, requestedBy }: ReviewRequest): Promise<boolean> {
  if (!orderId) return false;
  const order = await findOrderToReview(tx, orderId);
  return !order || order.isUndone || (requestedBy === null && !order.isFulfilled);
}

/** The names of the products that the customer has not reviewed, and that visitors see. */
async function productsToReview(tx: Tx, { contactId, items }: ReviewRequest): Promise<string[]> {
  const ids = items.filter(({ reviewId }) => reviewId === null).map(({ productId }) => productId);
  const products = await findReviewedProducts(tx, ids);
  const reviewed = await findStatusesOf(tx, contactId, ids);
  return ids.flatMap((id) => {
    const product = products.get(id);
    return product?.visible && !reviewed.has(id) ? [product.name] : [];
  });
}

async function noteSent(ctx: Context, tx: Tx, requestId: string): Promise<void> {
  const request = await findRequest(tx, requestId, { lock: true });
  const sent = request && moveTo(request, 'SENT');
  if (!sent) return;
  await changeRequest(ctx, tx, sent);
  const { reminderDays } = await requestSettings.read(tx);
  if (reminderDays === null) return;
  schedule(tx, reviewRequestMail, {
    key: `${requestId} reminder`,
    at: new Date(ctx.now().getTime() + reminderDays * DAY_MS),
    input: { requestId, isReminder: true },
  });
}

const fail = (ctx: Context, requestId: string, failure: Failure): Promise<void> =>
  withSite(ctx, async (tx) => {
    const request = await findRequest(tx, requestId, { lock: true });
    if (request) await failed(ctx, tx, request, failure);
  });

/** Whether a mail server refused a mail for good: it answers with 5xx. */
const isBounce = (error: unknown): boolean => {
  const { responseCode } = error as { responseCode?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 1000);
