import { type audit, operations } from '@stoa/contract';
import { type AuditRow, queryAuditRows } from '../../platform/audit-log.ts';
import { readSite } from '../../platform/db/index.ts';
import { invalid } from '../../platform/refusal.ts';
import { seal, unseal } from '../../platform/sealed.ts';
import type { UseCase } from '../../use-case.ts';
import { findStaffNames } from '../identity/index.ts';

const DEFAULT_LIMIT = 50;

/** Descriptions of account events. Operations have their summaries. */
const accountEvents: Record<string, string> = {
  registered: 'Registered',
  login: 'Logged in',
  'login-failed': 'Failed to log in',
  'second-factor-failed': 'Failed the second factor',
  logout: 'Logged out',
  'sessions-ended': 'Logged out other devices',
  'password-changed': 'Changed the password',
  'password-reset': 'Set a new password through an e-mailed link',
  'email-changed': 'Changed the login address',
  'email-verified': 'Verified the e-mail address',
  'factor-added': 'Added a second factor',
  'factor-removed': 'Removed a second factor',
  approved: 'Approved the account',
  blocked: 'Blocked the account',
  unblocked: 'Unblocked the account',
  connected: 'Connected an external account',
  deleted: 'Deleted the account',
};

/** Pages through the changes made on the site, newest first. */
export const queryAuditLog: UseCase<typeof audit.queryAuditLog> = async (ctx, request) => {
  const { cursor, limit = DEFAULT_LIMIT, ...filter } = request;
  const scope = `audit log ${ctx.siteId}`;
  const after = cursor === undefined ? null : unseal(cursor, ctx.cursorSecret, scope);
  if (after === undefined)
    return invalid({ field: 'cursor', description: 'is not an entry of this list', violatedRule: 'FORMAT' });
  const rows = await readSite(ctx, (tx) => queryAuditRows(tx, filter, { limit, after: after as Position | null }));
  const staff = rows.flatMap(({ caller }) => (caller.kind === 'staff' && caller.id ? [caller.id] : []));
  const names = staff.length > 0 ? await findStaffNames(ctx, [...new Set(staff)]) : new Map<string, string>();
  const last = rows.at(-1);
  const position = last && rows.length === limit && { date: dateOf(last), id: last.id };
  return {
    entries: rows.map((row) => viewAuditEntry(row, names)),
    nextCursor: position ? seal(position, ctx.cursorSecret, scope) : null,
  };
};

type Position = { date: string; id: string };

const dateOf = ({ createdDate }: AuditRow): string => new Date(createdDate).toISOString();

function viewAuditEntry(row: AuditRow, names: ReadonlyMap<string, string>) {
  const { id, operation, caller, entityId, request, before, after, address } = row;
  const { kind } = caller as { kind: 'nobody' | 'visitor' | 'member' | 'staff' | 'app' };
  return {
    id,
    operation,
    summary: operations.get(operation)?.summary ?? accountEvents[operation.replace('identity.', '')] ?? operation,
    caller: { kind, id: caller.id ?? null, name: caller.id ? (names.get(caller.id) ?? null) : null },
    entityId,
    before: before as Record<string, unknown> | null,
    after: after as Record<string, unknown> | null,
    request: request as Record<string, unknown> | null,
    address,
    date: dateOf(row),
  };
}
