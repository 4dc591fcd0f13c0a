import type { Request, Response, tokens } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { ACCESS_TOKEN_SECONDS } from '../access-tokens.ts';
import type { Grant, JoinVisitor } from './grant.ts';
import { becomeApp, becomeAppWithoutSession } from './grant-app.ts';
import { becomeMemberForApp } from './grant-authorized-client.ts';
import { exchangeCode } from './grant-code.ts';
import { becomeVisitor, renew } from './grant-visitor.ts';
import { readTokenRequest } from './token-request.ts';

const grants = new Map<string, Grant>([
  ['anonymous', becomeVisitor],
  ['refresh_token', renew],
  ['authorization_code', exchangeCode],
  ['authorized_client', becomeMemberForApp],
  ['client_credentials', becomeApp],
  ['strip_bound_session', becomeAppWithoutSession],
]);

/** Issues tokens. Each grant checks its own preconditions; each failure is an HTTP error with a code. */
export async function issueTokens(
  ctx: Context,
  request: Request<typeof tokens.token>,
  joinVisitor: JoinVisitor,
): Promise<Response<typeof tokens.token> | Refusal> {
  const sent = readTokenRequest(request);
  const grant = grants.get(sent.grantType);
  if (!grant) return refuse('INVALID_GRANT', { grantType: sent.grantType });
  const granted = await grant(ctx, sent, joinVisitor);
  if (isRefusal(granted)) return granted;
  const { content, refreshToken, idToken } = granted;
  return {
    access_token: await ctx.accessTokens.issue(content, ctx.now()),
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    ...(idToken !== undefined && { id_token: idToken }),
  };
}
