import { sql } from 'kysely';
import { type AuditRow, auditRows } from './audit-row.ts';
import type { Tx } from './db/index.ts';

export type { AuditRow };

/** Adds a row to the log of a realm: a site, or the platform. */
export async function insertAuditRow(tx: Tx, realm: string, row: AuditRow): Promise<void> {
  await auditRows(realm, [row])?.execute(tx.db);
}

export type AuditFilter = {
  callerId?: string;
  callerKind?: string;
  entityId?: string;
  /** A prefix of operations. */
  operation?: string;
  from?: string;
  to?: string;
};

/** Rows of the transaction's site, newest first, after the one named by `after`. */
export async function queryAuditRows(
  tx: Tx,
  { callerId, callerKind, entityId, operation, from, to }: AuditFilter,
  { limit, after }: { limit: number; after: { date: string; id: string } | null },
): Promise<AuditRow[]> {
  const conditions = [sql`site_id = ${tx.siteId}`];
  if (callerId !== undefined) conditions.push(sql`caller ->> 'id' = ${callerId}`);
  if (callerKind !== undefined) conditions.push(sql`caller ->> 'kind' = ${callerKind}`);
  if (entityId !== undefined) conditions.push(sql`entity_id = ${entityId}`);
  if (operation !== undefined) conditions.push(sql`starts_with(operation, ${operation})`);
  if (from !== undefined) conditions.push(sql`created_date >= ${from}::timestamptz`);
  if (to !== undefined) conditions.push(sql`created_date < ${to}::timestamptz`);
  if (after) conditions.push(sql`(created_date, id) < (${after.date}::timestamptz, ${after.id}::uuid)`);
  const { rows } = await sql<AuditRow>`
    select id, operation, caller, entity_id as "entityId", request, before, after, address,
      created_date as "createdDate"
    from audit_log where ${sql.join(conditions, sql` and `)}
    order by created_date desc, id desc limit ${limit}`.execute(tx.db);
  return rows;
}
