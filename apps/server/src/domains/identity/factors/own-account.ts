import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { notPermitted, type Refusal, refuse } from '../../../platform/refusal.ts';
import { type AccountEvent, auditIdentity } from '../audit.store.ts';
import { type Identity, lockIdentity } from '../identities.store.ts';
import { mailFactorsChanged } from '../login-mails.ts';
import { platformRealm } from '../realm.ts';
import { countsUntil, OWN_ACCOUNT_MS } from '../recent-login.ts';
import { findSessionById, type Session } from '../sessions.store.ts';

/** Whose account a call is about. `ctx` is in the realm of the account. */
export type Owner = { ctx: Context; id: string; sessionId: string | null };
export type OwnAccount = {
  ctx: Context;
  tx: Tx;
  identity: Identity;
  /** The login that the call is made on; null where it is made for somebody by a program. */
  session: Session | null;
};

/** The caller as the owner of an account; apps have none. */
export function ownerOf(ctx: Context): Owner | Refusal {
  const { caller } = ctx;
  if (caller.kind !== 'member' && caller.kind !== 'staff') return notPermitted('this call is about an own account');
  const { id, sessionId = null } = caller;
  return { ctx: caller.kind === 'staff' ? platformRealm(ctx) : ctx, id, sessionId };
}

/** Runs `work` on the caller's own account, which nobody else changes meanwhile. */
export async function withOwnAccount<T>(
  ctx: Context,
  work: (account: OwnAccount) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const owner = ownerOf(ctx);
  if ('refused' in owner) return owner;
  const { id, sessionId } = owner;
  return withSite(owner.ctx, async (tx) => {
    const realm = owner.ctx.siteId;
    const identity = await lockIdentity(tx, realm, id);
    if (!identity) return refuse('INVALID_SESSION');
    const session = sessionId ? await findSessionById(tx, realm, { id: sessionId, identityId: id }, ctx.now()) : null;
    return work({ ctx: owner.ctx, tx, identity, session });
  });
}

/** Until when changes are taken; null where somebody has to prove who they are first. */
export const changesAllowedUntil = (session: Session | null, now: Date): Date | null =>
  session && countsUntil(session.authenticatedDate, OWN_ACCOUNT_MS, now);

/** As `withOwnAccount`, for changes of how somebody logs in: refuses where their last proof is too long ago. */
export const changeOwnAccount = <T>(ctx: Context, work: (account: OwnAccount) => Promise<T | Refusal>) =>
  withOwnAccount<T>(ctx, async (account) =>
    changesAllowedUntil(account.session, ctx.now()) ? work(account) : refuse('RECENT_LOGIN_REQUIRED'),
  );

/** Writes a change down, and tells the owner of it by mail. */
export async function tellOfChange(
  { ctx, tx, identity }: OwnAccount,
  what: AccountEvent,
  sentence: string,
): Promise<void> {
  await auditIdentity(ctx, tx, what, identity.id, { what: sentence });
  if (identity.email) await mailFactorsChanged(ctx, tx, identity.email, sentence);
}
