import { sql } from 'kysely';
import { anyOf, type Tx } from '../../platform/db/index.ts';
import type { CompiledQuery, SortedRow } from '../../platform/query/index.ts';
import { factColumns } from './product-reviews.store.ts';
import type { RatingFacts } from './rating-summary.ts';
import { type Review, STORES } from './review.ts';
import { type ReviewRow, reviewColumns, toReview } from './reviews.store.ts';
import { ofPerson } from './reviews-queryable.store.ts';

/** A product as lists of reviews name it. */
export type ReviewedProduct = {
  name: string;
  slug: string;
  visible: boolean;
  /** Its first picture or video. */
  media: { id: string; kind?: string; posterId?: string | null; width?: number; height?: number } | null;
};
export type ReviewOfProduct = { review: Review; product: ReviewedProduct };

const productColumns = sql`products.name as "productName", products.slug, products.visible,
  products.doc #> '{media,0}' as media`;
type ProductRow = { productName: string; slug: string; visible: boolean; media: ReviewedProduct['media'] };
const toProduct = ({ productName: name, slug, visible, media }: ProductRow): ReviewedProduct => ({
  ...{ name, slug, visible, media },
});
const reviewOf = ({
  productName: _name,
  slug: _slug,
  visible: _visible,
  media: _media,
  ...row
}: ReviewRow & ProductRow) => toReview(row);

/** A person's own reviews, latest first, with their number. */
export async function findReviewsOf(
  tx: Tx,
  person: { kind: 'member' | 'visitor'; id: string },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ found: ReviewOfProduct[]; total: number }> {
  const { rows } = await sql<ReviewRow & ProductRow & { total: number }>`
    select ${reviewColumns}, ${productColumns}, count(*) over ()::int as total from reviews
    join products on products.site_id = reviews.site_id and products.id = reviews.entity_id
    where reviews.site_id = ${tx.siteId} and ${ofPerson(tx, person)}
    order by reviews.created_date desc, reviews.id limit ${sql.lit(limit)} offset ${offset}`.execute(tx.db);
  return {
    found: rows.map(({ total: _total, ...row }) => ({ review: reviewOf(row), product: toProduct(row) })),
    total: rows[0]?.total ?? offset,
  };
}

export type ModeratedRow = ReviewOfProduct & SortedRow & { email: string | null; memberId: string | null };

/** Reviews as a query selects them, with their products and authors. */
export async function queryModerated(tx: Tx, query: CompiledQuery): Promise<ModeratedRow[]> {
  const { rows } = await sql<ReviewRow & ProductRow & SortedRow & { email: string | null; memberId: string | null }>`
    with page as (
      select reviews.*, ${query.sortKeys} as sort_keys, row_number() over (order by ${query.orderBy}) as place from reviews
      where reviews.site_id = ${tx.siteId} and ${query.where} order by ${query.orderBy} ${query.window}
    )
    select ${reviewColumns}, ${productColumns}, reviews.sort_keys, contacts.primary_email as email,
      contacts.member_id as "memberId"
    from page as reviews
    join products on products.site_id = reviews.site_id and products.id = reviews.entity_id
    left join contacts on contacts.site_id = reviews.site_id and contacts.id = reviews.contact_id
    order by reviews.place`.execute(tx.db);
  return rows.map(({ sort_keys, email, memberId, ...row }) => ({
    ...{ review: reviewOf(row), product: toProduct(row), sort_keys, email, memberId },
  }));
}

export type StatusCounts = { waiting: number; published: number; rejected: number };

export async function countByStatus(tx: Tx): Promise<StatusCounts> {
  const { rows } = await sql<StatusCounts>`
    select (count(*) filter (where status in ('SUBMITTED', 'IN_MODERATION')))::int as waiting,
      (count(*) filter (where status = 'APPROVED'))::int as published,
      (count(*) filter (where status = 'REJECTED'))::int as rejected
    from reviews where site_id = ${tx.siteId}`.execute(tx.db);
  return rows[0] ?? { waiting: 0, published: 0, rejected: 0 };
}

export type Totals = RatingFacts & { answered: number; verified: number; replyHours: number | null };

/** Counts over all published reviews. */
export async function readTotals(tx: Tx): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select (count(*) filter (where rating = 1))::int as stars1, (count(*) filter (where rating = 2))::int as stars2,
      (count(*) filter (where rating = 3))::int as stars3, (count(*) filter (where rating = 4))::int as stars4,
      (count(*) filter (where rating = 5))::int as stars5, (count(*) filter (where with_media))::int as "withMedia",
      (count(*) filter (where with_reply))::int as answered, (count(*) filter (where verified))::int as verified,
      round((percentile_cont(0.5) within group (order by greatest(0, extract(epoch from
        (doc #>> '{reply,createdDate}')::timestamptz - review_date) / 3600.0)) filter (where with_reply))::numeric, 1)::float8
        as "replyHours"
    from reviews where site_id = ${tx.siteId} and status = 'APPROVED'`.execute(tx.db);
  return rows[0] as Totals;
}

export type MonthRow = { month: string; count: number; average: number };

/** Published reviews by month of the site's time zone, for twelve months up to now. */
export async function readMonths(tx: Tx, { timeZone, now }: { timeZone: string; now: Date }): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    with months as (
      select generate_series(date_trunc('month', ${now}::timestamptz at time zone ${timeZone}) - interval '11 months',
        date_trunc('month', ${now}::timestamptz at time zone ${timeZone}), interval '1 month') as month
    )
    select to_char(months.month, 'YYYY-MM') as month, count(reviews.id)::int as count,
      coalesce(round(avg(reviews.rating), 1), 0)::float8 as average
    from months left join reviews on reviews.site_id = ${tx.siteId} and reviews.status = 'APPROVED'
      and reviews.review_date >= months.month at time zone ${timeZone}
      and reviews.review_date < (months.month + interval '1 month') at time zone ${timeZone}
    group by months.month order by months.month`.execute(tx.db);
  return rows;
}

export type RatedRow = RatingFacts & { id: string; product: ReviewedProduct };

/** The products with the most reviews, or with the best or lowest ratings. */
export async function readRated(tx: Tx, by: 'most' | 'best' | 'lowest', limit: number): Promise<RatedRow[]> {
  const count = sql`(stars_1 + stars_2 + stars_3 + stars_4 + stars_5)`;
  const average = sql`(stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5)::numeric / ${count}`;
  const orders = { most: sql`${count} desc`, best: sql`${average} desc`, lowest: sql`${average}` };
  const { rows } = await sql<RatingFacts & ProductRow & { id: string }>`
    select products.id, ${factColumns}, ${productColumns} from review_facts facts
    join products on products.site_id = facts.site_id and products.id = facts.entity_id
    where facts.site_id = ${tx.siteId} and facts.namespace = ${sql.lit(STORES)} and ${count} > 0
    order by ${orders[by]}, ${count} desc, products.id
    limit ${sql.lit(limit)}`.execute(tx.db);
  return rows.map((row) => ({ ...row, product: toProduct(row) }));
}

export type ExportedReview = { review: Review; slug: string; email: string | null };

/** Reviews after an id, in the order of ids, with what names their product and author elsewhere. */
export async function findExportedReviews(
  tx: Tx,
  { after, limit }: { after: string | null; limit: number },
): Promise<ExportedReview[]> {
  const { rows } = await sql<ReviewRow & { slug: string; email: string | null }>`
    select ${reviewColumns}, products.slug, contacts.primary_email as email from reviews
    join products on products.site_id = reviews.site_id and products.id = reviews.entity_id
    left join contacts on contacts.site_id = reviews.site_id and contacts.id = reviews.contact_id
    where reviews.site_id = ${tx.siteId} and ${after ? sql`reviews.id > ${after}` : sql`true`}
    order by reviews.id limit ${sql.lit(limit)}`.execute(tx.db);
  return rows.map(({ slug, email, ...row }) => ({ review: toReview(row), slug, email }));
}

/** Products by their ids, as lists of reviews name them. */
export async function findReviewedProducts(tx: Tx, ids: readonly string[]): Promise<Map<string, ReviewedProduct>> {
  const { rows } = await sql<ProductRow & { id: string }>`
    select products.id, ${productColumns} from products
    where products.site_id = ${tx.siteId} and products.id ${anyOf(ids)}`.execute(tx.db);
  return new Map(rows.map(({ id, ...row }) => [id, toProduct(row)]));
}
