import { accounts, security } from '@stoa/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appCode } from '../domains/identity/factors/authenticator-app.fixture.ts';
import { hashPassword, insertUser } from '../domains/identity/index.ts';
import { asPlatform } from '../platform/db/index.ts';
import { newId } from '../platform/ids.ts';
import { addressed, NOW, openTwoShops, type TwoShops } from '../two-shops.fixture.ts';

const PASSWORD = 'two otters and a ladder';

let shops: TwoShops;
beforeAll(async () => {
  shops = await openTwoShops();
}, 60_000);
afterAll(() => shops?.stop());

/** Calls as the dashboard does; `cookie` is what its browser has. */
const call = (operation: unknown, request: object = {}, headers: Record<string, string> = {}) =>
  shops.send({ ...addressed(operation as never, request), headers: { 'x-stoa-client': '1', ...headers } });

/** Somebody who can sign in; with a role on a site, or none. */
async function newPerson(role: 'owner' | null = 'owner') {
  const [id, passwordHash] = [newId(), await hashPassword(PASSWORD)];
  const email = `${id}@work.test`;
  await asPlatform('a test makes people', shops.database, async (tx) => {
    await insertUser(tx, { id, email, name: 'Ada', passwordHash }, NOW);
    if (role === null) return;
    await sql`
      insert into user_roles (user_id, site_id, role, created_date)
      values (${id}, ${shops.one.site.id}, ${role}, ${NOW})`.execute(tx.db);
  });
  return email;
}

const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

test('the cookie is for this host alone, and scripts do not see it', async () => {
  const answer = await call(accounts.signIn, { email: await newPerson(), password: PASSWORD });
  expect(answer).toMatchObject({ status: 200, body: { account: { name: 'Ada', role: 'owner' } } });
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^stoa_session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
  );
});

test('an unknown address and a wrong password are told alike, and get no cookie', async () => {
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

test('who has no role on any site is told so, and is not signed in', async () => {
  const answer = await call(accounts.signIn, { email: await newPerson(null), password: PASSWORD });
  expect(answer).toMatchObject({
    status: 403,
    body: { details: { applicationError: { code: 'NO_SITE_TO_WORK_ON' } } },
  });
  expect(cookieOf(answer)).toBe('');
});

test('a page of another host signs nobody in', async () => {
  const credentials = { email: await newPerson(), password: PASSWORD };
  for (const operation of [accounts.signIn, accounts.verifySecondFactor, accounts.finishPasskeySignIn]) {
    const sent = addressed(operation as never, credentials);
    const answer = await shops.send({ ...sent, headers: { origin: 'https://evil.example' } });
    expect([answer.status, cookieOf(answer)]).toEqual([403, '']);
  }
});

test('with a second factor there is no cookie before it is given', async () => {
  const credentials = { email: await newPerson(), password: PASSWORD };
  const cookie = cookieOf(await call(accounts.signIn, credentials));
  const { factorId, secret } = (await call(security.startTotp, {}, { cookie })).body as Record<string, string>;
  // the clock stands still: the app is set up with the code before
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

test('a forgotten password is answered alike for everybody', async () => {
  const [known, unknown] = [await newPerson(), 'nobody@work.test'];
  for (const email of [known, unknown])
    expect(await call(accounts.sendPasswordLink, { email })).toMatchObject({ status: 200, body: {} });
  const made = { recoveryToken: 'made-up', password: 'three otters and a ladder' };
  expect((await call(accounts.setForgottenPassword, made)).body.details).toMatchObject({
    applicationError: { code: 'INVALID_RECOVERY_TOKEN' },
  });
});
