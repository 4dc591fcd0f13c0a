import type { reviews } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { type CompiledQuery, compileQuery, toCursorPage, type WireQuery } from '../../platform/query/index.ts';
import { invalid, isRefusal, notFound, notPermitted, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { personOf } from './author.ts';
import { readsPrivate, viewReview } from './review-view.ts';
import {
  countReviewRows,
  findReadable,
  MOST_COUNTED,
  queryReviewRows,
  type Readable,
  reviewsQueryable,
} from './reviews-queryable.store.ts';

/**
 * The reviews that a caller may read: published ones; if they ask for private ones, also their own; with the permission,
 * all. Null where they ask for what they may not read.
 */
function readableBy(ctx: Context, asksForPrivate: boolean | undefined): Readable | Refusal {
  if (!asksForPrivate) return 'PUBLISHED';
  if (readsPrivate(ctx)) return 'ALL';
  const person = personOf(ctx);
  return person ? { person } : notPermitted('private reviews need the permission REVIEWS.READ_PRIVATE_REVIEWS');
}

export const getReview: UseCase<typeof reviews.getReview> = async (ctx, { reviewId, returnPrivateReviews }) => {
  const readable = readableBy(ctx, returnPrivateReviews);
  if (isRefusal(readable)) return readable;
  const review = await readSite(ctx, (tx) => findReadable(tx, reviewId, readable));
  return review ? { review: viewReview(ctx, review) } : notFound('there is no such review');
};

export const queryReviews: UseCase<typeof reviews.queryReviews> = async (ctx, { query, returnPrivateReviews }) => {
  const readable = readableBy(ctx, returnPrivateReviews);
  if (isRefusal(readable)) return readable;
  const compiled = compileReviews(ctx, query, { path: 'query', isPrivate: readable === 'ALL' });
  if (isRefusal(compiled)) return compiled;
  const found = await readSite(ctx, (tx) => queryReviewRows(tx, compiled, readable));
  const { rows, pagingMetadata } = toCursorPage(compiled, found);
  const { count, cursors } = pagingMetadata;
  return { reviews: rows.map(({ review }) => viewReview(ctx, review)), metadata: { count, cursors } };
};

export const countReviews: UseCase<typeof reviews.countReviews> = async (ctx, { filter, includePrivateReviews }) => {
  const readable = readableBy(ctx, includePrivateReviews);
  if (isRefusal(readable)) return readable;
  const compiled = compileReviews(ctx, { filter }, { path: '', isPrivate: readable === 'ALL' });
  if (isRefusal(compiled)) return compiled;
  const count = await readSite(ctx, (tx) => countReviewRows(tx, compiled.filter, readable));
  return count > MOST_COUNTED ? refuse('TOO_MANY_TO_COUNT') : { count };
};

/** A compiled selection of reviews, or its violations. Who wrote them can be asked by those who may know. */
export function compileReviews(
  ctx: Context,
  query: WireQuery,
  { path, isPrivate }: { path: string; isPrivate: boolean },
): CompiledQuery | Refusal {
  const scope = `reviews:${ctx.siteId}:${isPrivate}`;
  const compiled = compileQuery(query, reviewsQueryable({ isPrivate }), { secret: ctx.cursorSecret, scope, path });
  return compiled.ok ? compiled.value : invalid(...compiled.violations);
}
