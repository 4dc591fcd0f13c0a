import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { CompiledQuery, Queryable, SortedRow } from '../../platform/query/index.ts';

/** `postCount` is of all posts outside the trash. */
export type Tag = {
  id: string;
  label: string;
  slug: string;
  language: string | null;
  createdDate: string;
  postCount: number;
  publishedPostCount: number;
};

const published = sql`(select count(*)::int from blog_posts posts
  where posts.site_id = tags.site_id and posts.post is not null and posts.live_tag_ids @> array[tags.id])`;
const all = sql`(select count(*)::int from blog_posts posts
  where posts.site_id = tags.site_id and posts.status <> 'DELETED' and posts.tag_ids @> array[tags.id])`;

/** Fields that clients may query tags by. */
export const tagQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`tags.id`, sortable: true },
    label: { kind: 'string', column: sql`tags.label`, sortable: true },
    slug: { kind: 'string', column: sql`tags.slug`, sortable: true },
    postCount: { kind: 'integer', column: all, sortable: true },
    publishedPostCount: { kind: 'integer', column: published, sortable: true },
    language: { kind: 'string', column: sql`tags.language`, sortable: true, nullable: true },
  },
  defaultSort: [{ fieldName: 'label', order: 'ASC' }],
  tieBreaker: 'id',
};

const columns = sql`tags.id, tags.label, tags.slug, tags.language, tags.created_date as "createdDate",
  ${all} as "postCount", ${published} as "publishedPostCount"`;

/** Which of the ids are of tags; those stay until the transaction ends. */
export async function lockTags(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from blog_tags where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[])
    order by id for key share`.execute(tx.db);
  return rows.map(({ id }) => id);
}

type By = { id: string } | { slug: string } | { label: string; language: string | null };

function conditionOf(by: By) {
  if ('id' in by) return sql`id = ${by.id}`;
  if ('slug' in by) return sql`slug = ${by.slug}`;
  return sql`lower(label) = lower(${by.label}) and (${by.language}::text is null or language = ${by.language})`;
}

/** Labels are found in any case; without a language, in any. */
export async function findTag(tx: Tx, by: By): Promise<Tag | null> {
  const where = conditionOf(by);
  const { rows } = await sql<Tag>`
    select ${columns} from blog_tags tags where site_id = ${tx.siteId} and ${where}
    order by created_date limit 1`.execute(tx.db);
  return rows[0] ?? null;
}

export async function findTags(tx: Tx, ids: readonly string[]): Promise<Tag[]> {
  const { rows } = await sql<Tag>`
    select ${columns} from blog_tags tags
    where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[]) order by label, id`.execute(tx.db);
  return rows;
}

/** The same, where nobody else changes what they count until the transaction ends. */
export async function findTagsToCount(tx: Tx, ids: readonly string[]): Promise<Tag[]> {
  await sql`
    select from blog_tags where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[])
    order by id for no key update`.execute(tx.db);
  return findTags(tx, ids);
}

export async function findAllTags(tx: Tx): Promise<Tag[]> {
  const { rows } = await sql<Tag>`
    select ${columns} from blog_tags tags where site_id = ${tx.siteId} order by id`.execute(tx.db);
  return rows;
}

export async function countTags(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from blog_tags where site_id = ${tx.siteId}`.execute(tx.db);
  return rows[0]?.count ?? 0;
}

export async function insertTag(tx: Tx, { id, label, slug, language, createdDate }: Tag): Promise<void> {
  await sql`
    insert into blog_tags (site_id, id, label, slug, language, created_date)
    values (${tx.siteId}, ${id}, ${label}, ${slug}, ${language}, ${createdDate})`.execute(tx.db);
}

export async function takenTagSlugs(tx: Tx, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from blog_tags where site_id = ${tx.siteId} and slug = any(${slugs as string[]}::text[])`.execute(
    tx.db,
  );
  return new Set(rows.map(({ slug }) => slug));
}

/** Deletes a tag, and takes it off its posts; false where there is none. */
export async function removeTag(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`delete from blog_tags where site_id = ${tx.siteId} and id = ${id} returning id`.execute(
    tx.db,
  );
  await sql`
    update blog_posts set tag_ids = array_remove(tag_ids, ${id}::uuid),
      live_tag_ids = array_remove(live_tag_ids, ${id}::uuid)
    where site_id = ${tx.siteId} and (tag_ids @> array[${id}::uuid] or live_tag_ids @> array[${id}::uuid])`.execute(
    tx.db,
  );
  return rows.length > 0;
}

export async function queryTagRows(tx: Tx, query: CompiledQuery): Promise<(Tag & SortedRow)[]> {
  const { rows } = await sql<Tag & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from blog_tags tags
    where site_id = ${tx.siteId} and ${query.where} order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows;
}

export async function countTagRows(tx: Tx, { filter }: CompiledQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from blog_tags tags where site_id = ${tx.siteId} and ${filter}`.execute(tx.db);
  return rows[0]?.count ?? 0;
}
