import type { reviewRequestAdministration, reviewRequests } from '@stoa/contract';
import { may } from '../../caller.ts';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { type CompiledQuery, compileQuery, toCursorPage, type WireQuery } from '../../platform/query/index.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { type Contact, findContacts, fullNameOf, primaryEmailOf } from '../contacts/index.ts';
import { findOrderNumbers } from '../orders/index.ts';
import { findReviewedProducts, viewReviewedProduct } from '../reviews/index.ts';
import { addressesOfInvitation } from './invitation-link.ts';
import { isOpen, type ReviewRequest } from './review-request.ts';
import { viewRequest } from './review-request-view.ts';
import { countRequests, findRequest, MOST_COUNTED, queryRequests, requestsQueryable } from './review-requests.store.ts';

type Service = typeof reviewRequests;

export const getReviewRequest: UseCase<Service['getReviewRequest']> = async (ctx, { reviewRequestId }) => {
  const request = await readSite(ctx, (tx) => findRequest(tx, reviewRequestId));
  return request ? { reviewRequest: viewRequest(request) } : notFound('there is no such review request');
};

export const queryReviewRequests: UseCase<Service['queryReviewRequests']> = async (ctx, { query }) => {
  const page = await pageOf(ctx, query);
  if (isRefusal(page)) return page;
  return { reviewRequests: page.requests.map(viewRequest), pagingMetadata: page.pagingMetadata };
};

export const countReviewRequests: UseCase<Service['countReviewRequests']> = async (ctx, { filter }) => {
  const compiled = compileRequests(ctx, { filter }, '');
  if (isRefusal(compiled)) return compiled;
  const count = await readSite(ctx, (tx) => countRequests(tx, compiled.filter));
  return count > MOST_COUNTED ? refuse('TOO_MANY_TO_COUNT') : { count };
};

/** As `queryReviewRequests`, for the dashboard: with the names of what the ids stand for. */
export const listReviewRequests: UseCase<(typeof reviewRequestAdministration)['listReviewRequests']> = async (
  ctx,
  { query = {} },
) => {
  const page = await pageOf(ctx, query);
  if (isRefusal(page)) return page;
  const { requests, pagingMetadata } = page;
  // whoever has the link reviews as the customer
  const seesLinks = may(ctx.caller, 'REVIEWS.REVIEW_REQUEST_CREATE');
  const { products, contacts, numbers } = await readSite(ctx, async (tx) => ({
    products: await findReviewedProducts(tx, [
      ...new Set(requests.flatMap(({ items }) => items.map(({ productId }) => productId))),
    ]),
    contacts: await findContacts(
      tx,
      requests.map(({ contactId }) => contactId),
    ),
    numbers: await findOrderNumbers(
      tx,
      requests.flatMap(({ orderId }) => orderId ?? []),
    ),
  }));
  return {
    reviewRequests: requests.map((request) => ({
      reviewRequest: viewRequest(request),
      products: request.items.flatMap(({ productId }) => {
        const product = products.get(productId);
        return product ? viewReviewedProduct(ctx, productId, product) : [];
      }),
      ...viewRecipient(contacts.find(({ id }) => id === request.contactId)),
      orderNumber: (request.orderId && numbers.get(request.orderId)) ?? null,
      link: seesLinks && isOpen(request) ? addressesOfInvitation(ctx, request.id).url : null,
    })),
    pagingMetadata,
  };
};

const viewRecipient = (contact: Contact | undefined) => ({
  recipientName: contact ? fullNameOf(contact.info) : '',
  email: (contact && primaryEmailOf(contact.info)?.email) ?? null,
});

async function pageOf(ctx: Context, query: WireQuery) {
  const compiled = compileRequests(ctx, query, 'query');
  if (isRefusal(compiled)) return compiled;
  const found = await readSite(ctx, (tx) => queryRequests(tx, compiled));
  const { rows, pagingMetadata } = toCursorPage(compiled, found);
  return { requests: rows.map(({ request }): ReviewRequest => request), pagingMetadata };
}

/** A compiled selection of requests, or its violations. */
export function compileRequests(ctx: Context, query: WireQuery, path: string): CompiledQuery | Refusal {
  const scope = `review-requests:${ctx.siteId}`;
  const compiled = compileQuery(query, requestsQueryable, { secret: ctx.cursorSecret, scope, path });
  return compiled.ok ? compiled.value : invalid(...compiled.violations);
}
