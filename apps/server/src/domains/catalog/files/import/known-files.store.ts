import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/index.ts';

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
