import { type DemoReview, demoReviews } from '@stoa/demo';
import type { Context } from '../context.ts';
import type { MediaFile } from '../domains/media/index.ts';
import { findNamedProducts, type IncomingReview, insertVotes, takeInReviews } from '../domains/reviews/index.ts';
import { withSite } from '../platform/db/index.ts';
import { DAY_MS } from '../platform/durations.ts';
import { isRefusal } from '../platform/refusal.ts';

/** Takes in the reviews of the demo shop, with votes. Existing ones are left alone. */
export async function createDemoReviews(ctx: Context, pictures: ReadonlyMap<string, MediaFile>): Promise<void> {
  const reviews = demoReviews();
  await withSite(ctx, async (tx) => {
    const products = await findNamedProducts(tx, { ids: [], slugs: [...new Set(reviews.map(({ slug }) => slug))] });
    const known = reviews.flatMap((review) => {
      const productId = products.get(review.slug);
      return productId ? [{ review, productId }] : [];
    });
    const outcomes = await takeInReviews(
      ctx,
      tx,
      known.map(({ review, productId }) => incoming(ctx, review, productId, pictures)),
    );
    const votes = outcomes.flatMap((outcome, index) => {
      if (isRefusal(outcome) || outcome.outcome !== 'created') return [];
      const { helpful = 0, unhelpful = 0 } = known[index]?.review ?? {};
      return Array.from({ length: helpful + unhelpful }, (_, place) => ({
        ...{ reviewId: outcome.review.id, voterId: ctx.newId(), isHelpful: place < helpful },
      }));
    });
    await insertVotes(tx, votes);
  });
}

function incoming(
  { now }: Pick<Context, 'now'>,
  { reviewer, rating, title, body, daysAgo, verified, reply, waits, withPhoto, slug }: DemoReview,
  productId: string,
  pictures: ReadonlyMap<string, MediaFile>,
): IncomingReview {
  const day = (ago: number) => new Date(now().getTime() - ago * DAY_MS).toISOString();
  const answered = day(Math.max(daysAgo - 1.5, 0));
  const room = withPhoto ? pictures.get(`${slug}-2.webp`) : undefined;
  return {
    ...{ productId, rating, title, body, verified },
    email: reviewer.email,
    authorName: reviewer.name,
    reviewDate: day(daysAgo),
    status: null,
    reply: reply ? { message: reply, createdDate: answered, updatedDate: answered } : null,
    media: room ? [mediaOf(room)] : [],
    // the rules of the site hold these back
    isJudged: waits,
  };
}

const mediaOf = ({ id, width, height, fileName }: MediaFile) => ({
  ...{ kind: 'IMAGE' as const, id, width: width ?? 0, height: height ?? 0, fileName, posterId: null },
});
