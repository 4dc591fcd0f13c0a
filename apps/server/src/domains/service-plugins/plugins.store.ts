import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { SitePlugin } from '../../site.ts';

export type PluginFailure = {
  date: string;
  operation: string;
  reason: 'NOT_REACHED' | 'TOO_SLOW' | 'WRONG_STATUS' | 'WRONG_ANSWER';
  detail: string;
};
export type PluginRow = SitePlugin & {
  active: boolean;
  lastFailure: PluginFailure | null;
  createdDate: string;
  updatedDate: string;
};

const columns = sql`id, app_id as "appId", kind, name, url, active, settings, last_failure as "lastFailure",
  revision::text, created_date as "createdDate", updated_date as "updatedDate"`;

export async function listPluginRows(tx: Tx, siteId: string): Promise<PluginRow[]> {
  const { rows } = await sql<PluginRow>`
    select ${columns} from service_plugins where site_id = ${siteId} order by created_date, id`.execute(tx.db);
  return rows;
}

export async function findPluginRow(tx: Tx, siteId: string, id: string): Promise<PluginRow | null> {
  const { rows } = await sql<PluginRow>`
    select ${columns} from service_plugins where site_id = ${siteId} and id = ${id}`.execute(tx.db);
  return rows[0] ?? null;
}

/** Adds a plugin; false where the app has one of its kind. */
export async function insertPluginRow(tx: Tx, siteId: string, row: PluginRow): Promise<boolean> {
  const { rows } = await sql`
    insert into service_plugins (site_id, id, app_id, kind, name, url, active, settings, created_date, updated_date)
    values (${siteId}, ${row.id}, ${row.appId}, ${row.kind}, ${row.name}, ${row.url}, ${row.active},
      ${JSON.stringify(row.settings)}::text::jsonb, ${row.createdDate}, ${row.updatedDate})
    on conflict do nothing returning id`.execute(tx.db);
  return rows.length > 0;
}

/** Writes what was changed of a plugin; null where it has another revision by now. */
export async function updatePluginRow(tx: Tx, siteId: string, row: PluginRow): Promise<PluginRow | null> {
  const { rows } = await sql<PluginRow>`
    update service_plugins set name = ${row.name}, url = ${row.url}, active = ${row.active},
      settings = ${JSON.stringify(row.settings)}::text::jsonb, updated_date = ${row.updatedDate},
      revision = revision + 1
    where site_id = ${siteId} and id = ${row.id} and revision = ${row.revision}
    returning ${columns}`.execute(tx.db);
  return rows[0] ?? null;
}

export async function deletePluginRow(tx: Tx, siteId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from service_plugins where site_id = ${siteId} and id = ${id} returning id`.execute(tx.db);
  return rows.length > 0;
}

/** Keeps why a plugin did not answer: the last time alone. */
export async function saveFailure(tx: Tx, siteId: string, id: string, failure: PluginFailure): Promise<void> {
  await sql`
    update service_plugins set last_failure = ${JSON.stringify(failure)}::text::jsonb
    where site_id = ${siteId} and id = ${id}`.execute(tx.db);
}
