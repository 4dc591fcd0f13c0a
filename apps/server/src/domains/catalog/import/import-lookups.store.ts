/** What the names in product files mean on a site: categories, tags, sections and files that were fetched before. */
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

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

/** Which of these info sections are the site's own, for products to share. */
export async function findSharedSections(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from info_sections where site_id = ${tx.siteId} and id = any(${ids as string[]}::uuid[])`.execute(tx.db);
  return rows.map(({ id }) => id);
}

export type KnownFile = {
  id: string;
  sourceUrl: string | null;
  kind: string;
  width: number | null;
  height: number | null;
};

/** Files of the library by id, and by the address that they were fetched from. */
export async function findKnownFiles(
  tx: Tx,
  { ids, sources }: { ids: readonly string[]; sources: readonly string[] },
): Promise<KnownFile[]> {
  if (ids.length + sources.length === 0) return [];
  const { rows } = await sql<KnownFile>`
    select id, source_url as "sourceUrl", kind, width, height from media_files
    where site_id = ${tx.siteId} and deleted_date is null
      and (id = any(${ids as string[]}::text[]) or source_url = any(${sources as string[]}::text[]))`.execute(tx.db);
  return rows;
}
