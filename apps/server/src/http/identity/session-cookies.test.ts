import { accounts, developers, security, siteAdministration } from '@stoa/contract';
import { operationsFor } from '@stoa/contract/abilities';
import { addressed, NOW, openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appCode } from '../../domains/identity/factors/authenticator-app.fixture.ts';
import { hashPassword, insertUser } from '../../domains/identity/index.ts';
import { asPlatform } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';

const PASSWORD = 'two otters and a ladder';

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops();
});
afterAll(() => shops?.stop());

/** Calls an operation as the dashboard does; `cookie` is its browser's. */
const call = (operation: unknown, request: object = {}, headers: Record<string, string> = {}) =>
  shops.send({ ...addressed(operation as never, request), headers: { 'x-stoa-client': '1', ...headers } });

type Roles = { one?: string; other?: string };

/** A person who can log in, with these roles on the sites. */
async function newPerson(roles: Roles = { one: 'owner' }) {
  const [id, passwordHash] = [newId(), await hashPassword(PASSWORD)];
  const email = `${id}@work.test`;
  await asPlatform('a test makes people', shops.database, async (tx) => {
    await insertUser(tx, { id, email, name: 'Ada', passwordHash }, NOW);
    for (const [name, role] of Object.entries(roles))
      await sql`
        insert into user_roles (user_id, site_id, role, created_date)
        values (${id}, ${shops[name as keyof Roles].site.id}, ${role}, ${NOW})`.execute(tx.db);
  });
  return email;
}

const cookiesOf = ({ headers }: { headers: Record<string, unknown> }): string[] =>
  [headers['set-cookie'] ?? []].flat().map(String);

const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

test('the cookie is for this host alone, and scripts cannot read it', async () => {
  const answer = await call(accounts.signIn, { email: await newPerson(), password: PASSWORD });
  expect(answer).toMatchObject({ status: 200, body: { account: { name: 'Ada', role: 'owner' } } });
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^stoa_session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
  );
});

test('a session lists what its role may call on the requested site, or on the first', async () => {
  const email = await newPerson({ one: 'owner', other: 'content-editor' });
  const cookie = cookieOf(await call(accounts.signIn, { email, password: PASSWORD }));
  const accountOn = async (headers: Record<string, string>) =>
    (await call(accounts.getSession, {}, { cookie, ...headers })).body.account as Record<string, unknown>;
  const [one, other] = [shops.one.site.id, shops.other.site.id];
  expect(await accountOn({ 'wix-site-id': one })).toMatchObject({ siteId: one, operations: operationsFor(['*']) });
  const edited = await accountOn({ 'wix-site-id': other });
  expect(edited).toMatchObject({ siteId: other, role: 'content-editor' });
  expect(edited.operations).toContain('mediaFolders.*');
  expect(edited.operations).not.toContain('brands.*');
  expect(await accountOn({ 'wix-site-id': newId() })).toEqual(await accountOn({}));
});

test('an unknown address and a wrong password get the same answer, and no cookie', async () => {
  const known = await call(accounts.signIn, { email: await newPerson(), password: 'wrong' });
  const unknown = await call(accounts.signIn, { email: 'nobody@work.test', password: 'wrong' });
  const { requestId: _, ...told } = known.body.details as Record<string, unknown>;
  const { requestId: __, ...toldToo } = unknown.body.details as Record<string, unknown>;
  expect([known.status, told]).toEqual([unknown.status, toldToo]);
  expect(known).toMatchObject({
    status: 401,
    body: { details: { applicationError: { code: 'INVALID_CREDENTIALS' } } },
  });
  expect([cookieOf(known), cookieOf(unknown)]).toEqual(['', '']);
});

test('a person without a role on any site sees none, and can make one where everybody can', async () => {
  const answer = await call(accounts.signIn, { email: await newPerson({}), password: PASSWORD });
  expect(answer).toMatchObject({ status: 200, body: { account: { siteId: null, permissions: [] } } });
  const cookie = cookieOf(answer);
  const named: Record<string, string>[] = [{}, { 'wix-site-id': shops.one.site.id }];
  for (const headers of named) {
    const ask = (operation: unknown) => call(operation, {}, { cookie, ...headers });
    expect(await ask(siteAdministration.listMySites)).toMatchObject({ status: 200, body: { sites: [] } });
    expect(await ask(siteAdministration.getSiteRules)).toMatchObject({ body: { mayCreate: true } });
    expect((await ask(developers.listApiKeys)).status).toBe(401);
  }
});

test('a page of another host logs nobody in', async () => {
  const credentials = { email: await newPerson(), password: PASSWORD };
  for (const operation of [accounts.signIn, accounts.verifySecondFactor, accounts.finishPasskeySignIn]) {
    const sent = addressed(operation as never, credentials);
    const answer = await shops.send({ ...sent, headers: { origin: 'https://evil.example' } });
    expect([answer.status, cookieOf(answer)]).toEqual([403, '']);
  }
});

test('with a second factor, there is no cookie until it is given', async () => {
  const credentials = { email: await newPerson(), password: PASSWORD };
  const cookie = cookieOf(await call(accounts.signIn, credentials));
  const { factorId, secret } = (await call(security.startTotp, {}, { cookie })).body as Record<string, string>;
  // the clock stands still: the app is set up with the previous code
  const before = appCode(secret ?? '', new Date(NOW.getTime() - 30_000));
  expect((await call(security.confirmTotp, { factorId, code: before }, { cookie })).status).toBe(200);

  const asked = await call(accounts.signIn, credentials);
  expect(asked).toMatchObject({ status: 200, body: { mfaChallengeData: { factorType: 'TOTP' } } });
  expect([asked.body.account, cookieOf(asked)]).toEqual([undefined, '']);
  const step = { stateToken: asked.body.stateToken, factorType: 'TOTP' };
  const refused = await call(accounts.verifySecondFactor, { ...step, code: '12345' });
  expect([refused.status, cookieOf(refused)]).toEqual([400, '']);
  const finished = await call(accounts.verifySecondFactor, { ...step, code: appCode(secret ?? '', NOW) });
  expect(finished).toMatchObject({ status: 200, body: { account: { email: credentials.email } } });
  expect((await call(accounts.getSession, {}, { cookie: cookieOf(finished) })).status).toBe(200);
});

/** A person with an app who logs in and has the browser remembered. */
async function signInRemembered(browser = '') {
  const credentials = { email: await newPerson(), password: PASSWORD };
  const cookie = cookieOf(await call(accounts.signIn, credentials));
  const { factorId, secret = '' } = (await call(security.startTotp, {}, { cookie })).body as Record<string, string>;
  const before = appCode(secret, new Date(NOW.getTime() - 30_000));
  await call(security.confirmTotp, { factorId, code: before }, { cookie });
  const { stateToken } = (await call(accounts.signIn, credentials)).body;
  const answer = { stateToken, factorType: 'TOTP', code: appCode(secret, NOW), rememberBrowser: true };
  const [session = '', remembered = ''] = cookiesOf(
    await call(accounts.verifySecondFactor, answer, { cookie: browser }),
  );
  return { credentials, session, remembered };
}

const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';

test('a browser is remembered by a cookie that scripts cannot read, with a secret per account', async () => {
  const ada = await signInRemembered();
  expect(ada.remembered).toMatch(/^stoa_remembered=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
  const cookie = pairOf(ada.remembered);
  expect((await call(accounts.signIn, ada.credentials, { cookie })).body).toHaveProperty('account');
  expect((await call(accounts.signIn, ada.credentials)).body).toHaveProperty('stateToken');

  const ben = await signInRemembered(cookie);
  expect((await call(accounts.signIn, ben.credentials, { cookie })).body).toHaveProperty('stateToken');
  const both = pairOf(ben.remembered);
  expect(both).toMatch(/^stoa_remembered=[\w-]{43}\.[\w-]{43}$/);
  for (const { credentials } of [ada, ben])
    expect((await call(accounts.signIn, credentials, { cookie: both })).body).toHaveProperty('account');
});

test('invalid cookies break nothing', async () => {
  const { credentials } = await signInRemembered();
  for (const value of ['', '.', '....', 'x'.repeat(3000), `${'A'.repeat(43)}.`.repeat(50), '%00', "' or 1=1"])
    expect(await call(accounts.signIn, credentials, { cookie: `stoa_remembered=${value}` })).toMatchObject({
      status: 200,
      body: { mfaChallengeData: { factorType: 'TOTP' } },
    });
});

test('a login in a remembered browser does not by itself allow creating keys', async () => {
  const { credentials, remembered, session } = await signInRemembered();
  const headers = { 'wix-site-id': shops.one.site.id };
  const apiKey = { name: 'Mine', permissions: ['TAGS.*'] };
  const make = (cookie: string) => call(developers.createApiKey, { apiKey }, { ...headers, cookie });
  expect((await make(pairOf(session))).status).toBe(200);
  await asPlatform('the code was given a while ago', shops.database, async (tx) => {
    await sql`update remembered_browsers set created_date = ${new Date(NOW.getTime() - 16 * 60_000)}`.execute(tx.db);
  });
  const later = cookieOf(await call(accounts.signIn, credentials, { cookie: pairOf(remembered) }));
  expect((await make(later)).body).toMatchObject({
    details: { applicationError: { code: 'RECENT_LOGIN_REQUIRED' } },
  });
});

test('a forgotten password gets the same answer for everyone', async () => {
  const [known, unknown] = [await newPerson(), 'nobody@work.test'];
  for (const email of [known, unknown])
    expect(await call(accounts.sendPasswordLink, { email })).toMatchObject({ status: 200, body: {} });
  const made = { recoveryToken: 'made-up', password: 'three otters and a ladder' };
  expect((await call(accounts.setForgottenPassword, made)).body.details).toMatchObject({
    applicationError: { code: 'INVALID_RECOVERY_TOKEN' },
  });
});
