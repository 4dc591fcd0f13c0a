import type { reviewAdministration, storefrontReviews } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { toCursorPage } from '../../platform/query/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { personOf } from './author.ts';
import { compileReviews } from './query-reviews.ts';
import { summaryOf } from './rating-summary.ts';
import { viewReview } from './review-view.ts';
import {
  countByStatus,
  findReviewsOf,
  queryModerated,
  type RatedRow,
  type ReviewedProduct,
  readMonths,
  readRated,
  readTotals,
} from './reviewed-products.store.ts';

/** The caller's own reviews, published or not. */
export const listMyReviews: UseCase<typeof storefrontReviews.listMyReviews> = async (
  ctx,
  { limit = 20, offset = 0 },
) => {
  const person = personOf(ctx);
  if (!person) return { reviews: [], total: 0 };
  const { found, total } = await readSite(ctx, (tx) => findReviewsOf(tx, person, { limit, offset }));
  const reviews = found.map(({ review, product }) => ({
    review: viewReview(ctx, review),
    product: viewProduct(ctx, review.productId, product),
  }));
  return { reviews, total };
};

/** Reviews for moderators, by a query as clients send it. */
export const listReviews: UseCase<typeof reviewAdministration.listReviews> = async (ctx, { query = {} }) => {
  const compiled = compileReviews(ctx, query, { path: 'query', isPrivate: true });
  if (isRefusal(compiled)) return compiled;
  const found = await readSite(ctx, (tx) => queryModerated(tx, compiled));
  const counts = await readSite(ctx, countByStatus);
  const { rows, pagingMetadata } = toCursorPage(compiled, found);
  const { count, cursors } = pagingMetadata;
  const reviews = rows.map(({ review, product, email, memberId }) => ({
    review: viewReview(ctx, review),
    product: viewProduct(ctx, review.productId, product),
    ...{ email, memberId, heldBy: review.heldBy },
  }));
  return { reviews, metadata: { count, cursors }, counts };
};

const MOST_PRODUCTS = 5;

/** What the dashboard shows about all reviews. */
export async function getReviewStatistics(ctx: Context) {
  const { timeZone } = ctx.site;
  return readSite(ctx, async (tx) => {
    const { answered, verified, replyHours, ...facts } = await readTotals(tx);
    const view = (row: RatedRow) => ({ product: viewProduct(ctx, row.id, row.product), summary: summaryOf(row) });
    const statistics = {
      counts: await countByStatus(tx),
      summary: summaryOf(facts),
      ...{ answered, verified, replyHours },
      months: await readMonths(tx, { timeZone, now: ctx.now() }),
      mostReviewed: (await readRated(tx, 'most', MOST_PRODUCTS)).map(view),
      bestRated: (await readRated(tx, 'best', MOST_PRODUCTS)).map(view),
      lowestRated: (await readRated(tx, 'lowest', MOST_PRODUCTS)).map(view),
    };
    return { statistics };
  });
}

export function viewProduct(
  { addresses }: Pick<Context, 'addresses'>,
  id: string,
  { name, slug, visible, media }: ReviewedProduct,
) {
  const pictureId = media?.kind === 'VIDEO' ? media.posterId : media?.id;
  const { width = 0, height = 0 } = media ?? {};
  const image = pictureId
    ? { id: pictureId, url: `${addresses.media}/media/${pictureId}`, width, height, altText: null, filename: null }
    : null;
  return { id, name, slug, visible, image };
}
