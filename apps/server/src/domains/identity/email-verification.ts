import type { Context } from '../../context.ts';
import { isUniqueViolation, readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { Verification } from './ask-to-verify.ts';
import { accountLimit, addressLimit, attemptSucceeded, limitAttempts } from './attempt-limits.ts';
import { auditIdentity } from './audit.store.ts';
import {
  type Challenge,
  type ChallengePurpose,
  countAttempt,
  findChallenge,
  useChallenge,
} from './challenges.store.ts';
import { changeEmail, type EmailChange } from './change-email.ts';
import { type AccountChanged, finishLogin, type LoginOutcome, openSession } from './finish-login.ts';
import { lockIdentity, updateIdentity } from './identities.store.ts';
import { changeStatus } from './identity-status.ts';

/**
 * Continues a login or registration with the mailed code. Five tries, ten minutes, once; tries are also counted per
 * account, so that new codes do not give more of them.
 */
export async function verifyByCode(
  ctx: Context,
  { stateToken, code, email }: { stateToken: string; code: string; email?: string },
  changed: AccountChanged,
): Promise<LoginOutcome | Refusal> {
  const open = await readSite(ctx, (tx) => findOpenCode(ctx, tx, stateToken));
  if (!open?.identityId) return refuse('VERIFICATION_FAILED');
  if (email !== undefined && open.data.email !== email.toLowerCase()) return refuse('VERIFICATION_FAILED');
  const limits = {
    account: accountLimit('code', ctx.siteId, open.identityId),
    address: addressLimit('code', ctx.client.address),
  };
  const counted = await limitAttempts(ctx, [limits.account, limits.address]);
  if (isRefusal(counted)) return counted;
  const hasTries = await withSite(ctx, (tx) => countAttempt(tx, ctx.siteId, stateToken, ctx.now()));
  if (!hasTries) return refuse('VERIFICATION_FAILED');
  const outcome = await useCode(ctx, { purpose: open.purpose, stateToken, code }, changed);
  if (isRefusal(outcome)) return outcome;
  await attemptSucceeded(ctx, limits);
  return outcome;
}

async function findOpenCode({ siteId, now }: Context, tx: Tx, stateToken: string): Promise<Challenge | null> {
  const find = (purpose: ChallengePurpose) => findChallenge(tx, siteId, purpose, stateToken, now());
  return (await find('EMAIL_VERIFICATION')) ?? (await find('EMAIL_CHANGE'));
}

async function useCode(
  ctx: Context,
  { purpose, stateToken, code }: { purpose: ChallengePurpose; stateToken: string; code: string },
  changed: AccountChanged,
): Promise<LoginOutcome | Refusal> {
  try {
    return await withSite(ctx, async (tx) => {
      const used = await useChallenge(tx, ctx.siteId, purpose, { secret: stateToken, code, now: ctx.now() });
      if (!used) return refuse('VERIFICATION_FAILED');
      const accept = purpose === 'EMAIL_CHANGE' ? acceptEmailChange : acceptVerification;
      return accept(ctx, tx, used, changed);
    });
  } catch (error) {
    // the new address was registered since the code was mailed
    if (isUniqueViolation(error, 'identities_by_email')) return refuse('DUPLICATE_EMAIL');
    throw error;
  }
}

/** Gives the account its new address, which is now proven. */
async function acceptEmailChange(
  ctx: Context,
  tx: Tx,
  { identityId, data }: Challenge,
  changed: AccountChanged,
): Promise<LoginOutcome | Refusal> {
  const { oldEmail, newEmail, revokeSessions } = data as EmailChange;
  const identity = identityId ? await lockIdentity(tx, ctx.siteId, identityId) : null;
  if (identity?.status !== 'ACTIVE' || identity.email !== oldEmail) return refuse('VERIFICATION_FAILED');
  await changeEmail(ctx, tx, identity, { newEmail, isVerified: true, revokeSessions });
  const moved = await lockIdentity(tx, ctx.siteId, identity.id);
  if (!moved) return refuse('VERIFICATION_FAILED');
  await changed(tx, moved);
  // this login replaces the one that asked for the change
  return openSession(ctx, tx, moved, { methods: ['EMAIL'] });
}

async function acceptVerification(
  ctx: Context,
  tx: Tx,
  { identityId, data }: Challenge,
  changed: AccountChanged,
): Promise<LoginOutcome | Refusal> {
  const { proof, email, claim } = data as Verification;
  const identity = identityId ? await lockIdentity(tx, ctx.siteId, identityId) : null;
  if (!identity || identity.email !== email) return refuse('VERIFICATION_FAILED');
  // since the registration, staff deleted or blocked the account, or removed its login
  const isClaimed = claim !== undefined && identity.status === 'OFFLINE';
  const accountStatus = isClaimed ? claim.accountStatus : changeStatus(identity, 'verifyEmail');
  if (!accountStatus || (claim && !isClaimed)) return refuse('VERIFICATION_FAILED');
  const change = {
    ...accountStatus,
    emailVerified: true,
    ...(isClaimed ? { passwordHash: claim.passwordHash, profile: { ...identity.profile, ...claim.profile } } : {}),
  };
  await updateIdentity(tx, ctx.siteId, identity.id, change, ctx.now());
  await auditIdentity(ctx, tx, 'email-verified', identity.id);
  const verified = await lockIdentity(tx, ctx.siteId, identity.id);
  if (!verified) return refuse('VERIFICATION_FAILED');
  await changed(tx, verified);
  return finishLogin(ctx, tx, verified, { ...proof, methods: [...proof.methods, 'EMAIL'] });
}
