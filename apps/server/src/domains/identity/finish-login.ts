import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { askToVerify } from './ask-to-verify.ts';
import { auditIdentity } from './audit.store.ts';
import { noteDevice } from './devices.store.ts';
import { secondFactorStep } from './factors/second-factor.ts';
import { type Identity, noteLogin } from './identities.store.ts';
import { mailNewDevice } from './login-mails.ts';
import type { LoginContext, LoginOutcome, Proof } from './login-outcome.ts';
import { newSecret } from './secrets.ts';
import { insertSession } from './sessions.store.ts';

/** A sign-in ends after this long without being used again by its front end. */
export const SESSION_SECONDS = 14 * 24 * 60 * 60;

export type { AccountChanged, LoginContext, LoginOutcome, Proof } from './login-outcome.ts';

/**
 * Decides what becomes of somebody who has proved who they are: a session where nothing is missing, or the next step.
 * `identity` is locked or new in the transaction. Refuses accounts that are blocked; who has none that can be logged in
 * to learns no more than after a wrong password.
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

/** Opens a session for somebody who has proved all that is asked of them. */
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
  if (isNew && identity.email) await mailNewDevice(ctx, tx, identity.email);
  return {
    state: 'SUCCESS',
    sessionToken: secret,
    sessionId: session.id,
    identity: { ...identity, lastLoginDate: now.toISOString() },
  };
}
