import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { accountLimit, addressLimit, limitAttempts } from './attempt-limits.ts';
import { auditIdentity } from './audit.store.ts';
import {
  type Challenge,
  type ChallengePurpose,
  endChallenges,
  findChallenge,
  insertChallenge,
  useChallenge,
} from './challenges.store.ts';
import { secondsToWait } from './email-codes.ts';
import { type AccountChanged, finishLogin, type LoginContext, type LoginOutcome } from './finish-login.ts';
import { findIdentity, findIdentityByEmail, type Identity, lockIdentity, updateIdentity } from './identities.store.ts';
import { type AccountStatus, changeStatus } from './identity-status.ts';
import { activationLetter } from './letters/activation.ts';
import { passwordChangedLetter } from './letters/password-changed.ts';
import { recoveryLetter } from './letters/recovery.ts';
import { mailAccount } from './mail-account.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { newSecret } from './secrets.ts';
import { endSessions } from './sessions.store.ts';
import { findSignInSettings } from './sign-on-policies.store.ts';
import { takeBackAttempt } from './throttles.store.ts';

const RECOVERY_MS = HOUR_MS;
const ACTIVATION_MS = 7 * 24 * HOUR_MS;
type LinkPurpose = Extract<ChallengePurpose, 'RECOVERY' | 'ACTIVATION'>;
const linkPurposes: readonly LinkPurpose[] = ['RECOVERY', 'ACTIVATION'];

export type RecoveryLink = {
  /** The page that sets the password, with the token that makes it work. */
  linkTo: (token: string) => string;
  /** The address to continue to; checked by the caller. */
  returnUrl?: string;
};

/**
 * Mails a link for setting a new password to the account with the address, if it may log in. The answer and the work
 * are the same where there is none.
 */
export async function sendRecovery(
  ctx: LoginContext,
  { email, linkTo, returnUrl, isExplained = true }: { email: string; isExplained?: boolean } & RecoveryLink,
): Promise<Record<never, never> | Refusal> {
  const limits = [accountLimit('mail', ctx.siteId, email), addressLimit('mail', ctx.client.address)];
  const counted = await limitAttempts(ctx, limits);
  if (isRefusal(counted)) return counted;
  return withSite(ctx, async (tx) => {
    const settings = await findSignInSettings(tx, ctx.siteId);
    const known = await findIdentityByEmail(tx, ctx.siteId, email);
    const mayRecover =
      known?.status === 'ACTIVE' ||
      known?.status === 'PENDING' ||
      (known?.status === 'OFFLINE' && settings.whoMayJoin !== 'NOBODY');
    const identity = known && mayRecover ? known : null;
    const token = await newLink(ctx, tx, identity, { purpose: 'RECOVERY', lifetimeMs: RECOVERY_MS, returnUrl });
    const facts = { url: linkTo(token), isExplained };
    if (identity?.email) mailAccount(ctx, tx, recoveryLetter, { to: identity.email, facts });
    return {};
  });
}

/** Mails a person added by staff a link to choose a password. Refuses blocked accounts. */
export async function sendActivation(
  ctx: LoginContext,
  { identityId, linkTo, returnUrl }: { identityId: string } & RecoveryLink,
): Promise<Record<never, never> | Refusal> {
  return withSite(ctx, async (tx) => {
    const identity = await findIdentity(tx, ctx.siteId, identityId);
    if (!identity?.email) return refuse('IDENTITY_NOT_FOUND');
    if (identity.status === 'BLOCKED' || identity.status === 'DELETED') return refuse('IDENTITY_BLOCKED');
    const wait = await secondsToWait(tx, ctx.siteId, { identityId, purpose: 'ACTIVATION', now: ctx.now() });
    if (wait > 0) return refuse('THROTTLED_FEATURE', { waitSeconds: wait });
    const token = await newLink(ctx, tx, identity, { purpose: 'ACTIVATION', lifetimeMs: ACTIVATION_MS, returnUrl });
    mailAccount(ctx, tx, activationLetter, { to: identity.email, facts: { url: linkTo(token) } });
    return {};
  });
}

async function newLink(
  { siteId, now }: LoginContext,
  tx: Tx,
  identity: Identity | null,
  { purpose, lifetimeMs, returnUrl }: { purpose: LinkPurpose; lifetimeMs: number; returnUrl?: string },
): Promise<string> {
  const secret = newSecret();
  const expires = new Date(now().getTime() + lifetimeMs);
  const challenge = { purpose, identityId: identity?.id ?? null, data: { email: identity?.email ?? null, returnUrl } };
  await insertChallenge(tx, siteId, challenge, { secret, now: now(), expires });
  return secret;
}

/** The outcome of the login, and the address where the front end wants to continue. */
export type Recovered = { outcome: LoginOutcome; returnUrl?: string };

/**
 * Sets a new password by the token of a mailed link, ends all logins and logs in. Reading the mail also proves the
 * address. A refused password leaves the link valid.
 */
export async function recover(
  ctx: LoginContext,
  { token, password }: { token: string; password: string },
  changed: AccountChanged,
): Promise<Recovered | Refusal> {
  const limit = addressLimit('code', ctx.client.address);
  const counted = await limitAttempts(ctx, [limit]);
  if (isRefusal(counted)) return counted;
  const open = await readSite(ctx, (tx) => findOpenLink(ctx, tx, token));
  if (!open?.challenge.identityId) return refuse('INVALID_RECOVERY_TOKEN');
  await takeBackAttempt(ctx.database, [limit.key], ctx.now());
  const { email, returnUrl } = open.challenge.data as { email: string | null; returnUrl?: string };
  const weak = await refuseWeakPassword(password, { email, settings: open.settings });
  if (weak) return weak;
  const passwordHash = await hashPassword(password);
  return withSite(ctx, async (tx) => {
    const use = { secret: token, now: ctx.now() };
    const used = await useChallenge(tx, ctx.siteId, open.challenge.purpose, use);
    const identity = used?.identityId ? await lockIdentity(tx, ctx.siteId, used.identityId) : null;
    if (!used || !identity || identity.email !== email) return refuse('INVALID_RECOVERY_TOKEN');
    const accountStatus = statusAfter(identity, used, open.settings.whoMayJoin === 'APPROVED');
    if (!accountStatus) return refuse('IDENTITY_BLOCKED');
    await updateIdentity(tx, ctx.siteId, identity.id, { ...accountStatus, emailVerified: true }, ctx.now());
    await replacePassword(ctx, tx, identity, { passwordHash });
    await auditIdentity(ctx, tx, 'password-reset', identity.id);
    const recovered = await lockIdentity(tx, ctx.siteId, identity.id);
    if (!recovered) return refuse('INVALID_RECOVERY_TOKEN');
    await changed(tx, recovered);
    const outcome = await finishLogin(ctx, tx, recovered, { methods: ['PASSWORD'] });
    return isRefusal(outcome) ? outcome : { outcome, returnUrl };
  });
}

async function findOpenLink({ siteId, now }: LoginContext, tx: Tx, token: string) {
  const settings = await findSignInSettings(tx, siteId);
  for (const purpose of linkPurposes) {
    const challenge = await findChallenge(tx, siteId, purpose, token, now());
    if (challenge) return { challenge, settings };
  }
  return null;
}

/** Activates offline accounts: those invited by staff at once, others as after a registration. */
function statusAfter(identity: Identity, { purpose }: Challenge, needsApproval: boolean): AccountStatus | null {
  if (identity.status !== 'OFFLINE') return changeStatus(identity, 'verifyEmail');
  if (purpose === 'ACTIVATION' || !needsApproval) return changeStatus(identity, 'approve');
  return { status: 'PENDING', pendingReasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] };
}

/**
 * Changes an account's password. Ends its logins, except one if named, and mailed links; notifies its owner by mail.
 */
export async function replacePassword(
  ctx: Pick<LoginContext, 'siteId' | 'site' | 'client' | 'now'>,
  tx: Tx,
  { id, email }: Pick<Identity, 'id' | 'email'>,
  { passwordHash, keepSession }: { passwordHash: string; keepSession?: string },
): Promise<void> {
  const now = ctx.now();
  await updateIdentity(tx, ctx.siteId, id, { passwordHash, mustResetPassword: false }, now);
  await endChallenges(tx, ctx.siteId, { identityId: id, purposes: linkPurposes, now });
  await endSessions(tx, ctx.siteId, id, { but: keepSession });
  if (email) mailAccount(ctx, tx, passwordChangedLetter, { to: email, facts: null });
}
