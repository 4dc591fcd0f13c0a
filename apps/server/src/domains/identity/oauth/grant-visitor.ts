import { refuse } from '../../../platform/refusal.ts';
import type { TokenContent } from '../access-tokens.ts';
import { findClient } from '../clients.store.ts';
import { isSecretOf } from './client-secret.ts';
import type { Grant } from './grant.ts';
import { noteUse, readRefreshToken } from './refresh-tokens.ts';
import { signVisitorToken } from './visitor-tokens.ts';

/** Creates a visitor of the client's site, identified by the refresh token. */
export const becomeVisitor: Grant = async (ctx, { clientId }) => {
  const waitSeconds = ctx.newVisitors.count(ctx.client.address, ctx.now());
  if (waitSeconds > 0) return refuse('TOO_MANY_REQUESTS', { waitSeconds });
  const client = await ctx.clients.byId(clientId);
  if (!client) return refuse('INVALID_CLIENT');
  const { siteId, id } = client;
  const content: TokenContent = { siteId, clientId: id, identity: { kind: 'visitor', id: ctx.newId() } };
  return { content, refreshToken: signVisitorToken(ctx, content) };
};

/**
 * Renews the tokens of a refresh token's holder. It stays valid, as clients keep using the first one; each renewal
 * prolongs a visitor's, and the session that a member's ends with.
 */
export const renew: Grant = async (ctx, { clientId, clientSecret, refreshToken }) => {
  const client = await findClient(ctx.database, clientId);
  if (!client) return refuse('INVALID_CLIENT');
  const known = refreshToken ? await readRefreshToken(ctx, refreshToken) : null;
  if (known?.clientId !== client.id || known.siteId !== client.siteId) return refuse('INVALID_GRANT');
  const { siteId, identity } = known;
  if (identity.kind === 'app' && !isSecretOf(client, clientSecret)) return refuse('INVALID_CLIENT');
  if (identity.kind === 'member') {
    const session = identity.sessionId && (await ctx.sessions.byId(siteId, identity.sessionId, ctx.now()));
    if (!session) return refuse('INVALID_GRANT');
  }
  await noteUse(ctx, refreshToken, known);
  return { content: { siteId, clientId: client.id, identity }, refreshToken };
};
