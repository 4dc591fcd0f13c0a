import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  customFetch,
  discovery,
  fetchUserInfo,
  type IDToken,
  None,
} from 'openid-client';
import type { CallOutside, OutsideCall } from '../../../../platform/outgoing/index.ts';
import type { SecretBox } from '../../../../platform/secret-box.ts';
import { type Provider, secretScope } from './providers.store.ts';

/** The account data that a provider returns. */
export type ExternalAccount = {
  externalId: string;
  email: string | null;
  /** Whether the provider has verified the address. */
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  picture: string | null;
};

/** The OpenID Connect client for the providers of all sites. */
export type OpenId = {
  /** The provider's address for a login identified by `secret`. */
  startUrl(provider: Provider, login: { secret: string; callbackUrl: string }): Promise<URL>;
  /** The account that comes back. Throws where the answer does not belong to this login, or is not the provider's. */
  account(provider: Provider, login: { secret: string; currentUrl: URL }): Promise<ExternalAccount>;
};

/** The time for which a provider's metadata is cached: each login needs it twice. */
const DESCRIPTION_MS = 10 * 60_000;

export function openId({ callOutside, secretBox }: { callOutside: CallOutside; secretBox: SecretBox }): OpenId {
  const described = new LRUCache<string, Configuration>({ max: 1000, ttl: DESCRIPTION_MS });

  async function configurationOf(provider: Provider): Promise<Configuration> {
    const key = `${provider.id} ${provider.updatedDate} ${provider.issuer}`;
    const known = described.get(key);
    if (known) return known;
    const secret = provider.clientSecret && secretBox.decrypt(provider.clientSecret, secretScope(provider.id));
    const issuer = new URL(provider.issuer);
    const configuration = await discovery(issuer, provider.clientId, secret ?? undefined, secret ? undefined : None(), {
      [customFetch]: (url, options) => callOutside(url, toCall(options)),
      // saving a provider refuses plain HTTP, except for the local machine
      ...(issuer.protocol === 'http:' && { execute: [allowInsecureRequests] }),
    });
    described.set(key, configuration);
    return configuration;
  }

  return {
    async startUrl(provider, { secret, callbackUrl }) {
      const configuration = await configurationOf(provider);
      const { verifier, nonce } = derive(secret);
      return buildAuthorizationUrl(configuration, {
        redirect_uri: callbackUrl,
        scope: ['openid', ...provider.scopes].join(' '),
        state: secret,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      });
    },
    async account(provider, { secret, currentUrl }) {
      const configuration = await configurationOf(provider);
      const { verifier, nonce } = derive(secret);
      const tokens = await authorizationCodeGrant(configuration, currentUrl, {
        pkceCodeVerifier: verifier,
        expectedState: secret,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('the provider sent no ID token');
      const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
      const more =
        claims.email === undefined && hasUserInfo
          ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
      return accountOf({ ...more, ...claims });
    },
  };
}

/** Values needed again when the person comes back, derived instead of stored: nobody else has the secret. */
const derive = (secret: string) => ({
  verifier: createHash('sha256').update(`verifier ${secret}`).digest('base64url'),
  nonce: createHash('sha256').update(`nonce ${secret}`).digest('base64url'),
});

function toCall({
  method,
  headers,
  body,
}: {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
}): OutsideCall {
  const sent = body instanceof URLSearchParams || typeof body === 'string' ? { body: String(body) } : {};
  return { method: method === 'POST' ? 'POST' : 'GET', headers, ...sent };
}

function accountOf(claims: Record<string, unknown> & Pick<IDToken, 'sub'>): ExternalAccount {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' && value.trim() !== ''
      ? value.trim().slice(0, LONGEST_CLAIM).toWellFormed()
      : null;
  };
  return {
    externalId: claims.sub,
    email: text('email')?.toLowerCase() ?? null,
    emailVerified: claims.email_verified === true,
    firstName: text('given_name') ?? text('name'),
    lastName: text('family_name'),
    picture: text('picture'),
  };
}

const LONGEST_CLAIM = 320;
