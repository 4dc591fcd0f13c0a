import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { CompiledQuery, Queryable, SortedRow } from '../../platform/query/index.ts';

export type Like = { id: string; postId: string; ownerId: string; isMember: boolean; createdDate: string };

/** Fields that clients may query likes by. */
export const likeQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`likes.id`, sortable: true },
    entityId: { kind: 'uuid', column: sql`likes.post_id` },
    fqdn: { kind: 'string', column: sql`'wix.blog.v3.post'::text` },
    createdDate: { kind: 'date', column: sql`likes.created_date`, sortable: true },
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
};

const columns = sql`likes.id, likes.post_id as "postId", likes.owner_id as "ownerId", likes.is_member as "isMember",
  likes.created_date as "createdDate"`;

/** Whose likes a call may see; null for those of everybody. */
export type Whose = string | null;
const ofOwner = (owner: Whose) => (owner === null ? sql`true` : sql`likes.owner_id = ${owner}`);

/** A like, unless the person has one of the post already; null then. The post stays until the transaction ends. */
export async function insertLike(tx: Tx, like: Like): Promise<Like | null> {
  const { rows } = await sql<Like>`
    insert into blog_likes as likes (site_id, id, post_id, owner_id, is_member, created_date)
    values (${tx.siteId}, ${like.id}, ${like.postId}, ${like.ownerId}, ${like.isMember}, ${like.createdDate})
    on conflict do nothing returning ${columns}`.execute(tx.db);
  return rows[0] ?? null;
}

export async function findLike(tx: Tx, by: { id: string } | { postId: string }, owner: Whose): Promise<Like | null> {
  const where = 'id' in by ? sql`likes.id = ${by.id}` : sql`likes.post_id = ${by.postId}`;
  const { rows } = await sql<Like>`
    select ${columns} from blog_likes likes
    where site_id = ${tx.siteId} and ${where} and ${ofOwner(owner)} limit 1`.execute(tx.db);
  return rows[0] ?? null;
}

export async function removeLike(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`delete from blog_likes where site_id = ${tx.siteId} and id = ${id} returning id`.execute(
    tx.db,
  );
  return rows.length > 0;
}

export async function queryLikeRows(tx: Tx, query: CompiledQuery, owner: Whose): Promise<(Like & SortedRow)[]> {
  const { rows } = await sql<Like & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from blog_likes likes
    where site_id = ${tx.siteId} and ${ofOwner(owner)} and ${query.where}
    order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows;
}

/** The likes of members. */
export async function findLikesOf(tx: Tx, memberIds: readonly string[]): Promise<Like[]> {
  const { rows } = await sql<Like>`
    select ${columns} from blog_likes likes
    where site_id = ${tx.siteId} and owner_id = any(${memberIds as string[]}::uuid[])
    order by created_date, id`.execute(tx.db);
  return rows;
}

export async function removeLikesOf(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await sql`
    delete from blog_likes where site_id = ${tx.siteId} and owner_id = any(${memberIds as string[]}::uuid[])`.execute(
    tx.db,
  );
}

/** A visitor's likes become the member's, of posts that the member does not like already. */
export async function moveLikes(tx: Tx, visitorId: string, memberId: string): Promise<void> {
  await sql`
    update blog_likes likes set owner_id = ${memberId}, is_member = true
    where site_id = ${tx.siteId} and owner_id = ${visitorId} and not exists (
      select from blog_likes own
      where own.site_id = likes.site_id and own.post_id = likes.post_id and own.owner_id = ${memberId})`.execute(tx.db);
  await sql`delete from blog_likes where site_id = ${tx.siteId} and owner_id = ${visitorId}`.execute(tx.db);
}

/** One more view of a published post. */
export async function countView(tx: Tx, postId: string): Promise<void> {
  await sql`
    insert into blog_views (site_id, post_id, views)
    select site_id, id, 1 from blog_posts where site_id = ${tx.siteId} and id = ${postId} and post is not null
    on conflict (site_id, post_id) do update set views = blog_views.views + 1`.execute(tx.db);
}
