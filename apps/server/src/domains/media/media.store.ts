import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

export type MediaFile = {
  id: string;
  fileName: string;
  mimeType: string;
  width: number | null;
  height: number | null;
  size: number;
  hash: Buffer;
};

const columns = sql`id, file_name as "fileName", mime_type as "mimeType", width, height, size::int as size, hash`;

export async function findMediaFiles(tx: Tx, ids: readonly string[]): Promise<MediaFile[]> {
  const { rows } = await sql<MediaFile>`
    select ${columns} from media_files where site_id = ${tx.siteId} and id = any(${ids as string[]}::text[])`.execute(
    tx.db,
  );
  return rows;
}

/** Remembers a stored file. The same content under the same id is there already. */
export async function insertMediaFile(tx: Tx, file: MediaFile, now: Date): Promise<void> {
  await sql`
    insert into media_files (site_id, id, file_name, mime_type, width, height, size, hash, created_date)
    values (${tx.siteId}, ${file.id}, ${file.fileName}, ${file.mimeType}, ${file.width}, ${file.height}, ${file.size}, ${file.hash}, ${now})
    on conflict do nothing`.execute(tx.db);
}
