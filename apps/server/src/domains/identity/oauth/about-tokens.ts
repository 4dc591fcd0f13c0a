import type { tokens } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { readSite, withSite } from '../../../platform/db/index.ts';
import { notFound, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { type Identity, looksLikeToken } from '../access-tokens.ts';
import { findClient } from '../clients.store.ts';
import { findIdentity } from '../identities.store.ts';
import { nameOf } from '../profile.ts';
import { PLATFORM_REALM } from '../realm.ts';
import { endSessions } from '../sessions.store.ts';
import type { ValidToken } from './refresh-tokens.store.ts';
import { readRefreshToken, revokeRefreshToken } from './refresh-tokens.ts';

/** `expiresAt` and `issuedAt` are in seconds since 1970; `refreshToken` is null for access tokens. */
type Known = {
  siteId: string;
  clientId: string;
  identity: Identity;
  expiresAt: number | null;
  issuedAt: number;
  refreshToken: ValidToken | null;
};

/** The holder of an access or refresh token, as long as it is valid. */
async function readAny(ctx: Context, sent: string): Promise<Known | null> {
  const token = sent.replace(/^Bearer\s+/i, '');
  const known = looksLikeToken(token) ? await readAccess(ctx, token) : await readRefresh(ctx, token);
  if (known?.identity.kind !== 'member') return known;
  const { sessionId } = known.identity;
  const session = sessionId && (await ctx.sessions.byId(known.siteId, sessionId, ctx.now()));
  return session ? known : null;
}

async function readAccess(ctx: Context, token: string): Promise<Known | null> {
  const known = await ctx.accessTokens.read(token, ctx.now());
  return known && { ...known, refreshToken: null };
}

async function readRefresh(ctx: Context, token: string): Promise<Known | null> {
  const refreshToken = await readRefreshToken(ctx, token);
  if (!refreshToken) return null;
  const { createdDate, expiresDate, ...content } = refreshToken;
  const expiresAt = expiresDate === null ? null : secondsOf(expiresDate);
  return { ...content, expiresAt, issuedAt: secondsOf(createdDate), refreshToken };
}

const secondsOf = (date: string): number => Math.floor(Date.parse(date) / 1000);

const subjectTypes = { visitor: 'VISITOR', member: 'MEMBER', app: 'APP' } as const;

export const tokenInfo: UseCase<typeof tokens.tokenInfo> = async (ctx, { token = '' }) => {
  const known = await readAny(ctx, token);
  if (!known) return { active: false };
  const { siteId, clientId, identity, expiresAt, issuedAt } = known;
  return {
    active: true,
    subjectType: subjectTypes[identity.kind],
    subjectId: identity.id,
    exp: expiresAt === null ? null : String(expiresAt),
    iat: String(issuedAt),
    clientId,
    siteId,
    instanceId: siteId,
  };
};

/** The calling person: a member of the site, or a staff user. */
export const userInfo: UseCase<typeof tokens.userInfo> = async (ctx) => {
  const { caller } = ctx;
  if (caller.kind !== 'member' && caller.kind !== 'staff') return notFound('the token belongs to nobody');
  const realm = caller.kind === 'member' ? ctx.siteId : PLATFORM_REALM;
  const account = await readSite({ ...ctx, siteId: realm }, (tx) => findIdentity(tx, realm, caller.id));
  if (!account) return notFound('the token belongs to nobody');
  const { id, email, emailVerified, profile } = account;
  return {
    sub: id,
    givenName: profile.firstName ?? null,
    familyName: profile.lastName ?? null,
    email,
    emailVerified,
    picture: profile.picture ?? null,
    language: profile.language ?? null,
    name: nameOf(profile, email),
  };
};

/**
 * Revokes a token (RFC 7009). A member's token goes with its session, and so do all tokens of that login. A visitor's
 * access token cannot be revoked: it expires. Unknown tokens are no error.
 */
export const revoke: UseCase<typeof tokens.revoke> = async (
  ctx,
  { token = '', clientId, client_id: named = clientId },
) => {
  const known = await readAny(ctx, token);
  if (named !== undefined && !(await findClient(ctx.database, named))) return refuse('INVALID_CLIENT');
  if (!known) return {};
  if (named !== undefined && known.clientId !== named) return refuse('INVALID_CLIENT');
  const { identity, siteId, refreshToken } = known;
  if (identity.kind === 'member' && identity.sessionId) {
    const { id, sessionId } = identity;
    await withSite({ ...ctx, siteId }, (tx) => endSessions(tx, siteId, id, { only: sessionId }));
    return {};
  }
  if (!refreshToken) return refuse('UNSUPPORTED_TOKEN_TYPE');
  await revokeRefreshToken(ctx, token, refreshToken);
  return {};
};
