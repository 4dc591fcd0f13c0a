import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Takes a tag from all entities of a resource. */
export async function untag(tx: Tx, table: string, tagId: string): Promise<void> {
  for (const kind of ['publicTags', 'privateTags']) {
    const path = `{tags,${kind},tagIds}`;
    await sql`
      update ${sql.table(table)} set revision = revision + 1,
        doc = jsonb_set(doc, ${path}::text[], (doc #> ${path}::text[]) - ${tagId}::text)
      where site_id = ${tx.siteId} and (doc #> ${path}::text[]) @> to_jsonb(${tagId}::text)`.execute(tx.db);
  }
}
