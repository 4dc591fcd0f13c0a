import { createHmac, generateKeyPairSync } from 'node:crypto';
import { type Operation, redirects, sites, tokens } from '@stoa/contract';
import { type LoggedIn, logInMember } from '@stoa/server/testing/member';
import { NOW, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MEMBER_COOKIE } from './cookies.ts';
import {
  authorize,
  CALLBACK,
  CHALLENGE,
  codeFor,
  exchange,
  open,
  parametersOf,
  redirectPath,
  registerRedirects,
  STATE,
  VERIFIER,
} from './oauth.fixture.ts';

let shops: TwoShops;
let member: LoggedIn;
beforeAll(async () => {
  shops = await openTwoShops();
  await registerRedirects(shops, shops.one, {
    uris: ['https://front.test/callback', 'app.front:/callback'],
    domains: ['front.test', 'localhost'],
  });
});
beforeEach(async () => {
  member = await logInMember(shops, shops.one);
});
afterAll(() => shops?.stop());

const prefix = 'OauthNG.JWS.';
const open200 = async (token: string) => (await shops.call(sites.getSite, {}, token)).status;
const invalidGrant = { status: 400, body: { details: { applicationError: { code: 'INVALID_GRANT' } } } };

test('no forged token works', async () => {
  const good = member.token.slice(prefix.length);
  const [header = '', payload = '', signature = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const { body } = await shops.call(tokens.jwks);
  const [key = {}] = (body as { keys: Record<string, string>[] }).keys;
  const known = JSON.parse(Buffer.from(header, 'base64url').toString());
  // the public key is no secret: a server that uses it as one would accept tokens by anyone
  const confused = (secret: string) => {
    const signed = `${encode({ ...known, alg: 'HS256' })}.${payload}`;
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  };
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const signedByUs = (changes: object) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ ...known, jwk: key }).sign(own);
  const forged: Record<string, string> = {
    'another member': `${header}.${encode({ ...claims, sub: shops.one.site.id })}.${signature}`,
    'another site': `${header}.${encode({ ...claims, site: shops.other.site.id })}.${signature}`,
    'a longer life': `${header}.${encode({ ...claims, exp: claims.exp + 1000 })}.${signature}`,
    'another kind': `${header}.${encode({ ...claims, kind: 'app', sub: shops.one.site.clientId })}.${signature}`,
    'no signature': `${header}.${payload}.`,
    'algorithm none': new UnsecuredJWT(claims).encode(),
    'signed by the public key': confused(JSON.stringify(key)),
    'signed by a part of it': confused(key.x ?? ''),
    'signed by nothing': confused(''),
    'a key of the attacker’s': await signedByUs({}),
    'another type': `${encode({ ...known, typ: 'JWT' })}.${payload}.${signature}`,
  };
  expect(await open200(member.token)).toBe(200);
  for (const [name, token] of Object.entries(forged)) {
    expect({ name, status: await open200(token) }).toEqual({ name, status: 401 });
    expect({ name, status: await open200(`${prefix}${token}`) }).toEqual({ name, status: 401 });
    const info = (await shops.call(tokens.tokenInfo, { token })).body;
    expect({ name, info }).toEqual({ name, info: { active: false } });
  }
});

test('a token of a member with another session does not work', async () => {
  const { id: siteId, clientId } = shops.one.site;
  const other = await logInMember(shops, shops.one);
  const issue = (identity: { kind: 'member'; id: string; sessionId?: string }) =>
    shops.app.accessTokens.issue({ siteId, clientId, identity }, NOW);
  expect(await open200(await issue({ kind: 'member', id: member.id, sessionId: other.sessionId }))).toBe(401);
  expect(await open200(await issue({ kind: 'member', id: member.id }))).toBe(401);
  const expired = {
    siteId,
    clientId,
    identity: { kind: 'member' as const, id: member.id, sessionId: member.sessionId },
  };
  expect(await open200(await shops.app.accessTokens.issue(expired, NOW, -1))).toBe(401);
});

test('a member of one site is unknown on another', async () => {
  const { host } = shops.other.site;
  const operation = tokens.userInfo as unknown as Operation;
  const url = operation.addresses[0];
  const headers = { host, cookie: `${MEMBER_COOKIE}=${member.secret}`, 'x-stoa-client': '1' };
  expect((await shops.send({ url, headers })).status).toBe(401);
  expect((await shops.send({ url, headers: { ...headers, host: shops.one.site.host } })).status).toBe(200);
  const silent = await authorize(shops, shops.other, { prompt: 'none' }, { secret: member.secret });
  expect(parametersOf(silent)).toMatchObject({ error: 'login_required' });
});

test('a reused code ends the login that it came from', async () => {
  const code = await codeFor(shops, shops.one, member.secret, { scope: 'offline_access' });
  const first = await exchange(shops, shops.one, code);
  const { access_token: token, refresh_token: refreshToken } = first.body as Record<string, string>;
  expect(await open200(token ?? '')).toBe(200);
  // without the verifier, a code is useless and harmless
  expect(await exchange(shops, shops.one, code, { codeVerifier: 'w'.repeat(43) })).toMatchObject(invalidGrant);
  expect(await open200(token ?? '')).toBe(200);
  // the same device asking twice at once is a front end's mistake
  expect(await exchange(shops, shops.one, code)).toMatchObject(invalidGrant);
  expect(await open200(token ?? '')).toBe(200);
  expect(await exchange(shops, shops.one, code, {}, { 'user-agent': 'of a thief' })).toMatchObject(invalidGrant);
  expect(await open200(token ?? '')).toBe(401);
  const renewal = { clientId: shops.one.site.clientId, grantType: 'refresh_token', refreshToken };
  expect(await shops.call(tokens.token, renewal)).toMatchObject(invalidGrant);
});

test('of two simultaneous exchanges, one gets tokens', async () => {
  const code = await codeFor(shops, shops.one, member.secret);
  const answers = await Promise.all([1, 2, 3].map(() => exchange(shops, shops.one, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  const { body } = answers.find(({ status }) => status === 200) ?? answers[0] ?? { body: {} };
  expect(await open200(String((body as Record<string, unknown>).access_token))).toBe(200);
});

test.each<[string, object]>([
  ['another verifier', { codeVerifier: 'x'.repeat(64) }],
  ['the challenge for a verifier', { codeVerifier: CHALLENGE }],
  ['no verifier', { codeVerifier: undefined }],
  ['a verifier that is too short', { codeVerifier: VERIFIER.slice(0, 42) }],
  ['another address', { redirectUri: `${CALLBACK}/` }],
  ['no address', { redirectUri: undefined }],
  ['a code that does not exist', { code: 'none' }],
  ['a code of nobody', { code: '' }],
])('a code is not exchanged with %s, and is still good', async (_name, changes) => {
  const code = await codeFor(shops, shops.one, member.secret);
  expect(await exchange(shops, shops.one, code, changes)).toMatchObject(invalidGrant);
  expect((await exchange(shops, shops.one, code)).status).toBe(200);
});

test('a code works only for the client that requested it', async () => {
  const code = await codeFor(shops, shops.one, member.secret);
  const { clientId } = shops.other.site;
  expect(await exchange(shops, shops.one, code, { clientId })).toMatchObject(invalidGrant);
  expect((await exchange(shops, shops.one, code, { clientId: 'none' })).status).toBe(401);
});

test.each([
  'https://evil.test/callback',
  'https://front.test/callback/',
  'https://front.test/callback?x=1',
  'https://front.test/callback#x',
  'https://front.test/Callback',
  'https://front.test/callback/../evil',
  'https://front.test:8443/callback',
  'http://front.test/callback',
  'https://front.test@evil.test/callback',
  'https://front.test.evil.test/callback',
  'https://sub.front.test/callback',
  'https://evil.test/https://front.test/callback',
  '//front.test/callback',
  '/callback',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,hi',
  'app.front:/other',
  'unused://',
  'http://localhost.evil.test/',
  'http://localhost@evil.test/',
  '',
])('a login does not return to %j', async (redirectUri) => {
  for (const mode of ['query', 'fragment']) {
    const parameters = { redirect_uri: redirectUri, response_mode: mode };
    const answer = await authorize(shops, shops.one, parameters, { secret: member.secret });
    expect({ mode, status: answer.status }).toEqual({ mode, status: 400 });
    expect(answer.headers).not.toHaveProperty('location');
    expect(answer.text).toContain('Invalid redirect URI');
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

test('a login returns to registered addresses, including custom schemes', async () => {
  for (const redirectUri of ['https://front.test/callback', 'app.front:/callback']) {
    const answer = await authorize(shops, shops.one, { redirect_uri: redirectUri }, { secret: member.secret });
    expect(String(answer.headers.location)).toContain(`${redirectUri}?code=`);
  }
});

test.each([
  [{ response_type: 'token' }, 'unsupported_response_type'],
  [{ code_challenge: undefined }, 'invalid_request'],
  [{ code_challenge: 'short' }, 'invalid_request'],
  [{ code_challenge: `${CHALLENGE.slice(0, 42)}+` }, 'invalid_request'],
  [{ code_challenge_method: 'plain' }, 'invalid_request'],
  [{ code_challenge_method: undefined }, 'invalid_request'],
  [{ response_mode: 'form_post' }, 'invalid_request'],
  [{ prompt: 'create' }, 'invalid_request'],
])('%j is answered with an error', async (parameters, error) => {
  const answer = await authorize(shops, shops.one, parameters, { secret: member.secret });
  expect(parametersOf(answer)).toEqual({ error, error_description: expect.any(String), state: STATE });
});

test('people who are logged in have nothing to consent to, and log in again to choose an account', async () => {
  const ask = async (prompt: string) =>
    String((await authorize(shops, shops.one, { prompt }, { secret: member.secret })).headers.location);
  expect(await ask('consent')).toContain('code=');
  expect(await ask('select_account')).toContain('prompt=login');
});

test('a message goes to registered pages only', async () => {
  const ask = (headers: Record<string, string>, redirectUri = 'unused://') =>
    authorize(
      shops,
      shops.one,
      { response_mode: 'web_message', prompt: 'none', redirect_uri: redirectUri },
      { secret: member.secret, headers },
    );
  expect((await ask({ referer: 'https://evil.test/' })).status).toBe(400);
  expect((await ask({}, 'https://evil.test/')).status).toBe(400);
  const known = await ask({ referer: 'https://front.test/login' });
  expect(known.text).toContain('"origins":["https://front.test"]');
  // for a page that does not identify itself: each registered origin, so that no other can receive it
  const unsaid = await ask({});
  expect(unsaid.text).not.toContain('"*"');
  expect(String(unsaid.headers['content-security-policy'])).toContain(
    `frame-ancestors http://${shops.one.site.host} https://front.test https://localhost`,
  );
});

test('texts in a message stay texts', async () => {
  const state = '</script><script>alert(1)</script>';
  const answer = await authorize(
    shops,
    shops.one,
    { response_mode: 'web_message', redirect_uri: undefined, state },
    { secret: member.secret, headers: { referer: 'https://front.test/' } },
  );
  expect(answer.status).toBe(200);
  expect(answer.text.match(/<\/script>/g)).toHaveLength(1);
});

test('the login page returns to the site only', async () => {
  const answer = await authorize(shops, shops.one, {});
  const page = new URL(String(answer.headers.location), 'http://site.test');
  const returnTo = page.searchParams.get('returnTo') ?? '';
  expect(new URL(returnTo, 'http://site.test').origin).toBe('http://site.test');
  expect(returnTo).not.toContain(encodeURIComponent(CALLBACK));
  // a request of one site is unknown on another
  const foreign = await open(shops, shops.other.site.host, returnTo, { secret: member.secret });
  expect([foreign.status, foreign.headers.location]).toEqual([400, undefined]);
});

test('no foreign page can log a browser in, and an invented session does not count', async () => {
  const post = (sessionToken: string, headers: Record<string, string>) =>
    shops.send({
      method: 'POST',
      url: '/stoa/v1/member-session',
      body: { sessionToken },
      headers: { host: shops.one.site.host, ...headers },
    });
  for (const headers of [{}, { origin: 'https://evil.test' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
    const answer = await post(member.secret, headers as Record<string, string>);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
  }
  // the login does not continue with anything planted by an attacker before it
  const planted = await post('planted', { 'x-stoa-client': '1' });
  expect([planted.status, planted.headers['set-cookie']]).toEqual([expect.any(Number), undefined]);
  expect(planted.status).toBeGreaterThanOrEqual(400);
  const foreign = await logInMember(shops, shops.other);
  expect((await post(foreign.secret, { 'x-stoa-client': '1' })).status).toBeGreaterThanOrEqual(400);
});

test('a pending request expires after an hour, and is unknown under an invented secret', async () => {
  const auth = {
    authRequest: { clientId: shops.one.site.clientId, responseType: 'code', state: STATE, redirectUri: CALLBACK },
  };
  const path = await redirectPath(shops, { auth }, await shops.one.visitorToken());
  const answer = await open(shops, shops.one.site.host, `${path.slice(0, -3)}AAA`, { secret: member.secret });
  expect([answer.status, answer.headers.location]).toEqual([400, undefined]);
  const other = path.replace(shops.one.site.clientId, shops.other.site.clientId);
  expect((await open(shops, shops.one.site.host, other, { secret: member.secret })).status).toBe(400);
});

test('a refresh token works only for its own client', async () => {
  const { body } = await exchange(shops, shops.one, await codeFor(shops, shops.one, member.secret));
  const refreshToken = (body as Record<string, string>).refresh_token;
  const renewal = { clientId: shops.other.site.clientId, grantType: 'refresh_token', refreshToken };
  expect(await shops.call(tokens.token, renewal)).toMatchObject(invalidGrant);
});

test('no request to the authorization endpoint causes a fault', async () => {
  const values = ['', '\u0000', '%00', "'", '../..', 'x'.repeat(3000), '𝒳', 'http://localhost:3000/\n\ud800', '[]'];
  const names = [
    'client_id',
    'redirect_uri',
    'state',
    'response_mode',
    'prompt',
    'idp',
    'nonce',
    'scope',
    'request_uri',
  ];
  for (const name of names) {
    for (const value of values) {
      const answer = await authorize(shops, shops.one, { [name]: value.toWellFormed() }, { secret: member.secret });
      expect({ name, value, status: answer.status }).toEqual({
        name,
        value,
        status: expect.toBeOneOf([200, 303, 400, 404]),
      });
    }
  }
  const { status } = await shops.call(redirects.createRedirectSession, { auth: {} }, await shops.one.visitorToken());
  expect(status).toBe(400);
});
