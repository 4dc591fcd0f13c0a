import { type audit, operations, type Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type AuditRow, queryAuditRows } from '../../platform/audit-log.ts';
import { readSite } from '../../platform/db/index.ts';
import { invalid } from '../../platform/refusal.ts';
import { seal, unseal } from '../../platform/sealed.ts';
import { findStaffNames } from '../identity/index.ts';

const DEFAULT_LIMIT = 50;

/** What happened to accounts, in words. Operations have their summaries. */
const accountEvents: Record<string, string> = {
  registered: 'Registered',
  login: 'Logged in',
  'login-failed': 'Failed to log in',
  'second-factor-failed': 'Failed the second factor',
  logout: 'Logged out',
  'sessions-ended': 'Logged out other devices',
  'password-changed': 'Changed the password',
  'password-reset': 'Set a new password by mail',
  'email-changed': 'Changed the login address',
  'email-verified': 'Verified the e-mail address',
  'factor-added': 'Added a second factor',
  'factor-removed': 'Removed a second factor',
  approved: 'Approved the account',
  blocked: 'Blocked the account',
  unblocked: 'Unblocked the account',
  connected: 'Connected an account elsewhere',
  deleted: 'Deleted the account',
};

/** Pages through what was done on the site, the newest first. */
export async function queryAuditLog(ctx: Context, request: Request<typeof audit.queryAuditLog>) {
  const { cursor, limit = DEFAULT_LIMIT, ...filter } = request;
  const scope = `audit log ${ctx.siteId}`;
  const after = cursor === undefined ? null : unseal(cursor, ctx.cursorSecret, scope);
  if (after === undefined)
    return invalid({ field: 'cursor', description: 'is not one of this list', violatedRule: 'FORMAT' });
  const rows = await readSite(ctx, (tx) => queryAuditRows(tx, filter, { limit, after: after as Position | null }));
  const staff = rows.flatMap(({ caller }) => (caller.kind === 'staff' && caller.id ? [caller.id] : []));
  const names = staff.length > 0 ? await findStaffNames(ctx, [...new Set(staff)]) : new Map<string, string>();
  const last = rows.at(-1);
  const position = last && rows.length === limit && { date: dateOf(last), id: last.id };
  return {
    entries: rows.map((row) => toWire(row, names)),
    nextCursor: position ? seal(position, ctx.cursorSecret, scope) : null,
  };
}

type Position = { date: string; id: string };

const dateOf = ({ createdDate }: AuditRow): string => new Date(createdDate).toISOString();

function toWire(row: AuditRow, names: ReadonlyMap<string, string>) {
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
