import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
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
import { changeStatus, type Standing } from './identity-status.ts';
import { mailActivation, mailPasswordChanged, mailRecovery } from './login-mails.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { newSecret } from './secrets.ts';
import { endSessions } from './sessions.store.ts';
import { findSignInSettings } from './sign-on-policies.store.ts';
import { takeBackAttempt } from './throttles.store.ts';

const HOUR_MS = 60 * 60_000;
const RECOVERY_MS = HOUR_MS;
const ACTIVATION_MS = 7 * 24 * HOUR_MS;
type LinkPurpose = Extract<ChallengePurpose, 'RECOVERY' | 'ACTIVATION'>;
const linkPurposes: readonly LinkPurpose[] = ['RECOVERY', 'ACTIVATION'];

export type RecoveryLink = {
  /** The page that sets the password, with the token that makes it work. */
  linkTo: (token: string) => string;
  /** Where to go on to from there: checked by who asks for the mail. */
  returnUrl?: string;
};

/**
 * Mails a link by which a new password can be set, where the address has an account that may. The answer is the same
 * where it has none, and so is the work done for it.
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
    if (identity?.email) await mailRecovery(ctx, tx, identity.email, { url: linkTo(token), isExplained });
    return {};
  });
}

/** Mails somebody whom staff added a link to choose a password. Refuses accounts that are blocked. */
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
    await mailActivation(ctx, tx, identity.email, linkTo(token));
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

/** How the login went, and where the front end that asked for the mail wants to go on. */
export type Recovered = { outcome: LoginOutcome; returnUrl?: string };

/**
 * Sets a new password by the token of a mailed link, ends all logins and logs in. Reading the mail has proven the
 * address too. A password that is refused leaves the link as it was.
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
    const standing = standingAfter(identity, used, open.settings.whoMayJoin === 'APPROVED');
    if (!standing) return refuse('IDENTITY_BLOCKED');
    await updateIdentity(tx, ctx.siteId, identity.id, { ...standing, emailVerified: true }, ctx.now());
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

/** Offline accounts come to life: those that staff invited at once, others as a registration would. */
function standingAfter(identity: Identity, { purpose }: Challenge, needsApproval: boolean): Standing | null {
  if (identity.status !== 'OFFLINE') return changeStatus(identity, 'verifyEmail');
  if (purpose === 'ACTIVATION' || !needsApproval) return changeStatus(identity, 'approve');
  return { status: 'PENDING', pendingReasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] };
}

/**
 * Gives an account another password. Ends its logins, all but one where that is named, and the links that were mailed;
 * tells its owner by mail.
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
  if (email) await mailPasswordChanged(ctx, tx, email);
}
