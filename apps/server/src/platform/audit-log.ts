import { sql } from 'kysely';
import type { Tx } from './db/index.ts';

/** One line of what was done on a site. */
export type AuditRow = {
  id: string;
  /** The operation, or what happened: `identity.login`. */
  operation: string;
  caller: { kind: string; id?: string };
  entityId: string | null;
  request: object | null;
  /** Fields that changed, as they were and as they became. */
  before: object | null;
  after: object | null;
  address: string | null;
  createdDate: Date;
};

/** Longer texts (files, pictures) are kept as their beginning: a row says what was done, it is no backup. */
const LONGEST_TEXT = 500;
const SECRET_NAMES = /password|secret|token|^code$/i;

/** Adds a line to the log of a realm: a site, or that of the people who run sites. Secrets are left out. */
export async function insertAuditRow(tx: Tx, realm: string, row: AuditRow): Promise<void> {
  const { id, operation, caller, entityId, request, before, after, address, createdDate } = row;
  await sql`
    insert into audit_log (site_id, id, operation, caller, entity_id, request, before, after, address, created_date)
    values (${realm}, ${id}, ${operation}, ${JSON.stringify(caller)}, ${entityId}, ${written(request)},
      ${written(before)}, ${written(after)}, ${address}, ${createdDate})`.execute(tx.db);
}

export type AuditFilter = {
  callerId?: string;
  callerKind?: string;
  entityId?: string;
  /** What operations begin with. */
  operation?: string;
  from?: string;
  to?: string;
};

/** Lines of the transaction's site, the newest first, after the one that `after` names. */
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

const written = (value: object | null): string | null => (value === null ? null : JSON.stringify(value, kept));

function kept(key: string, value: unknown): unknown {
  if (SECRET_NAMES.test(key) && value !== null && value !== undefined) return '(secret)';
  if (typeof value !== 'string') return value;
  const text = value.replaceAll('\u0000', '');
  if (text.length <= LONGEST_TEXT) return text.toWellFormed();
  return `${text.slice(0, LONGEST_TEXT).toWellFormed()}… (${text.length} characters)`;
}
