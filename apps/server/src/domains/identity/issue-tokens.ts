import type { Response, tokens } from '@stoa/contract';
import type { Database } from '../../platform/db/index.ts';
import { isGuid, newId } from '../../platform/ids.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { ACCESS_TOKEN_SECONDS, type AccessTokens, type TokenContent } from './access-tokens.ts';
import { findClient, findRefreshToken, insertRefreshToken, newSecret } from './identity.store.ts';

type Grant = { clientId: string; grantType: string; refreshToken?: string };
type Issued = Response<typeof tokens.token>;

/**
 * Grants tokens: `anonymous` makes a new visitor, `refresh_token` renews the tokens of the one that it stands for. The
 * refresh token is the visitor and stays valid on renewal, as clients go on using the one they were first given.
 */
export async function issueTokens(
  { database, accessTokens, now }: { database: Database; accessTokens: AccessTokens; now: Date },
  { clientId, grantType, refreshToken }: Grant,
): Promise<Issued | Refusal> {
  const client = isGuid(clientId) ? await findClient(database, clientId) : null;
  if (!client) return refuse('INVALID_CLIENT');
  const answer = async (content: TokenContent, refresh: string): Promise<Issued> => ({
    access_token: await accessTokens.issue(content, now),
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token: refresh,
  });
  if (grantType === 'anonymous') {
    const content: TokenContent = {
      siteId: client.siteId,
      clientId,
      identity: { kind: 'visitor', id: newId(now.getTime()) },
    };
    const fresh = newSecret();
    await insertRefreshToken(database, fresh, content, now);
    return answer(content, fresh);
  }
  if (grantType === 'refresh_token' && refreshToken) {
    const known = await findRefreshToken(database, refreshToken);
    if (known?.clientId === clientId) return answer(known, refreshToken);
  }
  return refuse('INVALID_GRANT', { grantType });
}
