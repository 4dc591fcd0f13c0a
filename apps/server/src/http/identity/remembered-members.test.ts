import { authentication, loginSteps, memberSession, security } from '@stoa/contract';
import { logInMember } from '@stoa/server/testing/member';
import { addressed, NOW, openTwoShops, type Shop, type TwoShops } from '@stoa/server/testing/two-shops';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appCode } from '../../domains/identity/factors/authenticator-app.fixture.ts';
import { asPlatform } from '../../platform/db/index.ts';
import { MEMBER_COOKIE, REMEMBERED_COOKIE } from './cookies.ts';
import { authorize, CALLBACK, open } from './oauth.fixture.ts';

const PASSWORD = 'two otters and a ladder';

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops();
});
afterAll(() => shops?.stop());

/** Calls an operation as the site's pages do. */
const call = (shop: Shop, operation: unknown, request: object, headers: Record<string, string> = {}) =>
  shops.send({
    ...addressed(operation as never, request),
    headers: { 'x-stoa-client': '1', host: shop.site.host, ...headers },
  });

/** A member with a password and an app, whose last code is used up. */
async function newMember(shop: Shop) {
  const { id, token } = await logInMember(shops, shop);
  await shops.call(security.changeOwnPassword, { newPassword: PASSWORD }, token);
  const { factorId, secret } = (await shops.call(security.startTotp, {}, token)).body as Record<string, string>;
  const before = appCode(secret ?? '', new Date(NOW.getTime() - 30_000));
  expect((await shops.call(security.confirmTotp, { factorId, code: before }, token)).status).toBe(200);
  const logIn = (headers: Record<string, string> = {}, at = shop) =>
    call(at, authentication.loginV2, { loginId: { email: `${id}@members.test` }, password: PASSWORD }, headers);
  return { id, token, logIn, code: () => appCode(secret ?? '', NOW) };
}

/** Logs in with a code, and has the browser remembered. */
async function remember(shop: Shop, member: Awaited<ReturnType<typeof newMember>>) {
  const { stateToken } = (await member.logIn()).body;
  const answer = { stateToken, factorType: 'TOTP', code: member.code() };
  const { sessionToken } = (await call(shop, loginSteps.verifySecondFactor, answer)).body;
  const kept = await call(shop, memberSession.openMemberSession, { sessionToken, rememberBrowser: true });
  const cookies = [kept.headers['set-cookie'] ?? []].flat().map(String);
  const cookie = cookies.find((one) => one.startsWith(REMEMBERED_COOKIE)) ?? '';
  return { cookie: cookie.split(';')[0] ?? '', flags: cookie.slice(cookie.indexOf(';')), sessionToken };
}

test('a member’s browser is remembered by a cookie that scripts cannot read', async () => {
  const member = await newMember(shops.one);
  const { cookie, flags } = await remember(shops.one, member);
  expect(flags).toBe('; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax');
  expect((await member.logIn()).body).toMatchObject({ state: 'STATUS_CHECK' });
  expect((await member.logIn({ cookie })).body).toMatchObject({ state: 'SUCCESS' });
  const { body } = await shops.send({
    ...addressed(security.listRememberedBrowsers as never, {}),
    headers: { authorization: member.token, host: shops.one.site.host, cookie },
  });
  expect(body).toMatchObject({ rememberedBrowsers: [{ isCurrent: true }] });
});

test('the cookie of one site is useless on another', async () => {
  const [here, there] = [await newMember(shops.one), await newMember(shops.other)];
  const { cookie } = await remember(shops.one, here);
  expect((await there.logIn({ cookie })).body).toMatchObject({ state: 'STATUS_CHECK' });
  expect((await here.logIn({ cookie })).body).toMatchObject({ state: 'SUCCESS' });
});

test('only on request is a browser remembered, and only after a second factor', async () => {
  const member = await logInMember(shops, shops.one);
  const cookiesFor = async (request: object) =>
    String((await call(shops.one, memberSession.openMemberSession, request)).headers['set-cookie']);
  expect(await cookiesFor({ sessionToken: member.secret })).not.toContain(REMEMBERED_COOKIE);
  expect(await cookiesFor({ sessionToken: member.secret, rememberBrowser: true })).not.toContain(REMEMBERED_COOKIE);
  const wrong = await call(shops.one, memberSession.openMemberSession, {
    sessionToken: member.secret,
    rememberBrowser: 'yes',
  });
  expect(wrong).toMatchObject({
    status: 400,
    body: { details: { validationError: { fieldViolations: [{ field: 'rememberBrowser' }] } } },
  });
});

test('a front end that requires a new login gets all of its steps', async () => {
  const member = await newMember(shops.one);
  const { cookie } = await remember(shops.one, member);
  await asPlatform('the code was given a while ago', shops.database, async (tx) => {
    await sql`
      update remembered_browsers set created_date = ${new Date(NOW.getTime() - 60_000)}
      where identity_id = ${member.id}`.execute(tx.db);
  });
  const { sessionToken } = (await member.logIn({ cookie })).body;
  const secret = String(sessionToken);
  const plain = await authorize(shops, shops.one, {}, { secret });
  expect(String(plain.headers.location)).toContain(`${CALLBACK}?code=`);

  const asked = await authorize(shops, shops.one, { prompt: 'login' });
  const page = new URL(String(asked.headers.location), 'http://site.test');
  expect(Object.fromEntries(page.searchParams)).toMatchObject({ again: '1', prompt: 'login' });
  const goOn = page.searchParams.get('returnTo') ?? '';
  // removing the word from the address does not revive an old login
  const skipped = await open(shops, shops.one.site.host, goOn, { secret });
  expect(String(skipped.headers.location)).toContain('/account/login');
  expect((await member.logIn({ cookie, 'x-stoa-prompt': 'login' })).body).toMatchObject({ state: 'STATUS_CHECK' });
  const unasked = await authorize(shops, shops.one, {});
  expect(String(unasked.headers.location)).not.toContain('prompt=login');
});

test('the way back from another page logs nobody in by itself', async () => {
  const member = await newMember(shops.one);
  const { cookie } = await remember(shops.one, member);
  const page = await open(shops, shops.one.site.host, '/account/security', { headers: { cookie } });
  expect(String(page.headers['set-cookie'] ?? '')).not.toContain(MEMBER_COOKIE);
});
