import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { CompiledQuery, Queryable, SortedRow } from '../../platform/query/index.ts';
import type { WireImage } from './post.ts';

export type CategoryDoc = {
  label: string;
  title: string | null;
  description: string | null;
  language: string | null;
  translationId: string | null;
  seoData: object | null;
  coverImage: WireImage | null;
};
/** `postCount` is of published posts. */
export type Category = {
  id: string;
  slug: string;
  displayPosition: number;
  doc: CategoryDoc;
  updatedDate: string;
  postCount: number;
};

const postCount = sql`(select count(*)::int from blog_posts posts
  where posts.site_id = categories.site_id and posts.post is not null and posts.live_category_ids @> array[categories.id])`;
const text = (name: keyof CategoryDoc) => sql`categories.doc ->> ${sql.lit(name)}`;

/** Fields that clients may query categories by. */
export const categoryQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`categories.id`, sortable: true },
    label: { kind: 'string', column: sql`categories.label`, sortable: true },
    title: { kind: 'string', column: sql`coalesce(${text('title')}, '')`, sortable: true },
    slug: { kind: 'string', column: sql`categories.slug`, sortable: true },
    displayPosition: { kind: 'integer', column: sql`categories.display_position`, sortable: true },
    postCount: { kind: 'integer', column: postCount, sortable: true },
    translationId: { kind: 'string', column: text('translationId') },
    language: { kind: 'string', column: text('language'), sortable: true, nullable: true },
  },
  defaultSort: [
    { fieldName: 'displayPosition', order: 'ASC' },
    { fieldName: 'label', order: 'ASC' },
  ],
  tieBreaker: 'id',
};

const columns = sql`categories.id, categories.slug, categories.display_position as "displayPosition", categories.doc,
  categories.updated_date as "updatedDate", ${postCount} as "postCount"`;

export async function findAllCategories(tx: Tx): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select ${columns} from blog_categories categories where site_id = ${tx.siteId} order by display_position, id`.execute(
    tx.db,
  );
  return rows;
}

/** Which of the ids are of categories; those stay until the transaction ends. */
export async function lockCategories(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from blog_categories where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[])
    order by id for key share`.execute(tx.db);
  return rows.map(({ id }) => id);
}

export async function findCategory(tx: Tx, by: { id: string } | { slug: string }): Promise<Category | null> {
  const where = 'id' in by ? sql`id = ${by.id}` : sql`slug = ${by.slug}`;
  const { rows } = await sql<Category>`
    select ${columns} from blog_categories categories where site_id = ${tx.siteId} and ${where}`.execute(tx.db);
  return rows[0] ?? null;
}

/** Categories in their order. */
export async function findCategories(tx: Tx, ids: readonly string[]): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select ${columns} from blog_categories categories
    where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[]) order by display_position, id`.execute(tx.db);
  return rows;
}

/** The number of categories, and the last place among them. */
export async function measureCategories(tx: Tx): Promise<{ count: number; last: number }> {
  const { rows } = await sql<{ count: number; last: number }>`
    select count(*)::int as count, coalesce(max(display_position), -1) as last from blog_categories
    where site_id = ${tx.siteId}`.execute(tx.db);
  return rows[0] ?? { count: 0, last: -1 };
}

export async function saveCategory(tx: Tx, { id, slug, displayPosition, doc, updatedDate }: Category): Promise<void> {
  await sql`
    insert into blog_categories (site_id, id, slug, display_position, doc, updated_date)
    values (${tx.siteId}, ${id}, ${slug}, ${displayPosition}, ${JSON.stringify(doc)}, ${updatedDate})
    on conflict (site_id, id) do update set slug = excluded.slug, display_position = excluded.display_position,
      doc = excluded.doc, updated_date = excluded.updated_date`.execute(tx.db);
}

export async function takenCategorySlugs(tx: Tx, id: string, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from blog_categories
    where site_id = ${tx.siteId} and slug = any(${slugs as string[]}::text[]) and id <> ${id}`.execute(tx.db);
  return new Set(rows.map(({ slug }) => slug));
}

/** Deletes a category, and takes it off its posts; false where there is none. */
export async function removeCategory(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from blog_categories where site_id = ${tx.siteId} and id = ${id} returning id`.execute(tx.db);
  await sql`
    update blog_posts set category_ids = array_remove(category_ids, ${id}::uuid),
      live_category_ids = array_remove(live_category_ids, ${id}::uuid)
    where site_id = ${tx.siteId} and (category_ids @> array[${id}::uuid] or live_category_ids @> array[${id}::uuid])`.execute(
    tx.db,
  );
  return rows.length > 0;
}

export async function queryCategoryRows(tx: Tx, query: CompiledQuery): Promise<(Category & SortedRow)[]> {
  const { rows } = await sql<Category & SortedRow>`
    select ${columns}, ${query.sortKeys} as sort_keys from blog_categories categories
    where site_id = ${tx.siteId} and ${query.where} order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows;
}

export async function countCategoryRows(tx: Tx, { filter }: CompiledQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from blog_categories categories where site_id = ${tx.siteId} and ${filter}`.execute(
    tx.db,
  );
  return rows[0]?.count ?? 0;
}
