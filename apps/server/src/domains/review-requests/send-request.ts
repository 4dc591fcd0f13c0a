import { type Context, contextIn } from '../../context.ts';
import { type MailOutcome, sendLetter } from '../../letters.ts';
import type { Tx } from '../../platform/db/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { schedule, type Task } from '../../platform/tasks/index.ts';
import { productsNamedInLanguage } from '../catalog/index.ts';
import { findContact, primaryEmailOf, unwantedBy } from '../contacts/index.ts';
import { findOrderToReview, type OrderToReview } from '../orders/index.ts';
import { findReviewedProducts, findStatusesOf } from '../reviews/index.ts';
import { changeRequest, MAIL_TASK } from './change-request.ts';
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
  handle: sendRequest,
} satisfies Task<Context, Input>;

/** A request was sent when a mail server has accepted its mail, and failed when none will. */
export const reviewRequestMailed = {
  name: 'review request mailed',
  lane: 'database',
  async handle(ctx: Context, tx: Tx, { about, state, answer }: MailOutcome) {
    const request = await findRequest(tx, about?.id ?? '', { lock: true });
    if (!request) return;
    if (state === 'SENT') return noteSent(ctx, tx, request);
    const failure: Failure = { reason: state === 'BOUNCED' ? 'BOUNCED' : 'ACTIVATION_FAILED', message: answer };
    const failed = moveTo(request, 'FAILED', failure);
    if (failed) await changeRequest(ctx, tx, failed);
  },
} satisfies Task<Context, MailOutcome>;

/** Queues the mail. Where nothing is to be sent, the request gets its final status. */
async function sendRequest(ctx: Context, tx: Tx, { requestId, isReminder }: Input): Promise<void> {
  const request = await findRequest(tx, requestId, { lock: true });
  if (request?.status !== (isReminder ? 'SENT' : 'SCHEDULED')) return;
  const contact = await findContact(tx, request.contactId);
  const email = contact && primaryEmailOf(contact.info)?.email;
  const order = request.orderId ? await findOrderToReview(tx, request.orderId) : null;
  const seen = contextIn(ctx, order?.language);
  const products = isPointless(request, order) ? [] : await productsToReview(seen, tx, request);
  const failure = await failureOf(tx, email);
  if (products.length > 0 && !failure) {
    const facts = {
      name: contact?.info.name?.first ?? '',
      products,
      isReminder,
      ...addressesOfInvitation(seen, request.id),
    };
    const about = { kind: 'REVIEW_REQUEST' as const, id: request.id };
    const tells = isReminder ? {} : { tells: reviewRequestMailed };
    sendLetter(tx, reviewRequestLetter, { to: email ?? '', from: seen.site, about, ...tells }, facts);
  } else if (!isReminder) {
    const ended = products.length > 0 ? moveTo(request, 'FAILED', failure) : moveTo(request, 'CANCELED');
    if (ended) await changeRequest(ctx, tx, ended);
  }
}

async function failureOf(tx: Tx, email: string | null | undefined): Promise<Failure | null> {
  if (!email) return { reason: 'ACTIVATION_FAILED', message: 'The contact has no e-mail address.' };
  const reason = await unwantedBy(tx, email);
  if (reason === 'BOUNCED') return { reason, message: 'The address refused the last mail.' };
  return reason && { reason: 'SUBSCRIPTION_INACTIVE', message: null };
}

/** Nobody is asked about an order that was undone; by the owner's rule, nor about one that is open again. */
function isPointless({ orderId, requestedBy }: ReviewRequest, order: OrderToReview | null): boolean {
  if (!orderId) return false;
  return !order || order.isUndone || (requestedBy === null && !order.isFulfilled);
}

/** What the products are called that the customer has not reviewed, and that visitors see. */
async function productsToReview(seen: Context, tx: Tx, { contactId, items }: ReviewRequest): Promise<string[]> {
  const ids = items.filter(({ reviewId }) => reviewId === null).map(({ productId }) => productId);
  const products = await findReviewedProducts(tx, ids);
  const reviewed = await findStatusesOf(tx, contactId, ids);
  const unreviewed = ids.flatMap((id) => {
    const product = products.get(id);
    return product?.visible && !reviewed.has(id) ? [{ id, name: product.name }] : [];
  });
  return (await productsNamedInLanguage(seen, tx, unreviewed)).map(({ name }) => name);
}

async function noteSent(ctx: Context, tx: Tx, request: ReviewRequest): Promise<void> {
  const sent = moveTo(request, 'SENT');
  if (!sent) return;
  await changeRequest(ctx, tx, sent);
  const { reminderDays } = await requestSettings.read(tx);
  if (reminderDays === null) return;
  schedule(tx, reviewRequestMail, {
    key: `${request.id} reminder`,
    at: new Date(ctx.now().getTime() + reminderDays * DAY_MS),
    input: { requestId: request.id, isReminder: true },
  });
}
