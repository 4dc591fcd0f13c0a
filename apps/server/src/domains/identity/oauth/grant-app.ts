import { refuse } from '../../../platform/refusal.ts';
import { findClient } from '../clients.store.ts';
import { isSecretOf } from './client-secret.ts';
import type { Grant } from './grant.ts';

/** An app logs in as itself, on the site that it belongs to; `instanceId` may name that site. */
export const becomeApp: Grant = async (ctx, { clientId, clientSecret, instanceId }) => {
  const client = await findClient(ctx.database, clientId);
  if (!client || !isSecretOf(client, clientSecret)) return refuse('INVALID_CLIENT');
  if (instanceId !== null && instanceId.toLowerCase() !== client.siteId) return refuse('INVALID_GRANT');
  const { id, siteId } = client;
  return { content: { siteId, clientId: id, identity: { kind: 'app', id } } };
};

/**
 * Logs in an app that was handed a token of one of its visitors or members: the token names the app and site, and the
 * secret proves that the app itself asks.
 */
export const becomeAppWithoutSession: Grant = async (ctx, { accessToken, clientSecret }, joinVisitor) => {
  const bound = await ctx.accessTokens.read(accessToken, ctx.now());
  if (!bound) return refuse('INVALID_GRANT');
  const { clientId, siteId: instanceId } = bound;
  return becomeApp(ctx, { ...noRequest, clientId, clientSecret, instanceId }, joinVisitor);
};

const noRequest = {
  grantType: '',
  refreshToken: '',
  code: '',
  codeVerifier: '',
  redirectUri: null,
  memberId: '',
  sessionToken: null,
  accessToken: '',
};
