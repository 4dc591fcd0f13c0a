import type { TestServer } from '@stoa/server/testing/server';
import { fetchFrom } from '@stoa/testkit/public-client';
import { currentCart } from '@wix/ecom';
import { oauth } from '@wix/identity';
import { redirects } from '@wix/redirects';
import { ApiKeyStrategy, AppStrategy, createClient, OAuthStrategy, TokenRole, type Tokens } from '@wix/sdk';
import { brandsV3 } from '@wix/stores';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashOf } from '../../apps/server/src/domains/identity/index.ts';
import { asPlatform } from '../../apps/server/src/platform/db/index.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { type Lines, linesOf } from './buying.ts';
import { MISSING, refusalOf, startShop, violationsOf } from './public-clients.ts';

const CALLBACK = 'http://localhost:3000/callback';

let shop: TestServer;
let line: Lines;
beforeAll(async () => {
  shop = await startShop();
  line = await linesOf(shop);
});
afterAll(() => shop?.stop());

const newFrontEnd = (tokens?: Tokens) =>
  createClient({
    auth: OAuthStrategy({ clientId: shop.site.clientId, tokens }),
    modules: { currentCart, redirects, oauth },
  });
type FrontEnd = ReturnType<typeof newFrontEnd>;

let member: { id: string; sessionToken: string };
let people = 0;
beforeEach(async () => {
  // as an app that vouches for a person: the member and their login, without tokens
  const visitor = newFrontEnd();
  const tokens = await visitor.auth.getMemberTokensForExternalLoginWithSession(
    `member-${++people}@mail.test`,
    shop.site.apiKey,
    { verifyEmail: true, mergeExistingContact: true },
  );
  const known = newFrontEnd(tokens);
  const answer = await fetch('https://www.wixapis.com/_api/iam/authentication/v2/sign-on', {
    method: 'POST',
    headers: { authorization: shop.site.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: { email: `member-${people}@mail.test` } }),
  });
  const { sessionToken } = (await answer.json()) as { sessionToken: string };
  member = { id: (await infoOf(known)).subjectId ?? '', sessionToken };
});

async function infoOf({ auth }: Pick<FrontEnd, 'auth'>): Promise<Record<string, string>> {
  const { headers } = await auth.getAuthHeaders();
  return tokenInfo(String((headers as Record<string, string>).Authorization));
}
const tokenInfo = async (token: string): Promise<Record<string, string>> => {
  const answer = await fetch('https://www.wixapis.com/oauth2/token-info', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return (await answer.json()) as Record<string, string>;
};

/** Opens an address of the site as a browser without cookies; returns the redirect target. */
async function visit(url: string): Promise<{ status: number; location: string; text: string }> {
  const answer = await fetchFrom(shop.url, new Request(url));
  return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() };
}

/** Passes a session token to the client, which needs one for its hidden frame but does not declare it. */
const withSession = (options: NonNullable<Parameters<FrontEnd['auth']['getAuthUrl']>[1]>) => ({
  ...options,
  sessionToken: member.sessionToken,
});

/** A complete login: the tokens of the member. */
async function logIn(frontEnd: FrontEnd, responseMode: 'fragment' | 'query' = 'fragment'): Promise<Tokens> {
  const { auth } = frontEnd;
  const oauthData = auth.generateOAuthData(CALLBACK, 'http://localhost:3000/here');
  const { authUrl } = await auth.getAuthUrl(oauthData, withSession({ prompt: 'none', responseMode }));
  const { location } = await visit(authUrl);
  expect(location.startsWith(`${CALLBACK}${responseMode === 'query' ? '?' : '#'}`)).toBe(true);
  const { code, state } = auth.parseFromUrl(location, responseMode);
  const tokens = await auth.getMemberTokens(code, state, oauthData);
  auth.setTokens(tokens);
  return tokens;
}

test.each(['fragment', 'query'] as const)('a member logs in, and the code is returned by %s', async (mode) => {
  const frontEnd = newFrontEnd();
  expect(frontEnd.auth.loggedIn()).toBe(false);
  const tokens = await logIn(frontEnd, mode);
  expect(tokens.refreshToken).toEqual({ value: expect.any(String), role: TokenRole.MEMBER });
  expect(frontEnd.auth.loggedIn()).toBe(true);
  expect(await infoOf(frontEnd)).toMatchObject({ active: true, subjectType: 'MEMBER', subjectId: member.id });
  const renewed = await frontEnd.auth.renewToken(tokens.refreshToken);
  expect(renewed.refreshToken).toEqual(tokens.refreshToken);
  expect(await tokenInfo(renewed.accessToken.value)).toMatchObject({ subjectId: member.id });
  expect(await frontEnd.oauth.userInfo()).toMatchObject({ sub: member.id, email: `member-${people}@mail.test` });
});

test('a code is exchanged once, by the client that requested it', async () => {
  const { auth } = newFrontEnd();
  const oauthData = auth.generateOAuthData(CALLBACK);
  const { authUrl } = await auth.getAuthUrl(oauthData, withSession({ prompt: 'none' }));
  const { code, state } = auth.parseFromUrl((await visit(authUrl)).location);
  const other = { ...oauthData, codeVerifier: 'x'.repeat(43) };
  await expect(auth.getMemberTokens(code, state, other)).rejects.toThrow('INVALID_GRANT');
  await expect(auth.getMemberTokens(code, 'wrong', oauthData)).rejects.toThrow('Invalid _state');
  const tokens = await auth.getMemberTokens(code, state, oauthData);
  // as in React's strict mode: this does no harm
  await expect(auth.getMemberTokens(code, state, oauthData)).rejects.toThrow('INVALID_GRANT');
  expect((await auth.renewToken(tokens.refreshToken)).accessToken.value).toEqual(expect.any(String));
});

test('the login page opens if nobody is logged in, and a silent request gets a reply', async () => {
  const { auth } = newFrontEnd();
  const oauthData = auth.generateOAuthData(CALLBACK);
  const started: { authUrl: string; authorizationEndpoint?: string; sessionToken?: string } =
    await auth.getAuthUrl(oauthData);
  const { authUrl, authorizationEndpoint = 'none', sessionToken } = started;
  expect(new URL(authUrl).hostname).toBe(shop.site.host);
  expect(authUrl.startsWith(authorizationEndpoint)).toBe(true);
  expect(sessionToken).toEqual(expect.any(String));
  const { status, location } = await visit(authUrl);
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/account\/login\?returnTo=%2Foauth2%2Fauthorize/)]);
  const silent = await auth.getAuthUrl(oauthData, { prompt: 'none' });
  expect(auth.parseFromUrl((await visit(silent.authUrl)).location)).toEqual({
    code: null,
    state: oauthData.state,
    error: 'login_required',
    errorDescription: expect.any(String),
  });
});

test('an unregistered return address leads to an error page with status 400', async () => {
  const { auth } = newFrontEnd();
  const { authUrl } = await auth.getAuthUrl(auth.generateOAuthData('https://evil.example/callback'));
  const { status, location, text } = await visit(authUrl);
  expect([status, location]).toEqual([400, '']);
  expect(text).toContain('Invalid redirect URI');
});

test('without a return address the result is a message to the page', async () => {
  const { auth } = newFrontEnd();
  const options = withSession({ prompt: 'none', responseMode: 'web_message' });
  const { authUrl } = await auth.getAuthUrl(auth.generateOAuthData('unused://'), options);
  const answer = await fetchFrom(shop.url, new Request(authUrl, { headers: { referer: 'http://localhost:4321/' } }));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/"code":"[\w-]{43}","state":"/);
});

test('the visitor’s data is passed on to the member, once', async () => {
  const frontEnd = newFrontEnd();
  await frontEnd.currentCart.addToCurrentCart({ lineItems: [line('stoneware-mug', 2)] });
  const before = frontEnd.auth.getTokens();
  await logIn(frontEnd);
  const cart = await frontEnd.currentCart.getCurrentCart();
  expect(cart.lineItems).toMatchObject([{ quantity: 2 }]);
  expect(await refusalOf(newFrontEnd(before).currentCart.getCurrentCart())).toEqual(['OWNED_CART_NOT_FOUND', 404]);
  // on another device, with its own cart
  const other = newFrontEnd();
  await other.currentCart.addToCurrentCart({ lineItems: [line('stoneware-mug', 1)] });
  await logIn(other);
  expect((await other.currentCart.getCurrentCart()).lineItems).toMatchObject([{ quantity: 3 }]);
});

test('logging out invalidates the tokens', async () => {
  const frontEnd = newFrontEnd();
  const { accessToken, refreshToken } = await logIn(frontEnd);
  const { logoutUrl } = await frontEnd.auth.logout('http://localhost:3000/bye');
  expect(frontEnd.auth.loggedIn()).toBe(false);
  expect(await visit(logoutUrl)).toMatchObject({ status: 303, location: 'http://localhost:3000/bye' });
  await expect(frontEnd.auth.renewToken(refreshToken)).rejects.toThrow('INVALID_GRANT');
  expect(await tokenInfo(accessToken.value)).toEqual({ active: false });
  // the client continues as a new visitor
  const next = await frontEnd.auth.generateVisitorTokens({ refreshToken });
  expect(next.refreshToken.role).toBe(TokenRole.VISITOR);
});

test('an app logs a member in with its key, and a key is required', async () => {
  const { auth } = newFrontEnd();
  auth.setTokens(await auth.generateVisitorTokens());
  const tokens = await auth.getMemberTokensForExternalLogin(member.id, shop.site.apiKey);
  expect(tokens.refreshToken.role).toBe(TokenRole.MEMBER);
  expect(await tokenInfo(tokens.accessToken.value)).toMatchObject({ subjectId: member.id });
  expect((await auth.renewToken(tokens.refreshToken)).accessToken.value).toEqual(expect.any(String));
  await expect(auth.getMemberTokensForExternalLogin(MISSING, shop.site.apiKey)).rejects.toThrow('INVALID_GRANT');
  await expect(auth.getMemberTokensForExternalLogin(member.id, 'wrong')).rejects.toThrow('the API key is not valid');
});

/** An app of the site with access to products. */
async function newApp(): Promise<{ appId: string; appSecret: string }> {
  const [appId, appSecret] = [newId(), 'the secret of the app'];
  await asPlatform('a test makes an app', shop.database, async (tx) => {
    await sql`
      insert into oauth_clients (id, site_id, name, kind, secret_hash, permissions, created_date)
      values (${appId}, ${shop.site.id}, 'App', 'APP', ${hashOf(appSecret)}, '{WIX_STORES.*}', now())`.execute(tx.db);
  });
  return { appId, appSecret };
}

/** The client's request, with a host that is irrelevant for apps. */
const headersOf = async (strategy: ReturnType<typeof AppStrategy>) =>
  (await strategy.getAuthHeaders(null as never)).headers;

test('an app acts as itself on the site where it is installed', async () => {
  const app = await newApp();
  const instanceId = shop.site.id;
  const client = createClient({ auth: AppStrategy({ ...app, instanceId }), modules: { brandsV3 } });
  expect((await client.brandsV3.queryBrands().find()).items).toEqual(expect.any(Array));
  const { headers } = await client.auth.getAuthHeaders();
  const accessToken = (headers as Record<string, string>).Authorization ?? '';
  const handed = AppStrategy({ ...app, accessToken });
  expect(await handed.getTokenInfo()).toMatchObject({ clientId: app.appId, instanceId, subjectType: 'APP' });
  const elevated = createClient({ auth: await handed.elevated(), modules: { brandsV3 } });
  expect((await elevated.brandsV3.queryBrands().find()).items).toEqual(expect.any(Array));
  expect(await headersOf(handed)).toMatchObject({ Authorization: expect.any(String) });
  const wrong = AppStrategy({ ...app, appSecret: 'wrong', instanceId });
  await expect(headersOf(wrong)).rejects.toThrow('401');
  const elsewhere = AppStrategy({ ...app, instanceId: MISSING });
  await expect(headersOf(elsewhere)).rejects.toThrow('400');
});

test('a back-office program is identified by its key', async () => {
  const { apiKey, id: siteId } = shop.site;
  const client = (key: string, site: string) =>
    createClient({ auth: ApiKeyStrategy({ apiKey: key, siteId: site }), modules: { brandsV3 } });
  expect((await client(apiKey, siteId).brandsV3.queryBrands().find()).items).toEqual(expect.any(Array));
  expect(await refusalOf(client('wrong', siteId).brandsV3.queryBrands().find())).toEqual([401, 401]);
  expect(await refusalOf(client(apiKey, MISSING).brandsV3.queryBrands().find())).toEqual([401, 401]);
});

test('redirects to missing pages are refused, and so are malformed requests', async () => {
  const { redirects } = newFrontEnd();
  const sections = {
    bookingsBook: { resourceId: MISSING },
    eventsCheckout: { reservationId: MISSING, eventSlug: 'x' },
    paidPlansCheckout: { planId: MISSING },
    ecomOrderPaymentRequest: { paymentRequestId: MISSING },
  };
  for (const [name, section] of Object.entries(sections))
    expect(await refusalOf(redirects.createRedirectSession({ [name]: section }))).toEqual([
      'REDIRECT_INTENT_NOT_SUPPORTED',
      428,
    ]);
  const authRequest = { clientId: shop.site.clientId, responseType: '', state: 's' };
  expect(await violationsOf(redirects.createRedirectSession({ auth: { authRequest } }))).toEqual({
    'auth.authRequest.responseType': 'MIN_LENGTH',
  });
  const { redirectSession } = await redirects.createRedirectSession({ login: {} });
  const { status, location } = await visit(redirectSession?.fullUrl ?? '');
  expect([status, location]).toEqual([303, expect.stringContaining('/account/login?returnTo=%2F_return')]);
});
