import { type Request, reviewRequestEvents, type reviewRequests } from '@stoa/contract';
import { MOST_REQUESTED_ITEMS } from '@stoa/contract/reviews/review-requests';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { isGuid } from '../../platform/ids.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { bulkAnswer, type ItemOutcome } from '../../platform/resource/index.ts';
import { schedule } from '../../platform/tasks/index.ts';
import type { UseCase } from '../../use-case.ts';
import { findContact } from '../contacts/index.ts';
import { findOrderToReview, type OrderToReview } from '../orders/index.ts';
import { findReviewedProducts } from '../reviews/index.ts';
import type { ReviewRequest } from './review-request.ts';
import { viewRequest } from './review-request-view.ts';
import { insertRequest } from './review-requests.store.ts';
import { reviewRequestMail } from './send-request.ts';

type Service = typeof reviewRequests;
type Sent = Request<Service['createReviewRequest']>['reviewRequest'];
type Draft = Pick<ReviewRequest, 'orderId' | 'contactId' | 'sendDate' | 'requestedBy' | 'automationActivationId'> & {
  productIds: readonly string[];
};

export const createReviewRequest: UseCase<Service['createReviewRequest']> = (ctx, { reviewRequest }) =>
  withSite(ctx, async (tx) => {
    const made = await createRequest(ctx, tx, reviewRequest, 'reviewRequest');
    return isRefusal(made) ? made : { reviewRequest: viewRequest(made) };
  });

/** Each request in a transaction of its own: what is wrong with one does not keep the others. */
export const bulkCreateReviewRequests: UseCase<Service['bulkCreateReviewRequests']> = async (
  ctx,
  { reviewRequests: sent, returnEntity = false },
) => {
  const outcomes: ItemOutcome[] = [];
  for (const [index, one] of sent.entries()) {
    const made = await withSite(ctx, (tx) => createRequest(ctx, tx, one, `reviewRequests[${index}]`));
    if (isRefusal(made)) outcomes.push({ id: null, refusal: made });
    else outcomes.push({ id: made.id, item: viewRequest(made), refusal: null });
  }
  return bulkAnswer(outcomes, returnEntity);
};

/** Writes a request and schedules its mail; a refusal where the customer was asked about an item before. */
export async function writeRequest(ctx: Context, tx: Tx, draft: Draft): Promise<ReviewRequest | Refusal> {
  const { productIds, ...rest } = draft;
  const now = ctx.now().toISOString();
  const request: ReviewRequest = {
    ...rest,
    ...{ id: ctx.newId(), revision: '1', status: 'SCHEDULED', opened: false, failure: null },
    ...{ createdDate: now, updatedDate: now },
    items: productIds.map((productId) => ({ productId, reviewId: null })),
  };
  if (!(await insertRequest(tx, request))) return refuse('REVIEW_REQUEST_ALREADY_EXISTS');
  emit(tx, reviewRequestEvents.created(viewRequest(request)));
  const { id, sendDate } = request;
  schedule(tx, reviewRequestMail, {
    key: id,
    ...(sendDate ? { at: new Date(sendDate) } : {}),
    input: { requestId: id, isReminder: false },
  });
  return request;
}

async function createRequest(ctx: Context, tx: Tx, sent: Sent, path: string): Promise<ReviewRequest | Refusal> {
  const { caller } = ctx;
  if (caller.kind !== 'staff' && caller.kind !== 'app') return refuse('INITIATOR_IDENTITY_NOT_SUPPORTED');
  if ((sent.namespace ?? 'stores') !== 'stores') return wrong(`${path}.namespace`, 'must be stores');
  const named = (sent.items ?? []).map(({ catalogItemId = '' }) => catalogItemId.toLowerCase());
  if (!sent.order?.id && named.length === 0) return refuse('EITHER_ORDER_OR_ITEMS_REQUIRED');
  const order = sent.order?.id ? await findOrderToReview(tx, sent.order.id) : null;
  if (sent.order?.id && !order) return refuse('ORDER_NOT_FOUND');
  if (order?.productIds.length === 0) return refuse('ORDER_IS_EMPTY');
  const productIds = await productsOf(tx, order, named, `${path}.items`);
  if (isRefusal(productIds)) return productIds;
  const contactId = sent.recipient?.contactId ?? order?.contactId;
  if (!contactId) return wrong(`${path}.recipient.contactId`, 'is required: the order has no contact');
  const contact = await findContact(tx, contactId);
  if (!contact) return wrong(`${path}.recipient.contactId`, 'is not a contact of this site');
  return writeRequest(ctx, tx, {
    orderId: order?.id ?? null,
    contactId: contact.id,
    productIds,
    sendDate: sent.sendDate ?? null,
    requestedBy: { kind: caller.kind, id: caller.id },
    automationActivationId: sent.automationActivationId ?? null,
  });
}

/** The most expensive products of an order, or those named: of the order, where there is one. */
async function productsOf(
  tx: Tx,
  order: OrderToReview | null,
  named: readonly string[],
  path: string,
): Promise<string[] | Refusal> {
  if (named.length === 0) return (order?.productIds ?? []).slice(0, MOST_REQUESTED_ITEMS);
  const foreign = order ? named.findIndex((id) => !order.productIds.includes(id)) : -1;
  if (foreign >= 0) return wrong(`${path}[${foreign}].catalogItemId`, 'is not an item of this order');
  const known = await findReviewedProducts(tx, named.filter(isGuid));
  const unknown = named.findIndex((id) => !known.has(id));
  if (unknown >= 0) return wrong(`${path}[${unknown}].catalogItemId`, 'is not a product of the store');
  return [...new Set(named)];
}

const wrong = (field: string, description: string): Refusal => invalid({ field, description, violatedRule: 'OTHER' });
