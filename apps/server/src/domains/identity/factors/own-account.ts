import type { Context } from '../../../context.ts';
import { type Tx, withSite } from '../../../platform/db/index.ts';
import { notPermitted, type Refusal, refuse } from '../../../platform/refusal.ts';
import { type AccountEvent, auditIdentity } from '../audit.store.ts';
import { type Identity, lockIdentity } from '../identities.store.ts';
import { type FactorChange, factorsChangedLetter } from '../letters/factors-changed.ts';
import { circumstancesOf, mailAccount } from '../mail-account.ts';
import { platformRealm } from '../realm.ts';
import { countsUntil, OWN_ACCOUNT_MS } from '../recent-login.ts';
import { findSessionById, type Session } from '../sessions.store.ts';

/** The owner of the account that a call is about. `ctx` is in the account's realm. */
export type Owner = { ctx: Context; id: string; sessionId: string | null };
export type OwnAccount = {
  ctx: Context;
  tx: Tx;
  identity: Identity;
  /** The current login; null where a program acts for the owner. */
  session: Session | null;
};

/** The caller as the owner of an account; refused for apps. */
export function ownerOf(ctx: Context): Owner | Refusal {
  const { caller } = ctx;
  if (caller.kind !== 'member' && caller.kind !== 'staff')
    return notPermitted('this call needs an account of your own');
  const { id, sessionId = null } = caller;
  return { ctx: caller.kind === 'staff' ? platformRealm(ctx) : ctx, id, sessionId };
}

/** Runs `work` on the caller's own account, which is locked meanwhile. */
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

/** The time until which changes are allowed; null where identity must be proven first. */
export const changesAllowedUntil = (session: Session | null, now: Date): Date | null =>
  session && countsUntil(session.authenticatedDate, OWN_ACCOUNT_MS, now);

/** As `withOwnAccount`, for changes of login methods: refuses without a recent proof of identity. */
export const changeOwnAccount = <T>(ctx: Context, work: (account: OwnAccount) => Promise<T | Refusal>) =>
  withOwnAccount<T>(ctx, async (account) =>
    changesAllowedUntil(account.session, ctx.now()) ? work(account) : refuse('RECENT_LOGIN_REQUIRED'),
  );

/** Records a change, and mails its owner about it. */
export async function tellOfChange(
  { ctx, tx, identity }: OwnAccount,
  what: AccountEvent,
  change: FactorChange,
): Promise<void> {
  await auditIdentity(ctx, tx, what, identity.id, change);
  if (!identity.email) return;
  const facts = { ...circumstancesOf(ctx), ...change };
  mailAccount(ctx, tx, factorsChangedLetter, { to: identity.email, facts });
}
