import { appInstallations, appTokens, sites, tokens } from '@stoa/contract';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from '../domains/identity/index.ts';
import { type LoggedIn, logInMember } from '../member.fixture.ts';
import { asPlatform } from '../platform/db/index.ts';
import { newId } from '../platform/ids.ts';
import { signInAs } from '../staff.fixture.ts';
import { NOW, openTwoShops, type TwoShops } from '../two-shops.fixture.ts';
import { MEMBER_COOKIE, VISITOR_COOKIE } from './cookies.ts';
import {
  authorize,
  CALLBACK,
  CHALLENGE,
  codeFor,
  exchange,
  open,
  parametersOf,
  redirectPath,
  STATE,
} from './oauth.fixture.ts';

let shops: TwoShops;
let member: LoggedIn;
beforeAll(async () => {
  shops = await openTwoShops();
  member = await logInMember(shops, shops.one);
}, 60_000);
afterAll(() => shops?.stop());

const prefix = 'OauthNG.JWS.';
const text = (body: object, name: string) => String((body as Record<string, unknown>)[name]);
const refused = (code: string) => ({ details: { applicationError: { code } } });
const siteOf = async (token: string) => (await shops.call(sites.getSite, {}, token)).status;
const infoOf = async (token: string) => (await shops.call(tokens.tokenInfo, { token })).body;

test('a code becomes tokens of the member, for four hours, which renew', async () => {
  const { body, status } = await exchange(shops, shops.one, await codeFor(shops, shops.one, member.secret));
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      access_token: expect.stringContaining(prefix),
      token_type: 'Bearer',
      expires_in: 14_400,
      refresh_token: expect.any(String),
    },
  });
  const refreshToken = text(body, 'refresh_token');
  expect(await infoOf(text(body, 'access_token'))).toMatchObject({
    active: true,
    subjectType: 'MEMBER',
    subjectId: member.id,
    siteId: shops.one.site.id,
  });
  expect(await infoOf(refreshToken)).toMatchObject({ active: true, subjectType: 'MEMBER', exp: null });
  const { clientId } = shops.one.site;
  const renewed = await shops.call(tokens.token, { clientId, grantType: 'refresh_token', refreshToken });
  expect(renewed.body).toMatchObject({ refresh_token: refreshToken });
  expect(await infoOf(text(renewed.body, 'access_token'))).toMatchObject({ subjectId: member.id });
  const { body: user } = await shops.call(tokens.userInfo, {}, text(renewed.body, 'access_token'));
  expect(user).toMatchObject({ sub: member.id, email: `${member.id}@members.test`, emailVerified: true });
});

test('without offline_access there is no refresh token; with openid there is an ID token for anybody to check', async () => {
  const code = await codeFor(shops, shops.one, member.secret, { scope: 'openid', nonce: 'the nonce' });
  const { body } = await exchange(shops, shops.one, code);
  expect(body).not.toHaveProperty('refresh_token');
  const described = await shops.send({
    url: '/.well-known/openid-configuration',
    headers: { host: shops.one.site.host },
  });
  const { issuer, jwks_uri: jwksUri } = described.body as Record<string, string>;
  const { body: keys } = await shops.send({ url: new URL(jwksUri ?? '').pathname });
  const jwks = createLocalJWKSet(keys as unknown as JSONWebKeySet);
  const checks = { issuer, audience: shops.one.site.clientId, currentDate: NOW };
  const { payload } = await jwtVerify(text(body, 'id_token'), jwks, checks);
  expect(payload).toMatchObject({ sub: member.id, nonce: 'the nonce', email: `${member.id}@members.test` });
  expect(payload).not.toHaveProperty('d');
  await jwtVerify(text(body, 'access_token').slice(prefix.length), jwks, { currentDate: NOW });
  // an ID token says who somebody is: it opens nothing
  expect(await siteOf(text(body, 'id_token'))).toBe(401);
});

test('tokens die with their session, at once', async () => {
  const leaving = await logInMember(shops, shops.one);
  const { body } = await exchange(shops, shops.one, await codeFor(shops, shops.one, leaving.secret));
  const [token, refreshToken] = [text(body, 'access_token'), text(body, 'refresh_token')];
  expect([await siteOf(token), await siteOf(leaving.token)]).toEqual([200, 200]);
  expect((await shops.call(tokens.revoke, { token: refreshToken })).status).toBe(200);
  expect([await siteOf(token), await siteOf(leaving.token)]).toEqual([401, 401]);
  expect([await infoOf(token), await infoOf(refreshToken)]).toEqual([{ active: false }, { active: false }]);
  const { clientId } = shops.one.site;
  const renewal = await shops.call(tokens.token, { clientId, grantType: 'refresh_token', refreshToken });
  expect(renewal).toMatchObject({ status: 400, body: refused('INVALID_GRANT') });
  expect(await siteOf(member.token)).toBe(200);
  expect((await shops.call(tokens.revoke, { token: 'unknown' })).status).toBe(200);
});

test('what is revoked is not another client’s, and can be revoked', async () => {
  const grant = { clientId: shops.one.site.clientId, grantType: 'anonymous' };
  const { body } = await shops.call(tokens.token, grant);
  const token = text(body, 'refresh_token');
  const clientId = shops.other.site.clientId;
  expect((await shops.call(tokens.revoke, { token, clientId })).body).toMatchObject(refused('INVALID_CLIENT'));
  expect(await infoOf(token)).toMatchObject({ active: true });
  expect((await shops.call(tokens.revoke, { token: text(body, 'access_token') })).body).toMatchObject(
    refused('UNSUPPORTED_TOKEN_TYPE'),
  );
  expect((await shops.call(tokens.revoke, { token, client_id: grant.clientId })).status).toBe(200);
  expect(await infoOf(token)).toEqual({ active: false });
});

test('an app logs in as itself with its secret, as long as it may', async () => {
  const [id, secret, site] = [newId(), 'the secret', shops.one.site];
  await asPlatform('a test makes an app', shops.database, async (tx) => {
    await sql`
      insert into oauth_clients (id, site_id, name, kind, secret_hash, permissions, created_date)
      values (${id}, ${site.id}, 'App', 'APP', ${hashOf(secret)}, '{WIX_STORES.*}', ${NOW})`.execute(tx.db);
  });
  const log = (changes: object) =>
    shops.call(tokens.token, { grant_type: 'client_credentials', client_id: id, client_secret: secret, ...changes });
  const { body } = await log({ instance_id: site.id });
  const token = text(body, 'access_token');
  expect(body).not.toHaveProperty('refresh_token');
  expect(await infoOf(token)).toMatchObject({ subjectType: 'APP', clientId: id, instanceId: site.id });
  const list = { url: '/stores/v3/brands/query', method: 'POST', body: {} };
  expect((await shops.send({ ...list, token })).status).toBe(200);
  expect((await shops.send({ url: '/stoa/v1/api-keys', token })).status).toBe(403);
  expect(await log({ client_secret: 'wrong' })).toMatchObject({ status: 401, body: refused('INVALID_CLIENT') });
  expect(await log({ client_id: site.clientId })).toMatchObject({ status: 401 });
  expect(await log({ instance_id: shops.other.site.id })).toMatchObject({ status: 400 });
  const strip = { grant_type: 'strip_bound_session', client_secret: secret };
  const stripped = await shops.call(tokens.token, { ...strip, access_token: token });
  expect(await infoOf(text(stripped.body, 'access_token'))).toMatchObject({ subjectType: 'APP' });
  expect((await shops.call(tokens.token, { ...strip, access_token: member.token })).status).toBe(401);
  const noCode = { grant_type: 'authorization_code', client_id: id, client_secret: secret, code: 'none' };
  expect(await shops.call(appTokens.access, noCode)).toMatchObject({ status: 400, body: refused('INVALID_GRANT') });
  await asPlatform('a test removes the app', shops.database, async (tx) => {
    await sql`delete from oauth_clients where id = ${id}`.execute(tx.db);
  });
  expect((await shops.send({ ...list, token })).status).toBe(401);
});

test('an app that staff let in gets a token of its own by a code, once, and renews it', async () => {
  const [id, secret, site] = [newId(), 'the secret', shops.one.site];
  await asPlatform('a test makes an app', shops.database, async (tx) => {
    await sql`
      insert into oauth_clients (id, site_id, name, kind, secret_hash, permissions, created_date)
      values (${id}, ${site.id}, 'App', 'APP', ${hashOf(secret)}, '{WIX_STORES.*}', ${NOW})`.execute(tx.db);
  });
  const owner = await signInAs(shops, site.id, 'owner');
  const made = await owner.call(appInstallations.createInstallationCode, { oAuthAppId: id });
  expect(made.body).toMatchObject({ instanceId: site.id });
  const app = { client_id: id, client_secret: secret };
  const ask = (request: object) => shops.call(appTokens.access, { ...app, ...request });
  const code = { grant_type: 'authorization_code', code: text(made.body, 'secret') };
  expect((await ask({ ...code, client_secret: 'wrong' })).status).toBe(400);
  const { body } = await ask(code);
  expect(await infoOf(text(body, 'access_token'))).toMatchObject({ subjectType: 'APP', subjectId: id });
  expect(await ask(code)).toMatchObject({ status: 400, body: refused('INVALID_GRANT') });
  const renewal = { grant_type: 'refresh_token', refresh_token: text(body, 'refresh_token') };
  expect((await ask(renewal)).body).toMatchObject({ refresh_token: renewal.refresh_token });
  expect((await ask({ ...renewal, client_secret: 'wrong' })).status).toBe(401);
  const front = await owner.call(appInstallations.createInstallationCode, { oAuthAppId: site.clientId });
  expect(front).toMatchObject({ status: 401, body: refused('INVALID_CLIENT') });
});

test('an app logs a member in with the visitor’s token and its key', async () => {
  const [visitor, { apiKey, site }] = [await shops.one.visitorToken(), shops.one];
  const grant = { grant_type: 'authorized_client', scope: 'offline_access', member_id: member.id };
  const granted = await shops.call(tokens.token, grant, `${visitor},${apiKey}`);
  expect(await infoOf(text(granted.body, 'access_token'))).toMatchObject({ subjectId: member.id });
  const refreshToken = text(granted.body, 'refresh_token');
  const renewal = { clientId: site.clientId, grantType: 'refresh_token', refreshToken };
  expect((await shops.call(tokens.token, renewal)).status).toBe(200);
  const withSession = { ...grant, session_token: member.secret };
  expect((await shops.call(tokens.token, withSession, `${visitor},${apiKey}`)).status).toBe(200);
  const status = async (authorization: string, request: object = grant) =>
    (await shops.call(tokens.token, request, authorization)).status;
  expect(await status(visitor)).toBe(403);
  expect(await status(`${visitor},wrong`)).toBe(401);
  expect(await status(`${await shops.other.visitorToken()},${apiKey}`)).toBe(401);
  expect(await status(`x.y.z,${apiKey}`)).toBe(401);
  expect(await status(`${visitor},${apiKey}`, { ...grant, member_id: newId() })).toBe(400);
  expect(await status(`${visitor},${apiKey}`, { ...grant, member_id: 'nobody' })).toBe(400);
  expect(await status(`${visitor},${apiKey}`, { ...grant, session_token: 'wrong' })).toBe(400);
  const foreign = await logInMember(shops, shops.other);
  expect(await status(`${visitor},${apiKey}`, { ...grant, member_id: foreign.id })).toBe(400);
});

test('who is logged in gets a code, in the way that the front end asks for', async () => {
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

test('nobody being logged in, silent questions are answered and others lead to the login page', async () => {
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

test('a front end that insists on a new login gets one', async () => {
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

test('a login on the front end’s own page is gone on with by its session token', async () => {
  const own = { codeChallenge: CHALLENGE, sessionToken: member.secret };
  const visitor = await shops.one.visitorToken();
  const auth = { authRequest: authRequest(own), prompt: 'none' };
  const path = await redirectPath(shops, { auth }, visitor);
  const answer = await open(shops, shops.one.site.host, path);
  // the browser itself is not logged in by it, or a link could log people in as somebody else
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

test('logging in on the site takes the place of the visitor, and front ends learn of it', async () => {
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

test('a return address that somebody made up leads nowhere', async () => {
  const made = Buffer.from(JSON.stringify({ postFlowUrl: 'https://evil.test/' })).toString('base64url');
  const back = await open(shops, shops.one.site.host, '/_return', { headers: { cookie: `stoa_return=${made}` } });
  expect(back.headers.location).toBe('/');
});

test('logging out by a front end ends the login everywhere', async () => {
  const leaving = await logInMember(shops, shops.one);
  const logout = {
    logout: { clientId: shops.one.site.clientId },
    callbacks: { postFlowUrl: 'http://localhost:3000/' },
  };
  const landed = await open(shops, shops.one.site.host, await redirectPath(shops, logout, leaving.token));
  expect([landed.status, landed.headers.location]).toEqual([303, 'http://localhost:3000/']);
  expect(cookiesOf(landed.headers)).toMatchObject({ [MEMBER_COOKIE]: '', [VISITOR_COOKIE]: '' });
  expect(await siteOf(leaving.token)).toBe(401);
  // the same by the browser's own cookie, where the front end only knows a visitor
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

test('a key’s last use is written down, now and then, and an expired key is none', async () => {
  const { apiKey } = shops.one;
  const read = () =>
    asPlatform('a test looks', shops.database, async (tx) => {
      const { rows } = await sql<{ at: string }>`
        select last_used_date as at from api_keys where key_hash = ${hashOf(apiKey)}`.execute(tx.db);
      return rows[0]?.at;
    });
  await shops.send({ url: '/stoa/v1/my-sites', token: apiKey });
  expect(await read()).toBe(NOW.toISOString());
  await asPlatform('a test lets the key expire', shops.database, async (tx) => {
    await sql`update api_keys set expires_date = ${NOW} where key_hash = ${hashOf(apiKey)}`.execute(tx.db);
  });
  expect((await shops.send({ url: '/stoa/v1/my-sites', token: apiKey })).status).toBe(401);
  await asPlatform('a test takes it back', shops.database, async (tx) => {
    await sql`update api_keys set expires_date = null where key_hash = ${hashOf(apiKey)}`.execute(tx.db);
  });
});
