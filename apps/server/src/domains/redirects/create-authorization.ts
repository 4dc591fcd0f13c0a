import { type Request, type Response, redirectSessionEvents, type redirects } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { emit } from '../../platform/events/index.ts';
import { invalid, type Refusal } from '../../platform/refusal.ts';
import { type AuthorizeRequest, findSessionOfToken, pathOfRequest, saveAuthorizeRequest } from '../identity/index.ts';

type Auth = NonNullable<Request<typeof redirects.createRedirectSession>['auth']>;
type Created = Response<typeof redirects.createRedirectSession>;

/**
 * Stores a front end's login request, and returns the address where it continues. The session token identifies someone
 * already logged in on the front end's own page; the caller is the visitor they were.
 */
export async function createAuthorization(ctx: Context, { authRequest, prompt }: Auth): Promise<Created | Refusal> {
  const missing = (['clientId', 'responseType', 'state'] as const).filter((name) => !authRequest?.[name]);
  if (!authRequest || missing.length)
    return invalid(
      ...missing.map((name) => ({
        field: `auth.authRequest.${name}`,
        description: 'is required',
        violatedRule: 'REQUIRED_FIELD' as const,
      })),
    );
  const { clientId = '', sessionToken } = authRequest;
  const id = ctx.newId();
  const secret = await withSite(ctx, async (tx) => {
    const sessionId = sessionToken ? await findSessionOfToken(ctx, tx, sessionToken) : null;
    announceRedirect(tx, id);
    return saveAuthorizeRequest(ctx, tx, requestOf(ctx, { authRequest, prompt, sessionId }));
  });
  const url = new URL(pathOfRequest(clientId, secret), ctx.addresses.site);
  const endpoint = `${url.origin}${url.pathname}`;
  const urlDetails = { endpoint, searchParams: Object.fromEntries(url.searchParams) };
  return { redirectSession: { id, fullUrl: url.href, urlDetails, sessionToken: secret } };
}

function requestOf(
  { caller }: Context,
  { authRequest, prompt, sessionId }: Auth & { sessionId: string | null },
): AuthorizeRequest {
  const { clientId = '', responseType = '', scope, state, ...rest } = authRequest ?? {};
  return {
    clientId,
    responseType,
    scope: scope ?? '',
    state: state ?? null,
    redirectUri: rest.redirectUri ?? null,
    responseMode: rest.responseMode ?? null,
    codeChallenge: rest.codeChallenge ?? null,
    codeChallengeMethod: rest.codeChallengeMethod ?? null,
    nonce: rest.nonce ?? null,
    prompt: prompt ?? rest.prompt ?? null,
    idp: rest.idp ?? null,
    sessionId,
    visitorId: caller.kind === 'visitor' ? caller.id : null,
  };
}

/** Without the session's address: anyone who knows it could continue in the visitor's place. */
export const announceRedirect = (tx: Tx, id: string): void => emit(tx, redirectSessionEvents.created({ id }));
