import { may } from '../../../caller.ts';
import type { Context } from '../../../context.ts';
import { withSite } from '../../../platform/db/index.ts';
import { isGuid } from '../../../platform/ids.ts';
import { isRefusal, notPermitted, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { TokenContent } from '../access-tokens.ts';
import { lockIdentity, noteLogin } from '../identities.store.ts';
import { newSecret } from '../secrets.ts';
import { insertSession, SESSION_SECONDS } from '../sessions.store.ts';
import type { Grant } from './grant.ts';
import { newRefreshToken } from './refresh-tokens.ts';

/** The permission with which an API key can log members in. */
const SIGN_ON = 'IAM.AUTHENTICAITON_SIGN_ON';

/**
 * Logs a member in at an app's request, for shops whose accounts live elsewhere: on the named session, or on a new one.
 * The visitor of the accompanying token becomes the member.
 */
export const becomeMemberForApp: Grant = async (ctx, { memberId, sessionToken }, joinVisitor) => {
  const { caller } = ctx;
  if (caller.kind !== 'app' || !may(caller, SIGN_ON))
    return notPermitted(`this grant needs an API key with the permission ${SIGN_ON}`);
  if (!isGuid(memberId)) return refuse('INVALID_GRANT');
  const clientId = caller.visitor?.clientId ?? ctx.site.clientId;
  const sessionId = sessionToken
    ? await sessionOf(ctx, memberId, sessionToken)
    : await newSession(ctx, memberId, clientId);
  if (isRefusal(sessionId)) return sessionId;
  const { visitor } = caller;
  if (visitor?.kind === 'visitor')
    await withSite(ctx, (tx) => joinVisitor(ctx, tx, { visitorId: visitor.id, memberId }));
  const content: TokenContent = {
    siteId: ctx.siteId,
    clientId,
    identity: { kind: 'member', id: memberId, sessionId },
  };
  return { content, refreshToken: await newRefreshToken(ctx, content) };
};

async function sessionOf(ctx: Context, memberId: string, token: string): Promise<string | Refusal> {
  const session = await ctx.sessions.bySecret(ctx.siteId, token, ctx.now());
  return session?.identityId === memberId ? session.id : refuse('INVALID_GRANT');
}

// not `openSession`: the request came from a server, whose address is not a new device of the member
async function newSession(ctx: Context, memberId: string, clientId: string): Promise<string | Refusal> {
  return withSite(ctx, async (tx): Promise<string | Refusal> => {
    const identity = await lockIdentity(tx, ctx.siteId, memberId);
    if (identity?.status === 'BLOCKED') return refuse('IDENTITY_BLOCKED');
    if (identity?.status === 'PENDING') return refuse('IDENTITY_PENDING');
    if (identity?.status !== 'ACTIVE') return refuse('INVALID_GRANT');
    const [id, now] = [ctx.newId(), ctx.now()];
    const session = { id, identityId: memberId, methods: ['APP'], clientId, ...ctx.client };
    const expires = new Date(now.getTime() + SESSION_SECONDS * 1000);
    await insertSession(tx, ctx.siteId, session, { secret: newSecret(), now, expires });
    await noteLogin(tx, ctx.siteId, memberId, now);
    return id;
  });
}
