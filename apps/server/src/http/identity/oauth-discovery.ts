import { tokens } from '@stoa/contract';
import type { FastifyInstance } from 'fastify';
import { type App, hostOf } from '../app.ts';

/** Descriptions of a site's, or the platform's, part in OAuth 2.0 and OpenID Connect, where the standards look for them. */
export function oauthDiscovery(server: FastifyInstance, app: App): void {
  for (const name of ['openid-configuration', 'oauth-authorization-server']) {
    server.get(`/.well-known/${name}`, async (request, reply) => {
      const site = await app.sites.byHost(hostOf(request));
      return reply
        .header('cache-control', 'public, max-age=300')
        .send(describe(site ? app.siteUrl(site) : app.publicUrl));
    });
  }
}

function describe(issuer: string) {
  const at = ({ addresses: [address] }: { addresses: readonly string[] }) => `${issuer}${address}`;
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth2/authorize`,
    token_endpoint: at(tokens.token),
    jwks_uri: at(tokens.jwks),
    userinfo_endpoint: at(tokens.userInfo),
    revocation_endpoint: at(tokens.revoke),
    introspection_endpoint: at(tokens.tokenInfo),
    scopes_supported: ['openid', 'offline_access'],
    response_types_supported: ['code'],
    response_modes_supported: ['query', 'fragment', 'web_message'],
    grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
    code_challenge_methods_supported: ['S256'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    token_endpoint_auth_methods_supported: ['none', 'client_secret_post'],
    prompt_values_supported: ['none', 'login'],
    claims_supported: ['sub', 'email', 'email_verified', 'name', 'sid'],
  };
}
