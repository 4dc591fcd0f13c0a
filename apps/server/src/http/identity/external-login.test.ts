import { identityProviders, tokens } from '@stoa/contract';
import { logInMember } from '@stoa/server/testing/member';
import { type Staff, signInAs } from '@stoa/server/testing/staff';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asPlatform } from '../../platform/db/index.ts';
import { EXTERNAL_LOGIN_COOKIE, MEMBER_COOKIE } from './cookies.ts';
import { CLIENT, type IdentityProviderServer, startIdentityProvider } from './identity-provider.fixture.ts';
import { authorize, exchange, open, parametersOf, registerRedirects, STATE } from './oauth.fixture.ts';

const PROVIDER = '0e6a50f5-b523-4e29-990d-f37fa2ffdd69';

let elsewhere: IdentityProviderServer;
let shops: TwoShops;
let owner: Staff;
beforeAll(async () => {
  elsewhere = await startIdentityProvider('http://one.localhost/_oauth/callback');
  shops = await openTwoShops({ fetchAllowedHosts: [elsewhere.host] });
  owner = await signInAs(shops, shops.one.site.id, 'owner');
  await registerRedirects(shops, shops.one, { domains: ['localhost'] });
  const identityProvider = {
    id: PROVIDER,
    name: 'Elsewhere',
    issuer: elsewhere.issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
  };
  const { status, body } = await owner.call(identityProviders.createIdentityProvider, { identityProvider });
  expect({ status, body }).toMatchObject({ status: 200 });
  expect(JSON.stringify(body)).not.toContain(CLIENT.secret);
});
afterAll(async () => {
  await shops?.stop();
  elsewhere?.stop();
});

const cookieOf = (headers: Record<string, unknown>, name: string): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((set) => String(set).split(';')[0] ?? '')
    .find((pair) => pair.startsWith(`${name}=`)) ?? '';

/** Goes through the provider's login and back; returns the answer of our callback. */
async function comeBack(start: { headers: Record<string, unknown> }) {
  const cookie = cookieOf(start.headers, EXTERNAL_LOGIN_COOKIE);
  const { pathname, search } = await elsewhere.logIn(String(start.headers.location));
  return open(shops, shops.one.site.host, `${pathname}${search}`, { headers: { cookie } });
}

const begin = (returnTo = '/wishlist') =>
  open(shops, shops.one.site.host, `/_oauth/start?${new URLSearchParams({ provider: PROVIDER, returnTo })}`);

const members = () =>
  asPlatform('a test looks', shops.database, async (tx) => {
    const { rows } = await sql<{ id: string; email: string }>`
      select id, email from identities where site_id = ${shops.one.site.id} order by id`.execute(tx.db);
    return rows;
  });

test('a new person becomes a member, and is the same one next time', async () => {
  elsewhere.person = { sub: 'ann', email: 'Ann@Elsewhere.test', email_verified: true, given_name: 'Ann' };
  const answer = await comeBack(await begin());
  expect([answer.status, answer.headers.location]).toEqual([303, '/wishlist']);
  const cookie = cookieOf(answer.headers, MEMBER_COOKIE);
  const url = tokens.userInfo.addresses[0];
  const { body } = await shops.send({ url, headers: { host: shops.one.site.host, cookie, 'x-stoa-client': '1' } });
  expect(body).toMatchObject({ givenName: 'Ann', email: 'ann@elsewhere.test', emailVerified: true });
  const before = await members();
  elsewhere.person = { sub: 'ann', email: 'ann@another.test', email_verified: true };
  await comeBack(await begin());
  expect(await members()).toEqual(before);
});

test('a front end’s login with an external account ends with a code for it', async () => {
  elsewhere.person = { sub: 'ann', email: 'ann@elsewhere.test', email_verified: true };
  const answer = await comeBack(await authorize(shops, shops.one, { idp: PROVIDER, prompt: 'login' }));
  const cookie = cookieOf(answer.headers, MEMBER_COOKIE).replace(`${MEMBER_COOKIE}=`, '');
  const done = await open(shops, shops.one.site.host, String(answer.headers.location), { secret: cookie });
  const { code = '', state } = parametersOf(done);
  expect(state).toBe(STATE);
  expect((await exchange(shops, shops.one, code)).status).toBe(200);
});

test('an account here is linked where both sides have verified the address, and not otherwise', async () => {
  const member = await logInMember(shops, shops.one);
  const email = `${member.id}@members.test`;
  elsewhere.person = { sub: 'unproven', email, email_verified: false };
  const unproven = await comeBack(await begin());
  expect(unproven.headers.location).toContain('problem=EXTERNAL_EMAIL_TAKEN');
  expect(cookieOf(unproven.headers, MEMBER_COOKIE)).toBe('');
  elsewhere.person = { sub: 'proven', email, email_verified: true };
  const before = await members();
  expect((await comeBack(await begin())).headers.location).toBe('/wishlist');
  expect(await members()).toEqual(before);
  // someone who registered beforehand with another's address keeps nothing
  const squatter = await logInMember(shops, shops.one);
  await asPlatform('a test takes the proof away', shops.database, async (tx) => {
    await sql`update identities set email_verified = false where id = ${squatter.id}`.execute(tx.db);
  });
  elsewhere.person = { sub: 'owner', email: `${squatter.id}@members.test`, email_verified: true };
  expect((await comeBack(await begin())).headers.location).toContain('problem=EXTERNAL_EMAIL_TAKEN');
});

test('nobody becomes a member without an address', async () => {
  const before = await members();
  elsewhere.person = { sub: 'shy' };
  expect((await comeBack(await begin())).headers.location).toContain('problem=EXTERNAL_EMAIL_REQUIRED');
  expect(await members()).toEqual(before);
});

test('only the browser that was sent there can come back, once, and to the site', async () => {
  elsewhere.person = { sub: 'ann', email: 'ann@elsewhere.test', email_verified: true };
  const start = await begin('https://evil.test/');
  const cookie = cookieOf(start.headers, EXTERNAL_LOGIN_COOKIE);
  const { pathname, search } = await elsewhere.logIn(String(start.headers.location));
  const back = (headers: Record<string, string>) =>
    open(shops, shops.one.site.host, `${pathname}${search}`, { headers });
  for (const other of ['', `${EXTERNAL_LOGIN_COOKIE}=${'x'.repeat(43)}`]) {
    const answer = await back({ cookie: other });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([400, undefined]);
  }
  const done = await back({ cookie });
  expect([done.status, done.headers.location]).toEqual([303, '/']);
  expect((await back({ cookie })).status).toBe(400);
  const denied = await begin();
  const state = cookieOf(denied.headers, EXTERNAL_LOGIN_COOKIE).split('=')[1] ?? '';
  const answer = await open(
    shops,
    shops.one.site.host,
    `/_oauth/callback?${new URLSearchParams({ error: 'access_denied', state })}`,
    { headers: { cookie: `${EXTERNAL_LOGIN_COOKIE}=${state}` } },
  );
  expect(answer.headers.location).toContain('problem=EXTERNAL_LOGIN_FAILED');
});

test('staff manage providers; secrets are not shown, and stay if omitted', async () => {
  const create = (changes: object) =>
    owner.call(identityProviders.createIdentityProvider, {
      identityProvider: { name: 'Another', issuer: 'https://accounts.test', clientId: 'id', ...changes },
    });
  expect((await create({ id: PROVIDER })).status).toBe(409);
  for (const issuer of ['http://accounts.test', 'ftp://accounts.test', 'accounts', 'https://user@accounts.test'])
    expect({ issuer, status: (await create({ issuer })).status }).toEqual({ issuer, status: 400 });
  const { body } = await create({ clientSecret: 'hush' });
  const { id } = (body as { identityProvider: { id: string } }).identityProvider;
  const change = (identityProvider: object) =>
    owner.call(identityProviders.updateIdentityProvider, { identityProvider: { id, ...identityProvider } });
  expect((await change({ issuer: 'https://other.test' })).status).toBe(400);
  expect((await change({ name: 'Renamed', enabled: false })).body).toMatchObject({
    identityProvider: { name: 'Renamed', enabled: false, callbackUrl: 'http://one.localhost/_oauth/callback' },
  });
  const stored = JSON.stringify(await shops.everything());
  expect(stored).not.toContain('hush');
  const { body: listed } = await owner.call(identityProviders.listIdentityProviders);
  expect((listed as { identityProviders: object[] }).identityProviders).toHaveLength(2);
  expect(JSON.stringify(listed)).not.toContain('clientSecret');
  const visitor = await shops.one.visitorToken();
  const { body: offered } = await shops.call(identityProviders.listLoginProviders, {}, visitor);
  expect(offered).toEqual({ loginProviders: [{ id: PROVIDER, name: 'Elsewhere' }] });
  expect((await owner.call(identityProviders.deleteIdentityProvider, { identityProviderId: id })).status).toBe(200);
  expect((await change({ name: 'Gone' })).status).toBe(404);
  expect((await open(shops, shops.one.site.host, `/_oauth/start?provider=${id}`)).status).toBe(404);
});

test('a provider inside our own network is not called', async () => {
  const identityProvider = { name: 'Inside', issuer: 'http://127.0.0.1:1', clientId: 'id' };
  const { body } = await owner.call(identityProviders.createIdentityProvider, { identityProvider });
  const { id } = (body as { identityProvider: { id: string } }).identityProvider;
  expect((await open(shops, shops.one.site.host, `/_oauth/start?provider=${id}`)).status).toBe(424);
});
