import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { askToVerify } from './ask-to-verify.ts';
import { auditIdentity } from './audit.store.ts';
import { noteDevice } from './devices.store.ts';
import { secondFactorStep } from './factors/second-factor.ts';
import { type Identity, noteLogin } from './identities.store.ts';
import { newDeviceLetter } from './letters/new-device.ts';
import type { LoginContext, LoginOutcome, Proof } from './login-outcome.ts';
import { circumstancesOf, mailAccount } from './mail-account.ts';
import { newSecret } from './secrets.ts';
import { insertSession, SESSION_SECONDS } from './sessions.store.ts';

export type { AccountChanged, LoginContext, LoginOutcome, Proof } from './login-outcome.ts';

/**
 * Decides on the outcome once identity is proven: a session, or the next missing step. `identity` is locked or new in
 * the transaction. Refuses blocked accounts; for accounts that cannot log in, the answer is that of a wrong password.
 */
export async function finishLogin(
  ctx: LoginContext,
  tx: Tx,
  identity: Identity,
  proof: Proof,
): Promise<LoginOutcome | Refusal> {
  switch (identity.status) {
    case 'BLOCKED':
      return refuse('IDENTITY_BLOCKED');
    case 'DELETED':
    case 'OFFLINE':
      return refuse('INVALID_PASSWORD');
    case 'PENDING': {
      if (!identity.pendingReasons.includes('PENDING_EMAIL_VERIFICATION_REQUIRED'))
        return { state: 'REQUIRE_OWNER_APPROVAL', identity };
      const stateToken = await askToVerify(ctx, tx, identity, { proof });
      return isRefusal(stateToken) ? stateToken : { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken, identity };
    }
    case 'ACTIVE': {
      const step = await secondFactorStep(ctx, tx, identity, proof);
      return step.state === 'STATUS_CHECK' ? step : openSession(ctx, tx, identity, { ...proof, ...step });
    }
  }
}

/** Opens a session once everything required is proven. */
export async function openSession(
  ctx: Pick<Context, 'siteId' | 'site' | 'caller' | 'now' | 'newId' | 'client'>,
  tx: Tx,
  identity: Identity,
  { methods, clientId = null, authenticated }: Proof,
): Promise<Extract<LoginOutcome, { state: 'SUCCESS' }>> {
  const now = ctx.now();
  const secret = newSecret();
  const session = { id: ctx.newId(), identityId: identity.id, methods, clientId, ...ctx.client };
  const expires = new Date(now.getTime() + SESSION_SECONDS * 1000);
  await insertSession(tx, ctx.siteId, session, { secret, now, expires, authenticated });
  await auditIdentity(ctx, tx, 'login', identity.id, { methods, clientId });
  await noteLogin(tx, ctx.siteId, identity.id, now);
  const { isNew } = await noteDevice(tx, ctx.siteId, identity.id, { device: ctx.client, now });
  if (isNew && identity.email)
    mailAccount(ctx, tx, newDeviceLetter, { to: identity.email, facts: circumstancesOf(ctx) });
  return {
    state: 'SUCCESS',
    sessionToken: secret,
    sessionId: session.id,
    identity: { ...identity, lastLoginDate: now.toISOString() },
  };
}
