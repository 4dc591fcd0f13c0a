import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { auditIdentity } from './audit.store.ts';
import { endChallenges } from './challenges.store.ts';
import { askForCode } from './email-codes.ts';
import { findIdentityByEmail, type Identity, updateIdentity } from './identities.store.ts';
import { addressChangedLetter } from './letters/address-changed.ts';
import { mailAccount } from './mail-account.ts';
import { endSessions } from './sessions.store.ts';

/** The data that an e-mail change code unlocks. */
export type EmailChange = { oldEmail: string | null; newEmail: string; revokeSessions: boolean };

type ChangeContext = Pick<Context, 'siteId' | 'site' | 'caller' | 'now' | 'newId' | 'client'>;

/** Mails a code to an account's new address; nothing changes until it is handed in with the returned state token. */
export async function startEmailChange(
  ctx: ChangeContext,
  tx: Tx,
  { id, email }: Pick<Identity, 'id' | 'email'>,
  { newEmail, revokeSessions }: { newEmail: string; revokeSessions: boolean },
): Promise<string | Refusal> {
  if (await findIdentityByEmail(tx, ctx.siteId, newEmail)) return refuse('DUPLICATE_EMAIL');
  const data: EmailChange = { oldEmail: email, newEmail: newEmail.toLowerCase(), revokeSessions };
  return askForCode(ctx, tx, { id, email: newEmail }, { purpose: 'EMAIL_CHANGE', data });
}

/**
 * Gives an account another login address. The old address is notified; links mailed to it no longer work. Throws a
 * unique violation where another account has the address.
 */
export async function changeEmail(
  ctx: ChangeContext,
  tx: Tx,
  { id, email }: Pick<Identity, 'id' | 'email'>,
  { newEmail, isVerified, revokeSessions }: { newEmail: string; isVerified: boolean; revokeSessions: boolean },
): Promise<void> {
  const now = ctx.now();
  await updateIdentity(tx, ctx.siteId, id, { email: newEmail, emailVerified: isVerified }, now);
  const purposes = ['RECOVERY', 'ACTIVATION', 'EMAIL_VERIFICATION', 'EMAIL_CHANGE'] as const;
  await endChallenges(tx, ctx.siteId, { identityId: id, purposes, now });
  if (revokeSessions) await endSessions(tx, ctx.siteId, id);
  await auditIdentity(ctx, tx, 'email-changed', id, { from: email, to: newEmail });
  if (email) mailAccount(ctx, tx, addressChangedLetter, { to: email, facts: { newAddress: newEmail } });
}
