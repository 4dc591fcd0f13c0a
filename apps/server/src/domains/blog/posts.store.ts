import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { NIL_ID } from '../../platform/ids.ts';
import { type CompiledQuery, type Queryable, type SortedRow, searchVector } from '../../platform/query/index.ts';
import type { DraftDoc, Metrics, Post, PostStatus, PublishedPost } from './post.ts';

const STATUSES: readonly PostStatus[] = ['PUBLISHED', 'UNPUBLISHED', 'SCHEDULED', 'DELETED'];
const draftText = (name: keyof DraftDoc) => sql`posts.draft ->> ${sql.lit(name)}`;
const draftFlag = (name: keyof DraftDoc) => sql`(posts.draft ->> ${sql.lit(name)})::boolean`;
const listIn = (column: 'draft' | 'post', name: keyof DraftDoc) =>
  sql`array(select jsonb_array_elements_text(${sql.ref(`posts.${column}`)} -> ${sql.lit(name)}))`;

/** Fields that clients may query drafts by. */
export const draftQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`posts.id`, sortable: true },
    title: { kind: 'string', column: sql`posts.title`, sortable: true },
    excerpt: { kind: 'string', column: sql`coalesce(${draftText('excerpt')}, '')`, sortable: true },
    status: { kind: 'string', column: sql`posts.status`, sortable: true, values: STATUSES },
    editedDate: { kind: 'date', column: sql`posts.edited_date`, sortable: true },
    scheduledPublishDate: { kind: 'date', column: sql`posts.scheduled_date`, sortable: true, nullable: true },
    firstPublishedDate: { kind: 'date', column: sql`posts.first_published_date`, sortable: true, nullable: true },
    categoryIds: { kind: 'uuidArray', column: sql`posts.category_ids` },
    tagIds: { kind: 'uuidArray', column: sql`posts.tag_ids` },
    hashtags: { kind: 'stringArray', column: listIn('draft', 'hashtags') },
    pricingPlanIds: { kind: 'stringArray', column: listIn('draft', 'pricingPlanIds') },
    memberId: { kind: 'string', column: draftText('memberId') },
    commentingEnabled: { kind: 'boolean', column: draftFlag('commentingEnabled'), sortable: true },
    featured: { kind: 'boolean', column: draftFlag('featured'), sortable: true },
    hasUnpublishedChanges: { kind: 'boolean', column: sql`posts.has_changes`, sortable: true },
    language: { kind: 'string', column: draftText('language') },
    translationId: { kind: 'string', column: draftText('translationId') },
  },
  defaultSort: [{ fieldName: 'editedDate', order: 'DESC' }],
  tieBreaker: 'id',
};

const text = (name: string) => sql`posts.post ->> ${sql.lit(name)}`;
const flag = (name: string) => sql`(posts.post ->> ${sql.lit(name)})::boolean`;
const likes = sql`(select count(*)::int from blog_likes likes where likes.site_id = posts.site_id and likes.post_id = posts.id)`;
const views = sql`coalesce((select views.views from blog_views views where views.site_id = posts.site_id and views.post_id = posts.id), 0)::int`;

/** Fields that clients may query published posts by. */
export const postQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`posts.id`, sortable: true },
    title: { kind: 'string', column: text('title'), sortable: true },
    slug: { kind: 'string', column: text('slug'), sortable: true },
    firstPublishedDate: { kind: 'date', column: sql`posts.first_published_date`, sortable: true },
    lastPublishedDate: { kind: 'date', column: sql`posts.last_published_date`, sortable: true },
    featured: { kind: 'boolean', column: flag('featured'), sortable: true },
    pinned: { kind: 'boolean', column: flag('pinned'), sortable: true },
    categoryIds: { kind: 'uuidArray', column: sql`posts.live_category_ids` },
    tagIds: { kind: 'uuidArray', column: sql`posts.live_tag_ids` },
    memberId: { kind: 'string', column: text('memberId') },
    hashtags: { kind: 'stringArray', column: listIn('post', 'hashtags') },
    pricingPlanIds: { kind: 'stringArray', column: listIn('post', 'pricingPlanIds') },
    commentingEnabled: { kind: 'boolean', column: flag('commentingEnabled'), sortable: true },
    minutesToRead: { kind: 'integer', column: sql`(posts.post ->> 'minutesToRead')::int` },
    language: { kind: 'string', column: text('language') },
    translationId: { kind: 'string', column: text('translationId') },
    'metrics.views': { kind: 'integer', column: views, sortable: true },
    'metrics.comments': { kind: 'integer', column: sql`0`, sortable: true },
    'metrics.likes': { kind: 'integer', column: likes, sortable: true },
    'media.displayed': {
      kind: 'boolean',
      column: sql`coalesce((posts.post -> 'media' ->> 'displayed')::boolean, false)`,
    },
  },
  text: { vector: sql`posts.search`, fields: { title: 'A', excerpt: 'B', contentText: 'D' } },
  defaultSort: [{ fieldName: 'firstPublishedDate', order: 'DESC' }],
  tieBreaker: 'id',
};

/** Without the texts of posts, which lists need not read. */
const light = (column: RawBuilder<unknown>, isWhole: boolean) =>
  isWhole ? column : sql`${column} - 'richContent' - 'contentText'`;
const columns = (isWhole: boolean) => sql`posts.id, posts.revision::text as revision, posts.status,
  ${light(sql`posts.draft`, isWhole)} as draft, ${light(sql`posts.post`, isWhole)} as post, posts.slug,
  posts.has_changes as "hasChanges", posts.category_ids as "categoryIds", posts.tag_ids as "tagIds",
  posts.live_category_ids as "liveCategoryIds", posts.live_tag_ids as "liveTagIds",
  posts.first_published_date as "firstPublishedDate", posts.last_published_date as "lastPublishedDate",
  posts.scheduled_date as "scheduledDate", posts.edited_date as "editedDate", posts.created_date as "createdDate"`;
const metrics = sql`jsonb_build_object('comments', 0, 'likes', ${likes}, 'views', ${views}) as metrics`;

/** Keeps creations apart for the rest of the transaction, so that the limits of a site hold. */
export async function lockBlog(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('blog ' || ${tx.siteId}::text, 0))`.execute(tx.db);
}

/** All posts of the site outside the trash, in the order in which they were begun. */
export async function findAllPosts(tx: Tx): Promise<Post[]> {
  const { rows } = await sql<Post>`
    select ${columns(true)} from blog_posts posts where posts.site_id = ${tx.siteId} and posts.status <> 'DELETED'
    order by posts.id`.execute(tx.db);
  return rows;
}

/** Posts outside the trash, after one of them, in the order of their ids. */
export async function findPostsAfter(tx: Tx, { after, limit }: { after: string; limit: number }): Promise<Post[]> {
  const { rows } = await sql<Post>`
    select ${columns(true)} from blog_posts posts where posts.site_id = ${tx.siteId} and posts.status <> 'DELETED'
      and posts.id > ${after || NIL_ID}::uuid
    order by posts.id limit ${limit}`.execute(tx.db);
  return rows;
}

export async function countAllPosts(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from blog_posts where site_id = ${tx.siteId}`.execute(tx.db);
  return rows[0]?.count ?? 0;
}

export const hasPosts = async (tx: Tx): Promise<boolean> => (await countAllPosts(tx)) > 0;

/** A post in whatever state; locked until the transaction ends, where it is going to change. */
export async function findPost(tx: Tx, id: string, { lock = false } = {}): Promise<Post | null> {
  const { rows } = await sql<Post>`
    select ${columns(true)} from blog_posts posts where site_id = ${tx.siteId} and id = ${id}
    ${lock ? sql`for update` : sql``}`.execute(tx.db);
  return rows[0] ?? null;
}

/** The words by which readers find a post: those of what is published. */
const wordsOf = ({ post }: Post): string =>
  post ? searchVector({ A: post.title, B: post.excerpt, D: post.contentText }) : '';

/** Writes a new post, or all of one whose row the caller holds. */
export async function savePost(tx: Tx, post: Post): Promise<void> {
  await sql`
    insert into blog_posts (site_id, id, revision, status, draft, post, slug, has_changes, category_ids, tag_ids,
      live_category_ids, live_tag_ids, first_published_date, last_published_date, scheduled_date, edited_date, created_date,
      search)
    values (${tx.siteId}, ${post.id}, ${post.revision}, ${post.status}, ${JSON.stringify(post.draft)},
      ${post.post && JSON.stringify(post.post)}, ${post.slug}, ${post.hasChanges}, ${post.categoryIds}::uuid[],
      ${post.tagIds}::uuid[], ${post.liveCategoryIds}::uuid[], ${post.liveTagIds}::uuid[], ${post.firstPublishedDate},
      ${post.lastPublishedDate}, ${post.scheduledDate}, ${post.editedDate}, ${post.createdDate},
      ${wordsOf(post)}::tsvector)
    on conflict (site_id, id) do update set revision = excluded.revision, status = excluded.status, draft = excluded.draft,
      post = excluded.post, slug = excluded.slug, has_changes = excluded.has_changes, category_ids = excluded.category_ids,
      tag_ids = excluded.tag_ids, live_category_ids = excluded.live_category_ids, live_tag_ids = excluded.live_tag_ids,
      first_published_date = excluded.first_published_date, last_published_date = excluded.last_published_date,
      scheduled_date = excluded.scheduled_date, edited_date = excluded.edited_date, search = excluded.search`.execute(
    tx.db,
  );
}

export async function removePost(tx: Tx, id: string): Promise<void> {
  await sql`delete from blog_posts where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}

/** Which of the ids are of published posts. */
export async function findPostIds(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from blog_posts where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[])`.execute(tx.db);
  return rows.map(({ id }) => id);
}

/** Whether a translation of a post into a language exists, other than the one with this id. */
export async function hasTranslation(tx: Tx, translationId: string, language: string): Promise<boolean> {
  const { rows } = await sql`
    select id from blog_posts where site_id = ${tx.siteId} and status <> 'DELETED'
      and draft ->> 'translationId' = ${translationId} and draft ->> 'language' = ${language} limit 1`.execute(tx.db);
  return rows.length > 0;
}

type Page = { query: CompiledQuery; isWhole: boolean };

/** Posts as their authors write them; `isDeleted` for those in the trash. */
export async function queryDraftRows(
  tx: Tx,
  { query, isWhole }: Page,
  isDeleted: boolean,
): Promise<(Post & SortedRow)[]> {
  const { rows } = await sql<Post & SortedRow>`
    select ${columns(isWhole)}, ${query.sortKeys} as sort_keys from blog_posts posts
    where site_id = ${tx.siteId} and (status = 'DELETED') = ${isDeleted} and ${query.where}
    order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows;
}

export async function countDraftRows(tx: Tx, { filter }: CompiledQuery, isDeleted: boolean): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from blog_posts posts
    where site_id = ${tx.siteId} and (status = 'DELETED') = ${isDeleted} and ${filter}`.execute(tx.db);
  return rows[0]?.count ?? 0;
}

export async function queryPostRows(tx: Tx, { query, isWhole }: Page): Promise<(PublishedPost & SortedRow)[]> {
  const { rows } = await sql<PublishedPost & SortedRow>`
    select ${columns(isWhole)}, ${metrics}, ${query.sortKeys} as sort_keys from blog_posts posts
    where site_id = ${tx.siteId} and post is not null and ${query.where}
    order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows;
}

export async function countPostRows(tx: Tx, filter: RawBuilder<boolean> | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from blog_posts posts
    where site_id = ${tx.siteId} and post is not null and ${filter ?? sql`true`}`.execute(tx.db);
  return rows[0]?.count ?? 0;
}

/** A published post, by its id or by a slug that it has or had. */
export async function findPublished(tx: Tx, by: { id: string } | { slug: string }): Promise<PublishedPost | null> {
  const id =
    'id' in by
      ? sql`${by.id}::uuid`
      : sql`(select post_id from blog_slugs where site_id = ${tx.siteId} and slug = ${by.slug})`;
  const { rows } = await sql<PublishedPost>`
    select ${columns(true)}, ${metrics} from blog_posts posts
    where site_id = ${tx.siteId} and id = ${id} and post is not null`.execute(tx.db);
  return rows[0] ?? null;
}

export async function findMetrics(tx: Tx, id: string): Promise<Metrics | null> {
  const { rows } = await sql<{ metrics: Metrics }>`
    select ${metrics} from blog_posts posts
    where site_id = ${tx.siteId} and id = ${id} and post is not null`.execute(tx.db);
  return rows[0]?.metrics ?? null;
}

export type MonthCount = { periodStart: string; postCount: number };

/** How many posts were first published in each month, of those that have any. */
export async function countByMonth(
  tx: Tx,
  asked: { from: Date | null; months: number; timeZone: string; language: string | null },
): Promise<MonthCount[]> {
  const { from, months, timeZone, language } = asked;
  const start = sql`date_trunc('month', ${from}::timestamptz at time zone ${timeZone})`;
  const { rows } = await sql<MonthCount>`
    select month at time zone ${timeZone} as "periodStart", count(*)::int as "postCount"
    from (select date_trunc('month', first_published_date at time zone ${timeZone}) as month from blog_posts
      where site_id = ${tx.siteId} and post is not null
        and (${language}::text is null or post ->> 'language' = ${language})) as posts
    where ${from}::timestamptz is null
      or (month >= ${start} and month < ${start} + make_interval(months => ${months}::int))
    group by month order by month`.execute(tx.db);
  return rows;
}

/** The titles of what a member wrote. */
export async function findPostsBy(tx: Tx, memberId: string): Promise<{ id: string; title: string }[]> {
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from blog_posts
    where site_id = ${tx.siteId} and ${memberId}::text in (draft ->> 'memberId', post ->> 'memberId')
    order by created_date, id`.execute(tx.db);
  return rows;
}

/** Takes the names of members off what they wrote. */
export async function forgetAuthors(tx: Tx, memberIds: readonly string[]): Promise<void> {
  const nobody = sql`'{"memberId": null, "authorName": null}'::jsonb`;
  await sql`
    update blog_posts set draft = draft || ${nobody}, post = post || ${nobody}
    where site_id = ${tx.siteId}
      and (draft ->> 'memberId' = any(${memberIds as string[]}::text[]) or post ->> 'memberId' = any(${memberIds as string[]}::text[]))`.execute(
    tx.db,
  );
}

/** The posts published before and after one. */
export async function findNeighbours(
  tx: Tx,
  { id, firstPublishedDate }: PublishedPost,
): Promise<{ previous: PublishedPost | null; next: PublishedPost | null }> {
  const neighbour = async (isLater: boolean) => {
    const beyond = isLater ? sql`>` : sql`<`;
    const order = isLater ? sql`asc` : sql`desc`;
    const { rows } = await sql<PublishedPost>`
      select ${columns(false)}, ${metrics} from blog_posts posts
      where site_id = ${tx.siteId} and post is not null
        and (first_published_date, id) ${beyond} (${firstPublishedDate}::timestamptz, ${id}::uuid)
      order by first_published_date ${order}, id ${order} limit 1`.execute(tx.db);
    return rows[0] ?? null;
  };
  return { previous: await neighbour(false), next: await neighbour(true) };
}

/** The posts that a post names, or the latest of those with whom it shares most categories and tags. */
export async function findRelated(tx: Tx, post: PublishedPost, most: number): Promise<PublishedPost[]> {
  const named = post.post.relatedPostIds;
  const shared = (column: RawBuilder<unknown>, ids: readonly string[]) =>
    sql`cardinality(array(select unnest(${column}) intersect select unnest(${ids as string[]}::uuid[])))`;
  const likeness = sql`${shared(sql`posts.live_category_ids`, post.liveCategoryIds)} + ${shared(sql`posts.live_tag_ids`, post.liveTagIds)}`;
  const where = named.length > 0 ? sql`id = any(${named}::uuid[])` : sql`${likeness} > 0`;
  const { rows } = await sql<PublishedPost>`
    select ${columns(false)}, ${metrics} from blog_posts posts
    where site_id = ${tx.siteId} and post is not null and id <> ${post.id} and ${where}
    order by ${named.length > 0 ? sql`array_position(${named}::uuid[], id)` : sql`${likeness} desc`},
      first_published_date desc limit ${most}`.execute(tx.db);
  return rows;
}
