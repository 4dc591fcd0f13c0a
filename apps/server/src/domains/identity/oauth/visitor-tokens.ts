import type { Context } from '../../../context.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { seal, unseal } from '../../../platform/sealed.ts';
import type { TokenContent } from '../access-tokens.ts';

const VISITOR_TOKEN_DAYS = 180;
const SCOPE = 'visitor refresh token';

/** A visitor's refresh token by itself, without what is stored about its use. */
export type SignedToken = { siteId: string; clientId: string; visitorId: string; issuedAt: number };

/** The end of a visitor's refresh token that is used now. */
export const endOfUse = (now: Date): Date => new Date(now.getTime() + VISITOR_TOKEN_DAYS * DAY_MS);

/** Whether a use now is worth storing: the first one on a day after the token was issued or its last use stored. */
export const isWorthStoring = (expires: Date, now: Date): boolean =>
  endOfUse(now).getTime() - expires.getTime() >= DAY_MS;

/** A signed refresh token: most visitors never return, and theirs cost no row. */
export function signVisitorToken(
  { cursorSecret, now }: Pick<Context, 'cursorSecret' | 'now'>,
  { siteId, clientId, identity }: TokenContent,
): string {
  const signed: SignedToken = { siteId, clientId, visitorId: identity.id, issuedAt: now().getTime() };
  return seal(signed, cursorSecret, SCOPE);
}

export const readVisitorToken = (token: string, { cursorSecret }: Pick<Context, 'cursorSecret'>): SignedToken | null =>
  (unseal(token, cursorSecret, SCOPE) as SignedToken | undefined) ?? null;
