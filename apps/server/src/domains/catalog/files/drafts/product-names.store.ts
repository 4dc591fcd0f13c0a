import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/index.ts';

/** `parents` are the categories above it, from the top down. */
export type CategoryRow = { id: string; name: string; slug: string; parents: { name: string; slug: string }[] };

export async function findCategoriesByIds(tx: Tx, ids: readonly string[]): Promise<CategoryRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CategoryRow>`
    select id, name, slug, array(
      select jsonb_build_object('name', above.name, 'slug', above.slug) from categories above
      where above.site_id = categories.site_id and above.id = any(categories.path) order by cardinality(above.path)) as parents
    from categories where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[])`.execute(tx.db);
  return rows;
}

export async function findTagNames(tx: Tx, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from tags where site_id = ${tx.siteId} and id = any(${ids as string[]}::text[])`.execute(tx.db);
  return rows;
}

/** The info sections in this list that belong to the site, for products to share. */
export async function findSharedSections(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from info_sections where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[])`.execute(tx.db);
  return rows.map(({ id }) => id);
}
