import { sites } from '@stoa/contract';
import { type LoggedIn, logInMember } from '@stoa/server/testing/member';
import { NOW, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPlatform } from '../../platform/db/index.ts';
import { MEMBER_COOKIE, VISITOR_COOKIE } from './cookies.ts';
import { authorize, CALLBACK, CHALLENGE, exchange, open, parametersOf, redirectPath, STATE } from './oauth.fixture.ts';

let shops: TwoShops;
let member: LoggedIn;
beforeAll(async () => {
  shops = await openTwoShops();
  member = await logInMember(shops, shops.one);
});
afterAll(() => shops?.stop());

const siteOf = async (token: string) => (await shops.call(sites.getSite, {}, token)).status;

test('a logged-in member gets a code, in the way that the front end requests', async () => {
  const ask = (parameters: Record<string, string>, headers = {}) =>
    authorize(shops, shops.one, parameters, { secret: member.secret, headers });
  const query = await ask({ redirect_uri: `${CALLBACK}?keep=1` });
  expect([query.status, parametersOf(query)]).toEqual([303, { keep: '1', code: expect.any(String), state: STATE }]);
  expect(query.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  const fragment = await ask({ response_mode: 'fragment' });
  expect(parametersOf(fragment, 'fragment')).toEqual({ code: expect.any(String), state: STATE });
  const message = await ask(
    { response_mode: 'web_message', redirect_uri: 'unused://', prompt: 'none' },
    { referer: 'http://localhost:4321/login' },
  );
  const policy = String(message.headers['content-security-policy']);
  expect(policy).toContain('frame-ancestors http://localhost:4321');
  const [, nonce] = /script-src 'nonce-([^']+)'/.exec(policy) ?? [];
  expect(message.text).toContain(`<script nonce="${nonce}">`);
  expect(message.text).toContain('"origins":["http://localhost:4321"]');
});

test('without a login, silent requests are answered and others lead to the login page', async () => {
  const silent = await authorize(shops, shops.one, { prompt: 'none' });
  expect(parametersOf(silent)).toEqual({
    error: 'login_required',
    error_description: expect.any(String),
    state: STATE,
  });
  const asked = await authorize(shops, shops.one, {});
  const page = new URL(String(asked.headers.location), 'http://site.test');
  expect([asked.status, page.pathname]).toEqual([303, '/account/login']);
  const goOn = page.searchParams.get('returnTo') ?? '';
  const after = await open(shops, shops.one.site.host, goOn, { secret: member.secret });
  expect(String(after.headers.location)).toContain(`${CALLBACK}?code=`);
  const { code = '' } = parametersOf(after);
  expect((await exchange(shops, shops.one, code)).status).toBe(200);
});

test('a front end that requires a new login gets one', async () => {
  // the clock stands still: this session began long before
  const earlier = await logInMember(shops, shops.one);
  await asPlatform('a test goes back in time', shops.database, async (tx) => {
    await sql`
      update identity_sessions set authenticated_date = ${new Date(NOW.getTime() - 60_000)}
      where id = ${earlier.sessionId}`.execute(tx.db);
  });
  const asked = await authorize(shops, shops.one, { prompt: 'login' }, { secret: earlier.secret });
  const page = new URL(String(asked.headers.location), 'http://site.test');
  expect(page.pathname).toBe('/account/login');
  const goOn = page.searchParams.get('returnTo') ?? '';
  const again = await open(shops, shops.one.site.host, goOn, { secret: earlier.secret });
  expect(String(again.headers.location)).toContain('/account/login');
  const fresh = await logInMember(shops, shops.one);
  const after = await open(shops, shops.one.site.host, goOn, { secret: fresh.secret });
  expect(parametersOf(after)).toEqual({ code: expect.any(String), state: STATE });
});

const authRequest = (changes: object = {}) => ({
  clientId: shops.one.site.clientId,
  responseType: 'code',
  state: STATE,
  scope: 'offline_access',
  codeChallengeMethod: 'S256',
  responseMode: 'query',
  redirectUri: CALLBACK,
  ...changes,
});

test('a login on the front end’s own page continues by its session token', async () => {
  const own = { codeChallenge: CHALLENGE, sessionToken: member.secret };
  const visitor = await shops.one.visitorToken();
  const auth = { authRequest: authRequest(own), prompt: 'none' };
  const path = await redirectPath(shops, { auth }, visitor);
  const answer = await open(shops, shops.one.site.host, path);
  // it does not log in the browser itself, or a link could log people in as someone else
  expect(answer.headers).not.toHaveProperty('set-cookie');
  const { code = '' } = parametersOf(answer);
  expect((await exchange(shops, shops.one, code)).status).toBe(200);
  const stale = { authRequest: authRequest({ ...own, sessionToken: 'ended' }), prompt: 'none' };
  const other = await open(shops, shops.one.site.host, await redirectPath(shops, { auth: stale }, visitor), {
    secret: member.secret,
  });
  expect(parametersOf(other)).toMatchObject({ error: 'login_required' });
});

const cookiesOf = (headers: Record<string, unknown>) =>
  Object.fromEntries(
    [headers['set-cookie'] ?? []].flat().map((cookie) => {
      const [pair = ''] = String(cookie).split(';');
      return [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    }),
  );

test('logging in on the site replaces the visitor, and front ends learn of it', async () => {
  const { host } = shops.one.site;
  const visitor = await shops.one.visitorToken();
  const callbacks = { postFlowUrl: 'http://localhost:3000/cart?x=1' };
  const landed = await open(shops, host, await redirectPath(shops, { login: {}, callbacks }, visitor));
  expect([landed.status, landed.headers.location]).toEqual([303, `http://${host}/account/login?returnTo=%2F_return`]);
  const before = cookiesOf(landed.headers);
  const cookie = Object.entries(before)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const login = (headers: Record<string, string>) =>
    shops.send({
      method: 'POST',
      url: '/stoa/v1/member-session',
      body: { sessionToken: member.secret },
      headers: { host, cookie, ...headers },
    });
  expect((await login({ origin: 'https://evil.test' })).status).toBe(403);
  const done = await login({ 'x-stoa-client': '1' });
  const after = cookiesOf(done.headers);
  expect(after).toMatchObject({ [MEMBER_COOKIE]: member.secret, [VISITOR_COOKIE]: '' });
  expect(String([done.headers['set-cookie']].flat()[0])).toContain('HttpOnly; SameSite=Lax');
  const back = await open(shops, host, '/_return', { headers: { cookie: `stoa_return=${after.stoa_return}` } });
  expect(back.headers.location).toBe('http://localhost:3000/cart?x=1&wixMemberLoggedIn=true');
});

test('an invented return address leads nowhere', async () => {
  const made = Buffer.from(JSON.stringify({ postFlowUrl: 'https://evil.test/' })).toString('base64url');
  const back = await open(shops, shops.one.site.host, '/_return', { headers: { cookie: `stoa_return=${made}` } });
  expect(back.headers.location).toBe('/');
});

test('a front end’s logout ends the login everywhere', async () => {
  const leaving = await logInMember(shops, shops.one);
  const logout = {
    logout: { clientId: shops.one.site.clientId },
    callbacks: { postFlowUrl: 'http://localhost:3000/' },
  };
  const landed = await open(shops, shops.one.site.host, await redirectPath(shops, logout, leaving.token));
  expect([landed.status, landed.headers.location]).toEqual([303, 'http://localhost:3000/']);
  expect(cookiesOf(landed.headers)).toMatchObject({ [MEMBER_COOKIE]: '', [VISITOR_COOKIE]: '' });
  expect(await siteOf(leaving.token)).toBe(401);
  // likewise by the browser's own cookie, where the front end only knows a visitor
  const other = await logInMember(shops, shops.one);
  const path = await redirectPath(shops, logout, await shops.one.visitorToken());
  await open(shops, shops.one.site.host, path, { secret: other.secret });
  expect(await siteOf(other.token)).toBe(401);
});

test('a hidden frame makes the visitor known and shows nothing', async () => {
  const path = await redirectPath(shops, { login: {} }, await shops.one.visitorToken());
  const framed = await open(shops, shops.one.site.host, path, { headers: { 'sec-fetch-dest': 'iframe' } });
  expect(framed.status).toBe(200);
  expect(framed.headers['content-security-policy']).toContain('frame-ancestors *');
  expect(cookiesOf(framed.headers)).toHaveProperty(VISITOR_COOKIE);
});
