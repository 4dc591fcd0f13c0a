import type { authentication, Response } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import type { LoginOutcome } from './finish-login.ts';
import type { Identity } from './identities.store.ts';
import { findIdentityParts, type IdentityParts } from './identity-parts.store.ts';

export type IdentityMessage = NonNullable<Response<typeof authentication.signOn>['identity']>;
/** The state of a login, as clients read it. */
export type StateMachine = Response<typeof authentication.loginV2>;

/** An account as its owner sees it. Passwords count as a factor like the others. */
function viewIdentityParts(identity: Identity, { factors, connections }: IdentityParts): IdentityMessage {
  const password = { factorId: identity.id, type: 'PASSWORD' as const, status: 'ACTIVE' as const };
  return {
    id: identity.id,
    revision: identity.revision,
    createdDate: identity.createdDate,
    updatedDate: identity.updatedDate,
    identityProfile: identity.profile,
    metadata: {},
    ...(identity.email === null ? {} : { email: { address: identity.email, isVerified: identity.emailVerified } }),
    status: { name: identity.status, reasons: identity.pendingReasons },
    factors: [...(identity.passwordHash ? [password] : []), ...factors],
    connections: connections.map(({ providerId, externalId }) => ({
      idpConnection: { idpConnectionId: providerId, idpUserId: externalId },
    })),
  };
}

/** An account with its further data, as its owner sees it. */
export async function viewIdentity(
  ctx: Pick<Context, 'database' | 'siteId' | 'statements'>,
  identity: Identity,
): Promise<IdentityMessage> {
  const parts = await readSite(ctx, (tx) => findIdentityParts(tx, ctx.siteId, identity.id));
  return viewIdentityParts(identity, parts);
}

/** The answer to every login attempt. */
export async function viewStateMachine(
  ctx: Pick<Context, 'database' | 'siteId' | 'statements'>,
  outcome: LoginOutcome,
): Promise<StateMachine> {
  const identity = await viewIdentity(ctx, outcome.identity);
  switch (outcome.state) {
    case 'SUCCESS':
      return { state: outcome.state, sessionToken: outcome.sessionToken, identity };
    case 'REQUIRE_OWNER_APPROVAL':
      return { state: outcome.state, identity };
    case 'REQUIRE_EMAIL_VERIFICATION':
      return { state: outcome.state, stateToken: outcome.stateToken, identity };
    case 'STATUS_CHECK':
      return {
        state: outcome.state,
        stateToken: outcome.stateToken,
        mfaChallengeData: outcome.challenge,
        // the password alone reveals nothing of the account
        identity: { id: outcome.identity.id, email: identity.email },
      };
  }
}
