import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { NIL_ID } from '../../platform/ids.ts';
import type { CompiledQuery, Queryable, QueryField, SortedRow } from '../../platform/query/index.ts';
import { type Review, STORES } from './review.ts';
import { type ReviewRow, reviewColumns, toReview } from './reviews.store.ts';

/** Whose reviews a caller reads: published ones, also a person's own, or all. */
export type Readable = 'PUBLISHED' | 'ALL' | { person: { kind: 'member' | 'visitor'; id: string } };

const field = (kind: QueryField['kind'], name: string, more: Partial<QueryField> = {}): QueryField => ({
  kind,
  column: sql.ref(`reviews.${name}`),
  sortable: true,
  ...more,
});
const inDocument = (name: string): QueryField => ({
  kind: 'string',
  column: sql`reviews.doc ->> ${sql.lit(name)}`,
  nullable: true,
});

const fields: Queryable['fields'] = {
  id: field('uuid', 'id'),
  namespace: field('string', 'namespace', { values: [STORES] }),
  entityId: field('uuid', 'entity_id', { noValue: NIL_ID }),
  createdDate: field('date', 'created_date'),
  updatedDate: field('date', 'updated_date'),
  reviewDate: field('date', 'review_date'),
  'content.rating': field('integer', 'rating'),
  'content.title': inDocument('title'),
  'content.body': inDocument('body'),
  'content.media': {
    kind: 'string',
    column: sql`case when reviews.with_media then 'yes' end`,
    operators: ['$exists'],
    nullable: true,
  },
  reply: {
    kind: 'string',
    column: sql`case when reviews.with_reply then 'yes' end`,
    operators: ['$exists'],
    nullable: true,
  },
  'author.authorName': field('string', 'author_name', { nullable: true }),
  verified: field('boolean', 'verified'),
  'origin.type': field('string', 'origin', { values: ['ORGANIC', 'APP'] }),
  foundHelpful: field('integer', 'helpful'),
  foundUnhelpful: field('integer', 'unhelpful'),
  helpfulness: { kind: 'integer', column: sql`(reviews.helpful - reviews.unhelpful)`, sortable: true },
  relevanceScore: field('number', 'relevance'),
  publishCount: field('integer', 'publish_count'),
  'moderation.moderationStatus': field('string', 'status', {
    values: ['SUBMITTED', 'IN_MODERATION', 'APPROVED', 'REJECTED'],
  }),
};
/** Only for those who may know who wrote a review. */
const privateFields: Queryable['fields'] = {
  'author.contactId': field('uuid', 'contact_id', { noValue: NIL_ID }),
  'author.authorType': field('string', 'author_type', { values: ['MEMBER', 'VISITOR'] }),
  'source.reviewRequestId': inDocument('requestId'),
};

export const reviewsQueryable = ({ isPrivate }: { isPrivate: boolean }): Queryable => ({
  fields: isPrivate ? { ...fields, ...privateFields } : fields,
  defaultSort: [{ fieldName: 'createdDate', order: 'ASC' }],
  tieBreaker: 'id',
  maxLimit: 100,
});

/** The reviews of a person: written by them, or under the address of their account. */
export const ofPerson = (tx: Tx, { kind, id }: { kind: 'member' | 'visitor'; id: string }): RawBuilder<boolean> =>
  kind === 'visitor'
    ? sql`reviews.author_id = ${id}`
    : sql`(reviews.author_id = ${id} or reviews.contact_id in (
        select contacts.id from contacts where contacts.site_id = ${tx.siteId} and contacts.member_id = ${id}))`;

function conditionOf(tx: Tx, readable: Readable): RawBuilder<boolean> {
  if (readable === 'ALL') return sql`true`;
  if (readable === 'PUBLISHED') return sql`reviews.status = 'APPROVED'`;
  return sql`(reviews.status = 'APPROVED' or ${ofPerson(tx, readable.person)})`;
}

export async function findReadable(tx: Tx, id: string, readable: Readable): Promise<Review | null> {
  const { rows } = await sql<ReviewRow>`
    select ${reviewColumns} from reviews
    where reviews.site_id = ${tx.siteId} and reviews.id = ${id} and ${conditionOf(tx, readable)}`.execute(tx.db);
  return rows[0] ? toReview(rows[0]) : null;
}

export async function queryReviewRows(
  tx: Tx,
  query: CompiledQuery,
  readable: Readable,
): Promise<({ review: Review } & SortedRow)[]> {
  const { rows } = await sql<ReviewRow & SortedRow>`
    select ${reviewColumns}, ${query.sortKeys} as sort_keys from reviews
    where reviews.site_id = ${tx.siteId} and ${conditionOf(tx, readable)} and ${query.where}
    order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows.map(({ sort_keys, ...row }) => ({ review: toReview(row), sort_keys }));
}

/** Counting stops here. */
export const MOST_COUNTED = 100_000;

/** The number of matching reviews, up to one more than are counted. */
export async function countReviewRows(tx: Tx, filter: RawBuilder<boolean>, readable: Readable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from reviews where reviews.site_id = ${tx.siteId} and ${conditionOf(tx, readable)} and ${filter}
      limit ${sql.lit(MOST_COUNTED + 1)}) as counted`.execute(tx.db);
  return rows[0]?.count ?? 0;
}
