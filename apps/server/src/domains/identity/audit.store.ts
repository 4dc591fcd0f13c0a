import type { Context } from '../../context.ts';
import { insertAuditRow } from '../../platform/audit-log.ts';
import type { Tx } from '../../platform/db/index.ts';

/** The kinds of account events. */
export type AccountEvent =
  | 'registered'
  | 'login'
  | 'login-failed'
  | 'second-factor-failed'
  | 'logout'
  | 'sessions-ended'
  | 'password-changed'
  | 'password-reset'
  | 'email-changed'
  | 'email-verified'
  | 'factor-added'
  | 'factor-removed'
  | 'browser-remembered'
  | 'browsers-forgotten'
  | 'approved'
  | 'blocked'
  | 'unblocked'
  | 'connected'
  | 'deleted';

/**
 * Records an account event, in the transaction that causes it, with the origin of the request. The realm is the
 * context's site. `data` gives details, without secrets.
 */
export const auditIdentity = (
  ctx: Pick<Context, 'siteId' | 'caller' | 'now' | 'newId' | 'client'>,
  tx: Tx,
  what: AccountEvent,
  identityId: string,
  data: object | null = null,
): Promise<void> => {
  const { caller } = ctx;
  return insertAuditRow(tx, ctx.siteId, {
    id: ctx.newId(),
    operation: `identity.${what}`,
    caller: 'id' in caller ? { kind: caller.kind, id: caller.id } : { kind: caller.kind },
    entityId: identityId,
    request: data,
    before: null,
    after: null,
    address: ctx.client.address || null,
    createdDate: ctx.now(),
  });
};
