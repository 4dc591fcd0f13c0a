import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/**
 * The current slug of the product or category that once had this one; null if none had it or if it was deleted. Slugs
 * in use identify their owner: ask only for slugs that nothing has now.
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
