import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../../caller.ts';
import { isGuid } from '../../platform/ids.ts';

/** Access tokens live four hours; clients renew them with their refresh token. */
export const ACCESS_TOKEN_SECONDS = 4 * 60 * 60;
/** Clients take this in front of a signed token; some strip it before they read the payload. */
const PREFIX = 'OauthNG.JWS.';
const ISSUER = 'stoa';

export type Identity = Extract<Caller, { kind: 'visitor' | 'member' }>;
export type TokenContent = { siteId: string; clientId: string; identity: Identity };

export type AccessTokens = {
  issue(content: TokenContent, now: Date, seconds?: number): Promise<string>;
  /** What a token says, or null when it is not ours, not intact or too old. */
  read(token: string, now: Date): Promise<(TokenContent & { expiresAt: number; issuedAt: number }) | null>;
};

/** Issues and reads signed tokens. `secret` is the platform's signing key. */
export function accessTokens(secret: Uint8Array): AccessTokens {
  // a signature stays right: only the time has to be looked at again
  const verified = new LRUCache<string, TokenContent & { expiresAt: number; issuedAt: number }>({ max: 20_000 });

  return {
    async issue({ siteId, clientId, identity }, now, seconds = ACCESS_TOKEN_SECONDS) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const token = await new SignJWT({
        site: siteId,
        client: clientId,
        kind: identity.kind,
        // clients read the site from here
        data: JSON.stringify({ instance: { instanceId: siteId, metaSiteId: siteId, appDefId: clientId } }),
      })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setSubject(identity.id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + seconds)
        .sign(secret);
      return `${PREFIX}${token}`;
    },

    async read(token, now) {
      const known = verified.get(token) ?? (await verify(token));
      if (!known || known.expiresAt * 1000 <= now.getTime()) return null;
      verified.set(token, known);
      return known;
    },
  };

  async function verify(token: string) {
    const bare = token.startsWith(PREFIX) ? token.slice(PREFIX.length) : token;
    const result = await jwtVerify(bare, secret, {
      issuer: ISSUER,
      algorithms: ['HS256'],
      currentDate: new Date(0),
    }).catch(() => null);
    if (!result) return null;
    const { sub, site, client, kind, exp, iat } = result.payload;
    if (!isText(sub) || !isText(site) || !isText(client) || !isGuid(sub) || !isGuid(site)) return null;
    if ((kind !== 'visitor' && kind !== 'member') || exp === undefined || iat === undefined) return null;
    const identity: Identity = { kind, id: sub };
    return { siteId: site, clientId: client, identity, expiresAt: exp, issuedAt: iat };
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether an Authorization header carries a token rather than an API key. */
export const looksLikeToken = (text: string): boolean => text.startsWith(PREFIX) || text.split('.').length === 3;
