import { appInstallations, appTokens, sites, tokens } from '@stoa/contract';
import { type LoggedIn, logInMember } from '@stoa/server/testing/member';
import { signInAs } from '@stoa/server/testing/staff';
import { NOW, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashOf } from '../../domains/identity/index.ts';
import { asPlatform } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { codeFor, exchange } from './oauth.fixture.ts';

let shops: TwoShops;
let member: LoggedIn;
beforeAll(async () => {
  shops = await openTwoShops();
  member = await logInMember(shops, shops.one);
});
afterAll(() => shops?.stop());

const prefix = 'OauthNG.JWS.';
const text = (body: object, name: string) => String((body as Record<string, unknown>)[name]);
const refused = (code: string) => ({ details: { applicationError: { code } } });
const siteOf = async (token: string) => (await shops.call(sites.getSite, {}, token)).status;
const infoOf = async (token: string) => (await shops.call(tokens.tokenInfo, { token })).body;

test('a code becomes a member’s tokens, for four hours, which can be renewed', async () => {
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

test('without offline_access there is no refresh token; with openid there is an ID token that anyone can verify', async () => {
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
  // an ID token identifies a person: it gives no access
  expect(await siteOf(text(body, 'id_token'))).toBe(401);
});

test('tokens end with their session, at once', async () => {
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

test('a client can revoke its own tokens, and no others', async () => {
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

test('an app logs in as itself with its secret, as long as it is allowed', async () => {
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

test('an app that staff admitted gets a token by a code, once, and renews it', async () => {
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

test('the last use of a key is recorded now and then, and an expired key does not work', async () => {
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
