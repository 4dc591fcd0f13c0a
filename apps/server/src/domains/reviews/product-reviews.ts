import type { Static, storefrontReviews } from '@stoa/contract';
import type { ShownReview } from '@stoa/contract/stoa/reviews';
import type { Context } from '../../context.ts';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findContactOfMember } from '../contacts/index.ts';
import { findPurchases } from '../orders/index.ts';
import { personOf } from './author.ts';
import { findOwnPart, findProductReviews, type OwnPart, type ReviewChoice } from './product-reviews.store.ts';
import { summaryOf } from './rating-summary.ts';
import type { Review } from './review.ts';
import { viewMedia } from './review-media.ts';
import { viewReview } from './review-view.ts';
import type { ReviewSettings } from './settings.store.ts';
import { accessRefusal } from './write-reviews.ts';

type Access = 'OPEN' | 'LOGIN_REQUIRED' | 'PURCHASE_REQUIRED' | 'WRITTEN';

/**
 * A page of the published reviews of a product. What all visitors see is cached until a review of the site is published
 * or changes; counts of votes may be a minute old, except those of reviews that the caller voted on.
 */
export const listProductReviews: UseCase<typeof storefrontReviews.listProductReviews> = async (ctx, asked) => {
  const choice: ReviewChoice = {
    productId: asked.productId.toLowerCase(),
    ratings: [...new Set(asked.ratings ?? [])].sort(),
    withMedia: asked.withMedia ?? false,
    verified: asked.verified ?? false,
    sort: asked.sort ?? 'RELEVANT',
    limit: asked.limit ?? 10,
    offset: asked.offset ?? 0,
  };
  const { facts, reviews, total, whoMayReview } = await ctx.cache.read(
    ctx.siteId,
    `reviews ${JSON.stringify(choice)}`,
    () => readSite(ctx, (tx) => findProductReviews(tx, choice)),
  );
  const person = asked.anonymous ? null : personOf(ctx);
  const own: OwnPart = person
    ? await readSite(ctx, (tx) =>
        findOwnPart(tx, person, { productId: choice.productId, reviewIds: reviews.map(({ id }) => id) }),
      )
    : { votes: [], own: null };
  return {
    summary: summaryOf(facts),
    reviews: reviews.map((review) => show(ctx, review, own)),
    total,
    ...(!asked.anonymous && {
      access: own.own ? 'WRITTEN' : await accessOf(ctx, person, choice.productId, whoMayReview),
      own: own.own && viewReview(ctx, own.own),
    }),
  };
};

function show(ctx: Pick<Context, 'addresses'>, review: Review, { votes, own }: OwnPart): Static<typeof ShownReview> {
  const { id, authorName, verified, rating, title, body, media, reviewDate, reply } = review;
  const vote = votes.find(({ reviewId }) => reviewId === id);
  const { helpful, unhelpful } = vote ?? review;
  const ownVote = vote ? votedAs(vote) : null;
  return {
    ...{ id, authorName, verified, rating, title, body, reviewDate, reply, helpful, unhelpful, ownVote },
    media: media.map((one) => viewMedia(ctx, one)),
    isOwn: own?.id === id,
  };
}

const votedAs = ({ isHelpful }: { isHelpful: boolean }) => (isHelpful ? 'HELPFUL' : 'UNHELPFUL');

/** Whether the caller may write a review of a product that they have not reviewed. */
async function accessOf(
  ctx: Context,
  person: ReturnType<typeof personOf>,
  productId: string,
  whoMayReview: ReviewSettings['whoMayReview'],
): Promise<Access> {
  if (whoMayReview === 'EVERYBODY') return 'OPEN';
  const isVerified =
    whoMayReview === 'BUYERS' && person !== null && (await withSite(ctx, (tx) => hasBought(ctx, tx, productId)));
  const refusal = accessRefusal({ whoMayReview }, { isMember: person?.kind === 'member', isVerified });
  if (!isRefusal(refusal)) return 'OPEN';
  // a visitor may be a customer who is not logged in
  return person?.kind === 'member' ? 'PURCHASE_REQUIRED' : 'LOGIN_REQUIRED';
}

async function hasBought(ctx: Context, tx: Tx, productId: string): Promise<boolean> {
  const person = personOf(ctx);
  const contact = person?.kind === 'member' ? await findContactOfMember(tx, person.id) : null;
  const asked = { productId, buyerId: person?.id ?? null, contactId: contact?.id ?? null, emails: [] };
  return (await findPurchases(tx, [asked]))[0] ?? false;
}
