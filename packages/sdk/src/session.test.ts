import { expect, test } from 'vitest';
import { connect } from './client.ts';
import { currentCart } from './routes.ts';
import { createSession } from './session.ts';
import { memoryStorage, type TokenStorage } from './tokens.ts';

/** A server that issues tokens and knows which of them are valid. */
function server() {
  const state = {
    issued: 0,
    grants: [] as string[],
    carts: [] as string[],
    refuseRefresh: 0,
    isDown: false,
    revoked: '',
  };
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    if (state.isDown) throw new TypeError('fetch failed');
    const body = init.body ? JSON.parse(String(init.body)) : {};
    if (String(input).endsWith('/oauth2/token')) {
      state.grants.push(body.grantType);
      if (body.grantType === 'refresh_token' && state.refuseRefresh)
        return Response.json({ message: 'no' }, { status: state.refuseRefresh, statusText: 'Refused' });
      const access = `access-${++state.issued}`;
      const refresh = body.refreshToken ?? `refresh-${state.issued}`;
      return Response.json({ access_token: access, refresh_token: refresh, expires_in: 3600 });
    }
    const token = new Headers(init.headers).get('authorization') ?? '';
    if (token === state.revoked) return Response.json({ message: 'not valid' }, { status: 401 });
    state.carts.push(token);
    return Response.json({ cart: {} });
  };
  return { state, fetch: fetch as typeof globalThis.fetch };
}

function visitor({ fetch }: ReturnType<typeof server>, storage?: TokenStorage) {
  const clock = { now: 0 };
  const session = createSession({
    baseUrl: 'http://stoa.test',
    clientId: 'c',
    fetch,
    storage,
    now: () => clock.now,
  });
  return { clock, session, cart: connect(currentCart, session.transport) };
}

test('tokens are fetched when first needed, once for all calls', async () => {
  const shop = server();
  const { cart } = visitor(shop);
  expect(shop.state.issued).toBe(0);
  await Promise.all([cart.getCurrentCart(), cart.getCurrentCart(), cart.getCurrentCart()]);
  expect(shop.state).toMatchObject({ grants: ['anonymous'], carts: ['access-1', 'access-1', 'access-1'] });
});

test('they are renewed a minute before they end, for the same visitor', async () => {
  const shop = server();
  const { cart, clock } = visitor(shop);
  await cart.getCurrentCart();
  clock.now = 3_539_000;
  await cart.getCurrentCart();
  clock.now = 3_540_000;
  await cart.getCurrentCart();
  expect(shop.state).toMatchObject({
    grants: ['anonymous', 'refresh_token'],
    carts: ['access-1', 'access-1', 'access-2'],
  });
});

test('an unknown visitor becomes a new one', async () => {
  const shop = server();
  const { cart, clock } = visitor(shop);
  await cart.getCurrentCart();
  clock.now = 4_000_000;
  shop.state.refuseRefresh = 400;
  await cart.getCurrentCart();
  expect(shop.state.grants).toEqual(['anonymous', 'refresh_token', 'anonymous']);
});

test.each(['down', 'failing', 'busy'])('but not because the server is %s for a moment', async (how) => {
  const shop = server();
  const { cart, clock } = visitor(shop);
  await cart.getCurrentCart();
  clock.now = 4_000_000;
  shop.state.isDown = how === 'down';
  shop.state.refuseRefresh = how === 'failing' ? 503 : 429;
  await expect(cart.getCurrentCart()).rejects.toThrow();
  Object.assign(shop.state, { isDown: false, refuseRefresh: 0 });
  await cart.getCurrentCart();
  expect(shop.state.grants.slice(1)).not.toContain('anonymous');
  expect(shop.state.carts.at(-1)).toMatch(/^access-/);
});

test('a rejected token is replaced, and the call repeated once', async () => {
  const shop = server();
  const { cart } = visitor(shop);
  await cart.getCurrentCart();
  shop.state.revoked = 'access-1';
  await Promise.all([cart.getCurrentCart(), cart.getCurrentCart()]);
  expect(shop.state).toMatchObject({
    grants: ['anonymous', 'refresh_token'],
    carts: ['access-1', 'access-2', 'access-2'],
  });
  shop.state.revoked = 'access-2';
  shop.state.refuseRefresh = 401;
  await cart.getCurrentCart();
  expect(shop.state.carts.at(-1)).toBe('access-3');
});

test('stored tokens are used, and new ones stored', async () => {
  const shop = server();
  const storage = memoryStorage();
  await visitor(shop, storage).cart.getCurrentCart();
  expect(storage.getTokens()).toEqual({
    accessToken: { value: 'access-1', expiresAt: 3600 },
    refreshToken: { value: 'refresh-1', role: 'visitor' },
  });
  await visitor(shop, storage).cart.getCurrentCart();
  expect(shop.state.grants).toEqual(['anonymous']);
});

test('a member stays a member when tokens are renewed, and becomes a visitor when that is refused', async () => {
  const shop = server();
  const { session, cart, clock } = visitor(shop);
  expect(session.loggedIn()).toBe(false);
  await session.grant({ clientId: 'c', grantType: 'authorization_code', code: 'x' }, 'member');
  clock.now = 4_000_000;
  await cart.getCurrentCart();
  expect(session.loggedIn()).toBe(true);
  clock.now = 9_000_000;
  shop.state.refuseRefresh = 401;
  await cart.getCurrentCart();
  expect(session.loggedIn()).toBe(false);
});

test('a refusal of tokens is an error with the reason', async () => {
  const shop = server();
  shop.state.refuseRefresh = 401;
  const { session } = visitor(shop);
  await expect(session.grant({ grantType: 'refresh_token' }, 'visitor')).rejects.toThrow(
    'Failed to fetch tokens from OAuth API: Refused. request id: null. Response: {"message":"no"}',
  );
});
