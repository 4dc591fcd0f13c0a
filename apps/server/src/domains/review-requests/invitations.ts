import type { reviewInvitations } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findContact, isUnsubscribed, primaryEmailOf, unsubscribe } from '../contacts/index.ts';
import { accountLimit, limitAttempts } from '../identity/index.ts';
import { findReviewedProducts, findStatusesOf, viewReviewedProduct, writeRequestedReview } from '../reviews/index.ts';
import { changeRequest } from './change-request.ts';
import { readInvitation } from './invitation-link.ts';
import { isOpen, type ReviewRequest } from './review-request.ts';
import { findRequest } from './review-requests.store.ts';

type Service = typeof reviewInvitations;

/** In an hour, by one link: more than anybody needs for five products. */
const ANSWERS = { suspicious: Number.POSITIVE_INFINITY, free: 20 };

const notFound = refuse('REVIEW_INVITATION_NOT_FOUND');

/** The request of a link that was mailed or handed over, locked. */
async function lockInvited(ctx: Context, tx: Tx, token: string): Promise<ReviewRequest | Refusal> {
  const id = readInvitation(ctx, token);
  const request = id ? await findRequest(tx, id, { lock: true }) : null;
  return request && isOpen(request) ? request : notFound;
}

export const openReviewInvitation: UseCase<Service['openReviewInvitation']> = (ctx, { token }) =>
  withSite(ctx, async (tx) => {
    const request = await lockInvited(ctx, tx, token);
    if (isRefusal(request)) return request;
    if (!request.opened) await changeRequest(ctx, tx, { ...request, opened: true });
    const contact = await findContact(tx, request.contactId);
    const email = contact && primaryEmailOf(contact.info)?.email;
    return {
      invitation: {
        name: contact?.info.name?.first ?? '',
        items: await itemsOf(ctx, tx, request),
        isUnsubscribed: email ? await isUnsubscribed(tx, email) : false,
      },
    };
  });

/** The products that visitors see, and those that the customer has reviewed. */
async function itemsOf(ctx: Context, tx: Tx, { contactId, items }: ReviewRequest) {
  const ids = items.map(({ productId }) => productId);
  const products = await findReviewedProducts(tx, ids);
  const statuses = await findStatusesOf(tx, contactId, ids);
  return ids.flatMap((id) => {
    const product = products.get(id);
    const written = statuses.get(id) ?? null;
    if (!product || (!product.visible && !written)) return [];
    return { product: viewReviewedProduct(ctx, id, product), written };
  });
}

/** Writes the review of a product that the link is about. Its rules, and the limits of pictures, are those of all reviews. */
export const answerReviewInvitation: UseCase<Service['answerReviewInvitation']> = async (
  ctx,
  { token, productId, content, authorName },
) => {
  const id = readInvitation(ctx, token);
  if (!id) return notFound;
  const limited = await limitAttempts(ctx, [{ ...accountLimit('review', ctx.siteId, id), ...ANSWERS }]);
  if (isRefusal(limited)) return limited;
  return withSite(ctx, async (tx) => {
    const request = await lockInvited(ctx, tx, token);
    if (isRefusal(request)) return request;
    const asked = productId.toLowerCase();
    if (!request.items.some((item) => item.productId === asked)) return notFound;
    const { contactId } = request;
    const name = authorName?.trim() || null;
    const review = await writeRequestedReview(ctx, tx, { requestId: id, contactId, productId: asked, name, content });
    if (isRefusal(review)) return review;
    const items = request.items.map((item) => (item.productId === asked ? { ...item, reviewId: review.id } : item));
    await changeRequest(ctx, tx, { ...request, opened: true, items });
    return { written: review.status };
  });
};

export const unsubscribeFromReviewRequests: UseCase<Service['unsubscribeFromReviewRequests']> = (ctx, { token }) =>
  withSite(ctx, async (tx) => {
    const request = await lockInvited(ctx, tx, token);
    if (isRefusal(request)) return request;
    const contact = await findContact(tx, request.contactId);
    const email = contact && primaryEmailOf(contact.info)?.email;
    if (email) await unsubscribe(tx, email, ctx.now());
    return {};
  });
