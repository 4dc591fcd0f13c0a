import type { Context } from '../../../context.ts';
import { asPlatform } from '../../../platform/db/index.ts';
import type { TokenContent } from '../access-tokens.ts';
import { newSecret } from '../secrets.ts';
import {
  deleteRefreshToken,
  findSignedToken,
  findStoredToken,
  insertRefreshToken,
  storeVisitorToken,
  type ValidToken,
} from './refresh-tokens.store.ts';
import { endOfUse, isWorthStoring, readVisitorToken } from './visitor-tokens.ts';

type Sources = Pick<Context, 'database' | 'cursorSecret' | 'now'>;

/** Writes the refresh token of a member or an app and returns it. */
export async function newRefreshToken(
  { database, now }: Pick<Context, 'database' | 'now'>,
  content: TokenContent,
): Promise<string> {
  const token = newSecret();
  await asPlatform('tokens are found before their site is known', database, (tx) =>
    insertRefreshToken(tx, token, content, { now: now() }),
  );
  return token;
}

/** The holder of a refresh token; null where it is not valid. Whether a member's session is open is not checked. */
export async function readRefreshToken(ctx: Sources, token: string): Promise<ValidToken | null> {
  const signed = readVisitorToken(token, ctx);
  return signed
    ? findSignedToken(ctx.database, token, signed, ctx.now())
    : findStoredToken(ctx.database, token, ctx.now());
}

/** Prolongs a visitor's token that is in use, at most once a day; others end with their session or app. */
export async function noteUse({ database, now }: Sources, token: string, known: ValidToken): Promise<void> {
  if (known.expiresDate === null || !isWorthStoring(new Date(known.expiresDate), now())) return;
  await storeVisitorToken(database, token, known, { expires: endOfUse(now()) });
}

/** Ends a refresh token. A visitor's is remembered as revoked until it would have ended. */
export async function revokeRefreshToken({ database }: Sources, token: string, known: ValidToken): Promise<void> {
  if (known.expiresDate === null) await deleteRefreshToken(database, token);
  else await storeVisitorToken(database, token, known, { expires: new Date(known.expiresDate), isRevoked: true });
}
