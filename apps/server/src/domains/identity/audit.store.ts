import type { Context } from '../../context.ts';
import { insertAuditRow } from '../../platform/audit-log.ts';
import type { Tx } from '../../platform/db/index.ts';

/** What can happen to an account. */
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
 * Writes down what happened to an account, in the transaction that made it so, and from where it was asked for. The
 * realm is the context's site. `data` says more; secrets in it are left out.
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
