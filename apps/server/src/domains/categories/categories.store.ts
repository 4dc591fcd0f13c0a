import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import {
  type AggregationData,
  aggregate,
  type CompiledAggregations,
  type CompiledQuery,
  type Queryable,
  type SortedRow,
} from '../../platform/query/index.ts';
import { type Category, type CategoryName, STORE_TREE, type Tree } from './category.ts';
import type { CategoryContent } from './category-content.ts';
import { emptyContent } from './category-content.ts';

type Row = Omit<Category, keyof CategoryContent | 'tree'> & {
  doc: Partial<CategoryContent>;
  namespace: string;
  treeKey: string;
};

const breadcrumbs = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('categoryId', above.id, 'categoryName', above.name, 'categorySlug', above.slug)
    order by cardinality(above.path)), '[]')
  from categories as above where above.site_id = categories.site_id and above.id = any(categories.path))`;

const columns = (withBreadcrumbs: boolean) => sql`categories.id, categories.revision,
  categories.created_date as "createdDate", categories.updated_date as "updatedDate", categories.slug, categories.name,
  categories.visible, categories.managed, categories.parent_id as "parentId", categories.position,
  categories.app_namespace as namespace, categories.tree_key as "treeKey", categories.managing_app_id as "managingAppId",
  categories.doc, (case when categories.managed
    then (select count(*) from products where products.site_id = categories.site_id)
    else (select count(*) from category_items as items where items.site_id = categories.site_id and items.category_id = categories.id)
  end)::int as "itemCount" ${withBreadcrumbs ? sql`, ${breadcrumbs} as breadcrumbs` : sql``}`;

function toCategory({ doc, namespace, treeKey, ...row }: Row): Category {
  return { ...emptyContent, ...doc, ...row, tree: { namespace, key: treeKey } };
}

export const inTree = ({ namespace, key }: Tree): RawBuilder<unknown> =>
  sql`categories.app_namespace = ${namespace} and categories.tree_key = ${key}`;

export type Detail = { withBreadcrumbs?: boolean };

/** The categories of a tree with these ids, in no particular order. */
export async function findCategories(
  tx: Tx,
  tree: Tree,
  ids: readonly string[],
  { withBreadcrumbs = false }: Detail = {},
): Promise<Category[]> {
  const { rows } = await sql<Row>`
    select ${columns(withBreadcrumbs)} from categories
    where categories.site_id = ${tx.siteId} and categories.id = any(${ids as string[]}::uuid[]) and ${inTree(tree)}`.execute(
    tx.db,
  );
  return rows.map(toCategory);
}

/** All categories of the site that it made itself: by trees, each after the one above it, siblings in their order. */
export async function findAllCategories(tx: Tx): Promise<Category[]> {
  const { rows } = await sql<Row>`
    select ${columns(false)} from categories where categories.site_id = ${tx.siteId} and not categories.managed
    order by categories.app_namespace collate "C", categories.tree_key collate "C", cardinality(categories.path),
      categories.path, categories.position`.execute(tx.db);
  return rows.map(toCategory);
}

/** The category that has a slug, or else the one that used to have it. */
export async function findCategoryBySlug(
  tx: Tx,
  tree: Tree,
  slug: string,
  { withBreadcrumbs = false }: Detail = {},
): Promise<Category | null> {
  const { rows } = await sql<Row>`
    select ${columns(withBreadcrumbs)} from categories
    where categories.site_id = ${tx.siteId} and ${inTree(tree)} and (categories.slug = ${slug} or categories.id = (
      select entity_id from slug_history where site_id = ${tx.siteId} and kind = 'category' and slug = ${slug}))
    order by categories.slug = ${slug} desc limit 1`.execute(tx.db);
  return rows[0] ? toCategory(rows[0]) : null;
}

/** Categories in the order of the query: one more than the page if another page follows. */
export async function queryCategories(
  tx: Tx,
  query: CompiledQuery,
  condition: RawBuilder<unknown>,
  { withBreadcrumbs = false }: Detail = {},
): Promise<(Category & SortedRow)[]> {
  const { rows } = await sql<Row & SortedRow>`
    select ${columns(withBreadcrumbs)}, ${query.sortKeys} as sort_keys from categories
    where categories.site_id = ${tx.siteId} and ${condition} and ${query.where}
    order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return rows.map((row) => ({ ...toCategory(row), sort_keys: row.sort_keys }));
}

export async function countCategories(tx: Tx, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from categories where categories.site_id = ${tx.siteId} and ${condition}`.execute(
    tx.db,
  );
  return rows[0]?.count ?? 0;
}

/** Answers aggregations over the categories that meet a condition. */
export const aggregateCategories = (
  tx: Tx,
  aggregations: CompiledAggregations,
  condition: RawBuilder<unknown>,
): Promise<AggregationData> =>
  aggregate(tx, aggregations, sql`categories where categories.site_id = ${tx.siteId} and ${condition}`);

/** Breadcrumbs: the ancestors of a category from the top down, and the category itself. */
export async function findBreadcrumbs(tx: Tx, ids: readonly string[]): Promise<CategoryName[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CategoryName>`
    select categories.id, categories.slug, categories.name from categories, (
      select path || id as line from categories where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[]) and visible
      order by array_position(${ids as string[]}::uuid[], id) limit 1) as first
    where categories.site_id = ${tx.siteId} and categories.id = any(first.line)
    order by cardinality(categories.path)`.execute(tx.db);
  return rows;
}

/** Categories of the store by their ids: each with those above it, from the top down, and itself. */
export async function findLines(tx: Tx, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; line: string[] }>`
    select id, (path || id)::text[] as line from categories
    where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[]) and app_namespace = ${STORE_TREE.namespace}
      and tree_key = ${STORE_TREE.key}`.execute(tx.db);
  return new Map(rows.map(({ id, line }) => [id, line]));
}

/** Categories by their names and by their slugs; of several with one name, the one nearest to the top. */
export async function findCategoriesNamed(
  tx: Tx,
  tree: Tree,
  names: readonly string[],
  slugs: readonly string[],
): Promise<{ byName: Map<string, string>; bySlug: Map<string, string> }> {
  const { rows } = await sql<CategoryName>`
    select id, slug, name from categories where site_id = ${tx.siteId} and ${inTree(tree)}
      and (name = any(${names as string[]}::text[]) or slug = any(${slugs as string[]}::text[]))
    order by cardinality(path) desc, position desc`.execute(tx.db);
  return {
    byName: new Map(rows.map(({ id, name }) => [name, id])),
    bySlug: new Map(rows.map(({ id, slug }) => [slug, id])),
  };
}

export type NewCategory = Pick<
  Category,
  'id' | 'slug' | 'name' | 'visible' | 'parentId' | 'position' | 'managingAppId'
> & {
  tree: Tree;
  /** From the top down. */
  ancestors: readonly string[];
  content: CategoryContent;
};

/** Writes a new category. The caller holds the tree's lock and has chosen a free slug. */
export async function insertCategory(tx: Tx, category: NewCategory, now: Date): Promise<void> {
  const { id, slug, name, visible, parentId, position, managingAppId, tree, ancestors, content } = category;
  await sql`
    insert into categories (site_id, id, slug, name, visible, app_namespace, tree_key, parent_id, path, position,
      managing_app_id, created_date, updated_date, doc)
    values (${tx.siteId}, ${id}, ${slug}, ${name}, ${visible}, ${tree.namespace}, ${tree.key}, ${parentId}, ${ancestors}::uuid[],
      ${position}, ${managingAppId}, ${now}, ${now}, ${JSON.stringify(content)})`.execute(tx.db);
}

export type ChangedCategory = Pick<Category, 'id' | 'revision' | 'slug' | 'name'> & { content: CategoryContent };

/** Writes categories that still have the revision they were read with. Returns their ids. */
export async function updateCategories(tx: Tx, changed: readonly ChangedCategory[], now: Date): Promise<Set<string>> {
  if (changed.length === 0) return new Set();
  const written = changed.map(({ id, revision, slug, name, content }) => ({
    id,
    revision,
    slug,
    name,
    doc: content,
  }));
  const { rows } = await sql<{ id: string }>`
    update categories set revision = categories.revision + 1, updated_date = ${now}, slug = written.slug,
      name = written.name, doc = written.doc
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
      as written (id uuid, revision bigint, slug text, name text, doc jsonb)
    where categories.site_id = ${tx.siteId} and categories.id = written.id and categories.revision = written.revision
    returning categories.id`.execute(tx.db);
  return new Set(rows.map(({ id }) => id));
}

/** The slugs in this list that another category has. */
export async function takenSlugs(tx: Tx, slugs: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select slug from categories where site_id = ${tx.siteId} and slug = any(${slugs as string[]}::text[])`.execute(
    tx.db,
  );
  return new Set(rows.map(({ slug }) => slug));
}

/**
 * Remembers the former owners of slugs, and forgets those of slugs in use again. @param inUse slugs that categories
 * have taken
 */
export async function rememberSlugs(
  tx: Tx,
  former: readonly { id: string; slug: string }[],
  inUse: readonly string[],
): Promise<void> {
  await sql`
    with forgotten as (
      delete from slug_history where site_id = ${tx.siteId} and kind = 'category' and slug = any(${inUse as string[]}::text[]))
    insert into slug_history (site_id, kind, slug, entity_id)
    select ${tx.siteId}, 'category', former.slug, former.id
    from unnest(${former.map(({ slug }) => slug)}::text[], ${former.map(({ id }) => id)}::uuid[]) as former (slug, id)
    on conflict (site_id, kind, slug) do update set entity_id = excluded.entity_id`.execute(tx.db);
}

/** Fields that clients may query categories by. */
export const categoryQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`categories.id`, sortable: true },
    slug: { kind: 'string', column: sql`categories.slug`, sortable: true },
    name: { kind: 'string', column: sql`categories.name`, sortable: true },
    visible: { kind: 'boolean', column: sql`categories.visible` },
    'treeReference.appNamespace': { kind: 'string', column: sql`categories.app_namespace` },
    'treeReference.treeKey': { kind: 'string', column: sql`nullif(categories.tree_key, '')`, nullable: true },
    createdDate: { kind: 'date', column: sql`categories.created_date`, sortable: true },
    updatedDate: { kind: 'date', column: sql`categories.updated_date`, sortable: true },
    managingAppId: { kind: 'uuid', column: sql`categories.managing_app_id`, sortable: true, nullable: true },
    'parentCategory.id': { kind: 'uuid', column: sql`categories.parent_id`, sortable: true, nullable: true },
    'parentCategory.index': { kind: 'integer', column: sql`categories.position`, sortable: true },
  },
  text: {
    vector: sql`(setweight(plain_words(categories.name), 'A') || setweight(plain_words(coalesce(categories.doc->>'description', '')), 'D'))`,
    fields: { name: 'A', description: 'D' },
  },
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
  maxLimit: 1000,
};
export const everything: RawBuilder<unknown> = sql`true`;
export const visibleOnly: RawBuilder<unknown> = sql`categories.visible`;
export const both = (a: RawBuilder<unknown>, b: RawBuilder<unknown>): RawBuilder<unknown> => sql`${a} and ${b}`;
