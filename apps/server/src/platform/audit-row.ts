import { type RawBuilder, sql } from 'kysely';

/** One entry of a site's audit log. */
export type AuditRow = {
  id: string;
  /** The operation or event: `identity.login`. */
  operation: string;
  caller: { kind: string; id?: string };
  entityId: string | null;
  request: object | null;
  /** The changed fields, before and after. */
  before: object | null;
  after: object | null;
  address: string | null;
  createdDate: Date;
};

/** Longer texts (files, pictures) are cut: a row documents a change, it is no backup. */
const LONGEST_TEXT = 500;
const SECRET_NAMES = /password|secret|token|^code$/i;

/**
 * The statement that adds rows to the log of a realm: a site, or the platform. Secrets are left out. An existing row is
 * updated with the final state.
 */
export function auditRows(realm: string, rows: readonly AuditRow[]): RawBuilder<unknown> | null {
  if (rows.length === 0) return null;
  const values = rows.map(
    ({ id, operation, caller, entityId, request, before, after, address, createdDate }) => sql`(${realm}::uuid,
      ${id}::uuid, ${operation}::text, ${JSON.stringify(caller)}::jsonb, ${entityId}::text, ${written(request)}::jsonb,
      ${written(before)}::jsonb, ${written(after)}::jsonb, ${address}::text, ${createdDate}::timestamptz)`,
  );
  return sql`
    insert into audit_log (site_id, id, operation, caller, entity_id, request, before, after, address, created_date)
    values ${sql.join(values)}
    on conflict (site_id, id) do update
    set entity_id = excluded.entity_id, before = excluded.before, after = excluded.after`;
}

const written = (value: object | null): string | null => (value === null ? null : JSON.stringify(value, kept));

function kept(key: string, value: unknown): unknown {
  if (SECRET_NAMES.test(key) && value !== null && value !== undefined) return '(secret)';
  if (typeof value !== 'string') return value;
  const text = value.replaceAll('\u0000', '');
  if (text.length <= LONGEST_TEXT) return text.toWellFormed();
  return `${text.slice(0, LONGEST_TEXT).toWellFormed()}… (${text.length} characters)`;
}
