import { type JWK, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { isGuid } from '../../platform/ids.ts';
import { TOKEN_ALGORITHM, type TokenKeys } from './oauth/token-keys.store.ts';

/** Access tokens live four hours; clients renew them with their refresh token. */
export const ACCESS_TOKEN_SECONDS = 4 * 60 * 60;
/** Clients require this before a signed token; some strip it before they read the payload. */
const PREFIX = 'OauthNG.JWS.';
const ISSUER = 'stoa';
/** The purpose of a token, in its header: an ID token is signed with the same key but gives no access. */
const ACCESS_TOKEN_TYPE = 'at+jwt';

/** The holder of a token: a visitor, a member with a session, or an app on its own behalf. */
export type Identity =
  | { kind: 'visitor'; id: string }
  | { kind: 'member'; id: string; sessionId?: string }
  | { kind: 'app'; id: string };
export type TokenContent = { siteId: string; clientId: string; identity: Identity };
export type ReadToken = TokenContent & { expiresAt: number; issuedAt: number };

export type AccessTokens = {
  issue(content: TokenContent, now: Date, seconds?: number): Promise<string>;
  /**
   * The contents of a token, or null when it is foreign, damaged or expired. Whether its session is open is not
   * checked.
   */
  read(token: string, now: Date): Promise<ReadToken | null>;
  /** Tells a client who logged in, in a verifiable form: the ID token of OpenID Connect. */
  issueIdToken(claims: IdClaims, now: Date): Promise<string>;
  /** The public keys. */
  keys: JWK[];
};

export type IdClaims = {
  issuer: string;
  clientId: string;
  subject: string;
  sessionId: string;
  nonce: string | null;
  email: string | null;
  emailVerified: boolean;
  name: string;
};

/** Issues and reads signed tokens. */
export function accessTokens({ privateKey, publicKey, publicJwk }: TokenKeys): AccessTokens {
  // a verified signature stays valid: only the time has to be checked again
  const verified = new LRUCache<string, ReadToken>({ max: 20_000 });
  const sign = (claims: object, { type, issuer, subject }: { type: string; issuer: string; subject: string }) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: TOKEN_ALGORITHM, kid: publicJwk.kid, typ: type })
      .setIssuer(issuer)
      .setSubject(subject);

  return {
    keys: [publicJwk],

    async issue({ siteId, clientId, identity }, now, seconds = ACCESS_TOKEN_SECONDS) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const claims = {
        site: siteId,
        client: clientId,
        kind: identity.kind,
        ...(identity.kind === 'member' && identity.sessionId && { sid: identity.sessionId }),
        // clients read the site from here
        data: JSON.stringify({ instance: { instanceId: siteId, metaSiteId: siteId, appDefId: clientId } }),
      };
      const token = await sign(claims, { type: ACCESS_TOKEN_TYPE, issuer: ISSUER, subject: identity.id })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + seconds)
        .sign(privateKey);
      const issued = `${PREFIX}${token}`;
      // what this process has signed needs no verification; other tokens are verified once
      if (isGuid(identity.id) && isGuid(siteId))
        verified.set(issued, { siteId, clientId, identity, issuedAt, expiresAt: issuedAt + seconds });
      return issued;
    },

    async read(token, now) {
      const known = verified.get(token) ?? (await verify(token));
      if (!known || known.expiresAt * 1000 <= now.getTime()) return null;
      verified.set(token, known);
      return known;
    },

    async issueIdToken({ issuer, clientId, subject, sessionId, nonce, email, emailVerified, name }, now) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const claims = { sid: sessionId, email, email_verified: emailVerified, name, ...(nonce !== null && { nonce }) };
      return sign(claims, { type: 'JWT', issuer, subject })
        .setAudience(clientId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
        .sign(privateKey);
    },
  };

  async function verify(token: string): Promise<ReadToken | null> {
    const bare = token.startsWith(PREFIX) ? token.slice(PREFIX.length) : token;
    const result = await jwtVerify(bare, publicKey, {
      issuer: ISSUER,
      algorithms: [TOKEN_ALGORITHM],
      typ: ACCESS_TOKEN_TYPE,
      currentDate: new Date(0),
    }).catch(() => null);
    if (!result) return null;
    const { sub, site, client, kind, sid, exp, iat } = result.payload;
    if (!isText(sub) || !isText(site) || !isText(client) || !isGuid(sub) || !isGuid(site)) return null;
    if (exp === undefined || iat === undefined) return null;
    const identity = identityOf(kind, sub, sid);
    return identity && { siteId: site, clientId: client, identity, expiresAt: exp, issuedAt: iat };
  }
}

function identityOf(kind: unknown, id: string, sessionId: unknown): Identity | null {
  if (kind === 'visitor' || kind === 'app') return { kind, id };
  if (kind !== 'member') return null;
  return isText(sessionId) ? { kind, id, sessionId } : { kind, id };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether an Authorization header carries a token rather than an API key. */
export const looksLikeToken = (text: string): boolean => text.startsWith(PREFIX) || text.split('.').length === 3;
