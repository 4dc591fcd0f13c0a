import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

export type Download = {
  lineId: string;
  fileId: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
  fetched: number;
  /** Null: any number of times. */
  most: number | null;
  /** ISO 8601. Null: never. */
  expires: string | null;
};
export type Limits = { most: number | null; expires: Date | null };

const columns = sql`line_id as "lineId", media_id as "fileId", file_name as "fileName", file_size::float8 as "fileSize",
  fetched, most, expires`;

/** The files of an order, by name. */
export async function findDownloads(tx: Tx, orderId: string): Promise<Download[]> {
  const { rows } = await sql<Download>`
    select ${columns} from order_downloads where site_id = ${tx.siteId} and order_id = ${orderId}
    order by file_name, line_id`.execute(tx.db);
  return rows;
}

type NewDownload = Pick<Download, 'lineId' | 'fileId' | 'fileName' | 'fileSize'> & { id: string };

/** Gives files to the buyer of an order; those of lines that have one already are left alone. Returns the new ones. */
export async function insertDownloads(
  tx: Tx,
  orderId: string,
  files: readonly NewDownload[],
  { most, expires }: Limits,
): Promise<Download[]> {
  const { rows } = await sql<Download>`
    insert into order_downloads (site_id, id, order_id, line_id, media_id, file_name, file_size, most, expires)
    select ${tx.siteId}, id, ${orderId}, "lineId", "fileId", "fileName", "fileSize", ${most}, ${expires}
    from jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as file (id uuid, "lineId" uuid, "fileId" text, "fileName" text, "fileSize" bigint)
    on conflict (site_id, order_id, line_id) do nothing
    returning ${columns}`.execute(tx.db);
  return rows;
}

/** Counts one more download, unless there is none left; null then. Callers at the same moment are counted one by one. */
export async function countFetch(tx: Tx, orderId: string, lineId: string, now: Date): Promise<Download | null> {
  const { rows } = await sql<Download>`
    update order_downloads set fetched = fetched + 1
    where site_id = ${tx.siteId} and order_id = ${orderId} and line_id = ${lineId}
      and (most is null or fetched < most) and (expires is null or expires > ${now})
    returning ${columns}`.execute(tx.db);
  return rows[0] ?? null;
}

/** Starts the count and the time of all files of an order anew; returns them, by name. */
export async function renew(tx: Tx, orderId: string, { most, expires }: Limits): Promise<Download[]> {
  await sql`
    update order_downloads set fetched = 0, most = ${most}, expires = ${expires}
    where site_id = ${tx.siteId} and order_id = ${orderId}`.execute(tx.db);
  return findDownloads(tx, orderId);
}
