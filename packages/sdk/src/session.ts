import { type HttpOptions, httpTransport } from './http-transport.ts';
import { EMPTY_TOKENS, memoryStorage, type TokenRole, type TokenStorage, type Tokens } from './tokens.ts';
import type { Answer, Call, Transport } from './transport.ts';

/** Renewed this long before it expires, so that a token does not expire in transit. */
const MARGIN_SECONDS = 60;

export type SessionOptions = Omit<HttpOptions, 'headers'> & {
  /** The public id of the OAuth client, which determines the site. */
  clientId: string;
  storage?: TokenStorage;
  /** Milliseconds since 1970; the system's clock where absent. */
  now?: () => number;
};

/** A person on a site: a visitor from the first call on, a member after a login. */
export type Session = {
  clientId: string;
  /** Calls the server as this person; for `connect`. */
  transport: Transport;
  getTokens(): Tokens;
  setTokens(tokens: Tokens): void;
  /** Whether the person is a member who logged in. */
  loggedIn(): boolean;
  /** A currently valid access token, fetched or renewed if necessary. */
  accessToken(): Promise<string>;
  /** Requests tokens and stores them. Throws `TokenError` where the server refuses. */
  grant(body: Record<string, unknown>, role: TokenRole, headers?: Record<string, string>): Promise<Tokens>;
};

/** Tokens were not granted. */
export class TokenError extends Error {
  readonly status: number;
  constructor({ status, statusText, requestId, body }: Answer) {
    super(
      `Failed to fetch tokens from OAuth API: ${statusText || status}. request id: ${requestId}. Response: ${JSON.stringify(body)}`,
    );
    this.name = 'TokenError';
    this.status = status;
  }
}

/**
 * Opens a session: fetches a visitor's tokens when first needed, renews them before they expire, and starts as a new
 * visitor where renewal is refused. A temporarily unavailable server does not end a session.
 */
export function createSession(options: SessionOptions): Session {
  const { clientId, storage = memoryStorage(), now = Date.now } = options;
  const send = httpTransport(options);
  let renewal: Promise<Tokens> | null = null;

  const grant: Session['grant'] = async (body, role, headers = {}) => {
    const answer = await send({ method: 'POST', path: '/oauth2/token', body, headers });
    if (answer.status !== 200) throw new TokenError(answer);
    const { access_token, expires_in, refresh_token } = answer.body as Record<string, string | number>;
    const tokens: Tokens = {
      accessToken: {
        value: String(access_token ?? ''),
        expiresAt: Math.floor(now() / 1000) + Number(expires_in ?? 0),
      },
      refreshToken: { value: String(refresh_token ?? body.refreshToken ?? ''), role },
    };
    storage.setTokens(tokens);
    return tokens;
  };
  const anonymous = () => grant({ clientId, grantType: 'anonymous' }, 'visitor');
  const renew = async (): Promise<Tokens> => {
    const { value, role } = storage.getTokens().refreshToken;
    if (!value) return anonymous();
    return grant({ clientId, grantType: 'refresh_token', refreshToken: value }, role).catch((error) => {
      // an unavailable server may recognise them in a moment; one that refuses does not
      if (!(error instanceof TokenError) || error.status >= 500 || error.status === 429) throw error;
      return anonymous();
    });
  };
  const renewOnce = (): Promise<Tokens> => {
    renewal ??= renew().finally(() => {
      renewal = null;
    });
    return renewal;
  };
  const accessToken = async (): Promise<string> => {
    const { value, expiresAt } = storage.getTokens().accessToken;
    if (value && expiresAt - MARGIN_SECONDS > now() / 1000) return value;
    return (await renewOnce()).accessToken.value;
  };
  const sendAs = (call: Call, token: string) => send({ ...call, headers: { authorization: token, ...call.headers } });
  return {
    clientId,
    grant,
    accessToken,
    getTokens: () => storage.getTokens(),
    setTokens: (tokens) => storage.setTokens(tokens),
    loggedIn: () => storage.getTokens().refreshToken.role === 'member',
    async transport(call) {
      const token = await accessToken();
      const answer = await sendAs(call, token);
      if (answer.status !== 401 || 'authorization' in call.headers) return answer;
      // the server rejects the token: once more with another, which may have been fetched in the meantime
      const current = storage.getTokens().accessToken.value;
      return sendAs(call, current && current !== token ? current : (await renewOnce()).accessToken.value);
    },
  };
}

/** Forgets the identity: the next call is a new visitor's. */
export const clearTokens = (session: Session): void => session.setTokens(EMPTY_TOKENS);
