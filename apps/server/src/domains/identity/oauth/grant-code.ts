import { type Context, contextOnSite } from '../../../context.ts';
import { asPlatform, isForeignKeyViolation, withSite } from '../../../platform/db/index.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import type { TokenContent } from '../access-tokens.ts';
import { type Client, findClient } from '../clients.store.ts';
import { findIdentity, type Identity } from '../identities.store.ts';
import { nameOf } from '../profile.ts';
import { hashOf, newSecret } from '../secrets.ts';
import { endSessions } from '../sessions.store.ts';
import { type AuthorizationCode, findCode, useCode } from './authorization-codes.store.ts';
import { isSecretOf } from './client-secret.ts';
import type { Grant, Granted, JoinVisitor } from './grant.ts';
import { matchesChallenge } from './pkce.ts';
import { insertRefreshToken } from './refresh-tokens.store.ts';
import type { TokenRequest } from './token-request.ts';

/**
 * Exchanges a login's code, once, for tokens. This takes the verifier; if a second exchange has it too, someone else
 * does, and everything issued from the code ends with its session.
 */
export const exchangeCode: Grant = async (ctx, sent, joinVisitor) => {
  const client = await findClient(ctx.database, sent.clientId);
  if (!client) return refuse('INVALID_CLIENT');
  const code = sent.code ? await findCode(ctx.database, sent.code, ctx.now()) : null;
  if (!code || !isFor(code, client, sent)) return refuse('INVALID_GRANT');
  const site = await contextOnSite(ctx, code.siteId);
  if (!site) return refuse('INVALID_GRANT');
  if (code.usedDate) return refuseReplay(site, sent.code);
  return code.identity.kind === 'app' ? installApp(site, code, sent) : logIn(site, { code, sent, joinVisitor });
};

/** Whether the code was issued to the requesting client. */
function isFor(code: AuthorizationCode, client: Client, sent: TokenRequest): boolean {
  if (code.clientId !== client.id) return false;
  if (code.identity.kind === 'app') return isSecretOf(client, sent.clientSecret);
  const { codeChallenge, redirectUri } = code;
  return (
    codeChallenge !== null && matchesChallenge(sent.codeVerifier, codeChallenge) && redirectUri === sent.redirectUri
  );
}

/** Front ends ask twice by mistake: React runs effects twice in development. */
const REPEAT_MS = 10_000;

/** Ends the session of a used code, unless the same device merely asks again. */
async function refuseReplay(ctx: Context, sent: string): Promise<Refusal> {
  const used = await findCode(ctx.database, sent, ctx.now());
  const isRepeat =
    used?.usedDate && used.usedBy?.equals(deviceOf(ctx)) && ctx.now().getTime() - Date.parse(used.usedDate) < REPEAT_MS;
  if (used?.identity.kind === 'member' && used.identity.sessionId && !isRepeat) {
    const { id, sessionId } = used.identity;
    await withSite(ctx, (tx) => endSessions(tx, ctx.siteId, id, { only: sessionId }));
  }
  return refuse('INVALID_GRANT');
}

const deviceOf = ({ client }: Context): Buffer => hashOf(`${client.address} ${client.userAgent}`);

async function logIn(
  ctx: Context,
  { code, sent, joinVisitor }: { code: AuthorizationCode; sent: TokenRequest; joinVisitor: JoinVisitor },
): Promise<Granted | Refusal> {
  const { identity, visitorId, scope } = code;
  const session =
    identity.kind === 'member' && identity.sessionId
      ? await ctx.sessions.byId(ctx.siteId, identity.sessionId, ctx.now())
      : null;
  const account = session && (await withSite(ctx, (tx) => findIdentity(tx, ctx.siteId, session.identityId)));
  if (!session || !account) return refuse('INVALID_GRANT');
  if (visitorId) await withSite(ctx, (tx) => joinVisitor(ctx, tx, { visitorId, memberId: session.identityId }));
  const content: TokenContent = { siteId: ctx.siteId, clientId: code.clientId, identity };
  const scopes = new Set(scope.split(' '));
  const refreshToken = scopes.has('offline_access') ? newSecret() : undefined;
  if (!(await useUp(ctx, { content, refreshToken, code: sent.code }))) return refuseReplay(ctx, sent.code);
  if (!scopes.has('openid')) return { content, refreshToken };
  const idToken = await ctx.accessTokens.issueIdToken(idClaims(ctx, code, account, session.id), ctx.now());
  return { content, refreshToken, idToken };
}

const idClaims = (ctx: Context, code: AuthorizationCode, account: Identity, sessionId: string) => ({
  issuer: ctx.addresses.site,
  clientId: code.clientId,
  subject: account.id,
  sessionId,
  nonce: code.nonce,
  email: account.email,
  emailVerified: account.emailVerified,
  name: nameOf(account.profile, account.email),
});

/** An installation approved by an owner gets a token that can be renewed indefinitely. */
async function installApp(ctx: Context, code: AuthorizationCode, sent: TokenRequest): Promise<Granted | Refusal> {
  const content: TokenContent = { siteId: ctx.siteId, clientId: code.clientId, identity: code.identity };
  const refreshToken = newSecret();
  const isFirst = await useUp(ctx, { content, refreshToken, code: sent.code });
  return isFirst ? { content, refreshToken } : refuse('INVALID_GRANT');
}

/** Exchanges the code for the token: both or neither, once, and only while the session is open. */
async function useUp(
  ctx: Context,
  { content, refreshToken, code }: { content: TokenContent; refreshToken: string | undefined; code: string },
): Promise<boolean> {
  return asPlatform('codes are found before their site is known', ctx.database, async (tx) => {
    if (!(await useCode(tx, code, { now: ctx.now(), by: deviceOf(ctx) }))) return false;
    if (refreshToken) await insertRefreshToken(tx, refreshToken, content, { now: ctx.now(), code });
    return true;
  }).catch((error: unknown) => {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  });
}
