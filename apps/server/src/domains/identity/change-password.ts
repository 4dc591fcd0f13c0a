import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { accountLimit, addressLimit, attemptSucceeded, limitAttempts } from './attempt-limits.ts';
import { auditIdentity } from './audit.store.ts';
import { findIdentity, lockIdentity } from './identities.store.ts';
import { refuseWeakPassword } from './password-rules.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { replacePassword } from './recovery.ts';
import { findSignInSettings } from './sign-on-policies.store.ts';

type Change = {
  identityId: string;
  /** The requesting login: it continues, all others end. */
  sessionId: string;
  newPassword: string;
  /** Checked if given. */
  currentPassword?: string;
};

/** Changes an account's password at its owner's request, in the context's realm. */
export async function changePassword(ctx: Context, change: Change): Promise<Record<never, never> | Refusal> {
  const { identityId, sessionId, newPassword, currentPassword } = change;
  const known = await readSite(ctx, async (tx) => {
    const settings = await findSignInSettings(tx, ctx.siteId);
    return { settings, identity: await findIdentity(tx, ctx.siteId, identityId) };
  });
  if (known.identity?.status !== 'ACTIVE') return refuse('INVALID_SESSION');
  const { email, passwordHash: before } = known.identity;
  if (currentPassword !== undefined) {
    const refused = await refuseWrongPassword(ctx, { identityId, passwordHash: before, password: currentPassword });
    if (refused) return refused;
  }
  const weak = await refuseWeakPassword(newPassword, { field: 'newPassword', email, settings: known.settings });
  if (weak) return weak;
  const passwordHash = await hashPassword(newPassword);
  return withSite(ctx, async (tx) => {
    const identity = await lockIdentity(tx, ctx.siteId, identityId);
    // another one was set in the meantime, which ended this login
    if (identity?.status !== 'ACTIVE' || identity.passwordHash !== before) return refuse('INVALID_SESSION');
    await replacePassword(ctx, tx, identity, { passwordHash, keepSession: sessionId });
    await auditIdentity(ctx, tx, 'password-changed', identityId);
    return {};
  });
}

async function refuseWrongPassword(
  ctx: Context,
  { identityId, passwordHash, password }: { identityId: string; passwordHash: string | null; password: string },
): Promise<Refusal | null> {
  const limits = {
    account: accountLimit('login', ctx.siteId, identityId),
    address: addressLimit('login', ctx.client.address),
  };
  const counted = await limitAttempts(ctx, [limits.account, limits.address]);
  if (isRefusal(counted)) return counted;
  if (!(await isPassword(passwordHash, password))) return refuse('INVALID_PASSWORD');
  await attemptSucceeded(ctx, limits);
  return null;
}
