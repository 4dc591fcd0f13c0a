import { ApiError, type Call, connect, type Transport } from './client.ts';
import { type HttpOptions, httpTransport } from './http-transport.ts';
import { tokens } from './routes.ts';

export type Tokens = { accessToken: { value: string; expiresAt: number }; refreshToken: { value: string } };
export type TokenStore = { load(): Tokens | null; save(tokens: Tokens): void };

const memoryStore = (): TokenStore => {
  let kept: Tokens | null = null;
  return {
    load: () => kept,
    save: (tokens) => {
      kept = tokens;
    },
  };
};

/** Renewed this long before it ends, so that a token does not expire under way. */
const MARGIN_MS = 60_000;

/**
 * Calls the server as a visitor: fetches tokens when first needed, renews them before they end, and becomes a new
 * visitor where renewal fails. The refresh token is the visitor: keep it to keep the cart.
 */
export function visitorTransport(
  options: Omit<HttpOptions, 'headers'> & { clientId: string; store?: TokenStore; now?: () => number },
): Transport {
  const { clientId, store = memoryStore(), now = Date.now } = options;
  const anonymous = connect(tokens, httpTransport(options));
  let pending: Promise<Tokens> | null = null;

  const request = async (grant: { grantType: string; refreshToken?: string }): Promise<Tokens> => {
    const answer = await anonymous.token({ clientId, ...grant });
    const issued: Tokens = {
      accessToken: { value: answer.access_token ?? '', expiresAt: now() + (answer.expires_in ?? 0) * 1000 },
      refreshToken: { value: answer.refresh_token ?? grant.refreshToken ?? '' },
    };
    store.save(issued);
    return issued;
  };
  const renew = async (): Promise<Tokens> => {
    const known = store.load();
    if (!known) return request({ grantType: 'anonymous' });
    return request({ grantType: 'refresh_token', refreshToken: known.refreshToken.value }).catch((error) => {
      // a server that does not answer may know the visitor again in a moment; one that refuses does not know them
      if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) throw error;
      return request({ grantType: 'anonymous' });
    });
  };
  const renewOnce = (): Promise<Tokens> => {
    pending ??= renew().finally(() => {
      pending = null;
    });
    return pending;
  };
  const current = async (): Promise<Tokens> => {
    const known = store.load();
    return known && known.accessToken.expiresAt - MARGIN_MS > now() ? known : renewOnce();
  };
  const send = httpTransport(options);
  const sendAs = (call: Call, { accessToken }: Tokens) =>
    send({ ...call, headers: { authorization: accessToken.value, ...call.headers } });
  return async (call) => {
    const tokens = await current();
    const answer = await sendAs(call, tokens);
    if (answer.status !== 401) return answer;
    // the server no longer takes the token: once more with another, which somebody else may have fetched meanwhile
    const fresh = store.load();
    return sendAs(call, fresh && fresh.accessToken.value !== tokens.accessToken.value ? fresh : await renewOnce());
  };
}
