import type { Context } from '../../../context.ts';
import { asPlatform } from '../../../platform/db/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { TokenContent } from '../access-tokens.ts';
import { findClient } from '../clients.store.ts';
import { newSecret } from '../secrets.ts';
import { isSecretOf } from './client-secret.ts';
import type { Grant } from './grant.ts';
import { findRefreshToken, insertRefreshToken } from './refresh-tokens.store.ts';

/** Creates a visitor of the client's site, identified by the refresh token. */
export const becomeVisitor: Grant = async (ctx, { clientId }) => {
  const client = await findClient(ctx.database, clientId);
  if (!client) return refuse('INVALID_CLIENT');
  const { siteId, id } = client;
  const content: TokenContent = { siteId, clientId: id, identity: { kind: 'visitor', id: ctx.newId() } };
  return { content, refreshToken: await newRefreshToken(ctx, content) };
};

/**
 * Renews the tokens of a refresh token's holder. It stays valid, as clients keep using the first one; a member's ends
 * with the session, which each renewal prolongs.
 */
export const renew: Grant = async (ctx, { clientId, clientSecret, refreshToken }) => {
  const client = await findClient(ctx.database, clientId);
  if (!client) return refuse('INVALID_CLIENT');
  const known = refreshToken ? await findRefreshToken(ctx.database, refreshToken) : null;
  if (known?.clientId !== client.id || known.siteId !== client.siteId) return refuse('INVALID_GRANT');
  const { siteId, identity } = known;
  if (identity.kind === 'app' && !isSecretOf(client, clientSecret)) return refuse('INVALID_CLIENT');
  if (identity.kind === 'member') {
    const session = identity.sessionId && (await ctx.sessions.byId(siteId, identity.sessionId, ctx.now()));
    if (!session) return refuse('INVALID_GRANT');
  }
  return { content: { siteId, clientId: client.id, identity }, refreshToken };
};

/** Writes a refresh token and returns it. */
export async function newRefreshToken(ctx: Context, content: TokenContent): Promise<string> {
  const token = newSecret();
  await asPlatform('tokens are found before their site is known', ctx.database, (tx) =>
    insertRefreshToken(tx, token, content, { now: ctx.now() }),
  );
  return token;
}
