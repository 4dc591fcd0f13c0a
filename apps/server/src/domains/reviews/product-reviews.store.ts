import { type RawBuilder, sql } from 'kysely';
import { anyOf, type Tx } from '../../platform/db/index.ts';
import type { RatingFacts } from './rating-summary.ts';
import { noRatings, starsOf } from './rating-summary.ts';
import { type Review, STORES } from './review.ts';
import { type ReviewRow, reviewColumns, toReview } from './reviews.store.ts';
import { ofPerson } from './reviews-queryable.store.ts';
import { type ReviewSettings, usualSettings } from './settings.store.ts';

export type ReviewOrder = 'RELEVANT' | 'NEWEST' | 'OLDEST' | 'HIGHEST' | 'LOWEST' | 'HELPFUL';
export type ReviewChoice = {
  productId: string;
  ratings: readonly number[];
  withMedia: boolean;
  verified: boolean;
  sort: ReviewOrder;
  limit: number;
  offset: number;
};

const orders: Record<ReviewOrder, RawBuilder<unknown>> = {
  RELEVANT: sql`relevance desc, id`,
  NEWEST: sql`review_date desc, id`,
  OLDEST: sql`review_date, id`,
  HIGHEST: sql`rating desc, review_date desc, id`,
  LOWEST: sql`rating, review_date desc, id`,
  HELPFUL: sql`helpful - unhelpful desc, review_date desc, id`,
};

export const factColumns = sql`facts.stars_1 as "stars1", facts.stars_2 as "stars2", facts.stars_3 as "stars3",
  facts.stars_4 as "stars4", facts.stars_5 as "stars5", facts.with_media as "withMedia"`;

type Found = {
  facts: RatingFacts;
  reviews: Review[];
  total: number;
  whoMayReview: ReviewSettings['whoMayReview'];
};

/** A page of a product's published reviews, with its counts and who may write others: one statement. */
export async function findProductReviews(tx: Tx, choice: ReviewChoice): Promise<Found> {
  const { productId, ratings, withMedia, verified, sort, limit, offset } = choice;
  const conditions = [
    sql`site_id = ${tx.siteId} and namespace = ${sql.lit(STORES)} and entity_id = ${productId} and status = 'APPROVED'`,
    ...(ratings.length > 0 ? [sql`rating = any(${ratings as number[]}::int[])`] : []),
    ...(withMedia ? [sql`with_media`] : []),
    ...(verified ? [sql`verified`] : []),
  ];
  const chosen = sql.join(conditions, sql` and `);
  // the facts know how many there are, unless the filters cut across them
  const isCounted = verified || (withMedia && ratings.length > 0);
  const counted = isCounted ? sql`(select count(*)::int from reviews where ${chosen})` : sql`null::int`;
  const { rows } = await sql<
    RatingFacts & { counted: number | null; whoMayReview: Found['whoMayReview'] | null } & ReviewRow
  >`
    select ${factColumns}, ${counted} as counted, settings.doc ->> 'whoMayReview' as "whoMayReview", ${reviewColumns}
    from (select) as one
    left join review_settings settings on settings.site_id = ${tx.siteId}
    left join review_facts facts
      on facts.site_id = ${tx.siteId} and facts.namespace = ${sql.lit(STORES)} and facts.entity_id = ${productId}
    left join (
      select * from reviews where ${chosen} order by ${orders[sort]} limit ${sql.lit(limit)} offset ${offset}
    ) as reviews on true
    order by ${orders[sort]}`.execute(tx.db);
  const [first] = rows;
  const facts = first?.stars1 == null ? noRatings : first;
  const total = first?.counted ?? totalOf(facts, choice);
  const whoMayReview = first?.whoMayReview ?? usualSettings.whoMayReview;
  return { facts, reviews: rows.flatMap((row) => (row.id ? [toReview(row)] : [])), total, whoMayReview };
}

function totalOf(facts: RatingFacts, { ratings, withMedia }: ReviewChoice): number {
  if (withMedia) return facts.withMedia;
  return starsOf(facts).reduce((sum, stars, place) => {
    const isChosen = ratings.length === 0 || ratings.includes(place + 1);
    return sum + (isChosen ? stars : 0);
  }, 0);
}

export type Vote = { reviewId: string; isHelpful: boolean; helpful: number; unhelpful: number };
export type OwnPart = { votes: Vote[]; own: Review | null };

/** What a person voted on these reviews, and their own review of the product: one statement. */
export async function findOwnPart(
  tx: Tx,
  person: { kind: 'member' | 'visitor'; id: string },
  { productId, reviewIds }: { productId: string; reviewIds: readonly string[] },
): Promise<OwnPart> {
  const { rows } = await sql<Partial<ReviewRow> & { votes: Vote[] | null }>`
    select ${reviewColumns}, (
      select jsonb_agg(jsonb_build_object('reviewId', votes.review_id, 'isHelpful', votes.helpful,
        'helpful', voted.helpful, 'unhelpful', voted.unhelpful))
      from review_votes votes
      join reviews voted on voted.site_id = votes.site_id and voted.id = votes.review_id
      where votes.site_id = ${tx.siteId} and votes.voter_id = ${person.id} and votes.review_id ${anyOf(reviewIds)}
    ) as votes
    from (select) as one
    left join reviews on reviews.site_id = ${tx.siteId} and reviews.namespace = ${sql.lit(STORES)}
      and reviews.entity_id = ${productId} and ${ofPerson(tx, person)}
    order by reviews.created_date, reviews.id limit 1`.execute(tx.db);
  const [row] = rows;
  return { votes: row?.votes ?? [], own: row?.id ? toReview(row as ReviewRow) : null };
}
