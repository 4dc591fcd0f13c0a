import { refuse } from '../../../platform/refusal.ts';
import { findClient } from '../clients.store.ts';
import { isSecretOf } from './client-secret.ts';
import type { Grant } from './grant.ts';

/** An app logs in as itself, on the site that it belongs to; `instanceId` may name that site. */
export const becomeApp: Grant = async (_services, ctx, { clientId, clientSecret, instanceId }) => {
  const client = await findClient(ctx.database, clientId);
  if (!client || !isSecretOf(client, clientSecret)) return refuse('INVALID_CLIENT');
  if (instanceId !== null && instanceId.toLowerCase() !== client.siteId) return refuse('INVALID_GRANT');
  const { id, siteId } = client;
  return { content: { siteId, clientId: id, identity: { kind: 'app', id } } };
};

/**
 * An app that was handed a token of one of its visitors or members goes on as itself: the token tells which app and
 * site, the secret that it is the app who asks.
 */
export const becomeAppWithoutSession: Grant = async (services, ctx, { accessToken, clientSecret }) => {
  const bound = await services.accessTokens.read(accessToken, ctx.now());
  if (!bound) return refuse('INVALID_GRANT');
  return becomeApp(services, ctx, { ...noRequest, clientId: bound.clientId, clientSecret, instanceId: bound.siteId });
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
