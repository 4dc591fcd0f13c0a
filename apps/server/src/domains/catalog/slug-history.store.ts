import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/**
 * The slug that the product or category has now whose slug this once was; null where nothing had it, and where that is
 * gone. Slugs in use lead to what has them: ask only where nothing has the slug.
 */
export async function currentSlugOf(tx: Tx, kind: 'product' | 'category', oldSlug: string): Promise<string | null> {
  const table = sql.table(kind === 'product' ? 'products' : 'categories');
  const { rows } = await sql<{ slug: string }>`
    select entity.slug from slug_history join ${table} as entity
      on entity.site_id = slug_history.site_id and entity.id = slug_history.entity_id
    where slug_history.site_id = ${tx.siteId} and slug_history.kind = ${kind} and slug_history.slug = ${oldSlug}`.execute(
    tx.db,
  );
  return rows[0]?.slug ?? null;
}
