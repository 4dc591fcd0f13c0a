import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../../context.ts';
import { type Database, readSite, withSite } from '../../../platform/db/index.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/durations.ts';
import { changePassword } from '../change-password.ts';
import { updateIdentity } from '../identities.store.ts';
import { login } from '../login.ts';
import { accountData } from '../personal-data.store.ts';
import { recover, sendRecovery } from '../recovery.ts';
import { removeOldBrowsers } from '../remembered-browsers.store.ts';
import { openAccount, PASSWORD, stopped, type TestAccount, withApp } from './account.fixture.ts';
import { updateFactorPolicy } from './factor-policy.ts';
import { createRecoveryCodes, enableFactor, listFactors, removeFactor, renameFactor } from './own-factors.ts';
import { endOtherSessions, endSession } from './own-sessions.ts';
import { reauthenticate } from './reauthenticate.ts';
import { forgetAllBrowsers, forgetBrowser, listRememberedBrowsers, rememberBrowser } from './remembered-browsers.ts';
import { startTotp } from './set-up-totp.ts';
import { startSecondFactor, verifySecondFactor } from './verify-second-factor.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

type App = Awaited<ReturnType<typeof withApp>>;

/** Logs in with an app's code, and returns the session. */
async function logInWithCode(account: TestAccount, app: App) {
  const { stateToken, challenge } = stopped(await account.enter());
  expect(challenge.browserCanBeRemembered).toBe(true);
  const answer = { stateToken, factorType: 'TOTP' as const, code: app.shows() };
  const outcome = expectAnswer(await verifySecondFactor(account.ctx, answer));
  if (outcome.state !== 'SUCCESS') throw new Error(`the login is ${outcome.state}`);
  account.pass(30_000);
  return { identityId: account.id, sessionId: outcome.sessionId };
}

/** An account with an app, and a browser remembered for it. */
async function openRemembered(kind: 'MEMBER' | 'USER' = 'MEMBER') {
  const account = await openAccount(database, kind);
  const app = await withApp(account);
  const session = await logInWithCode(account, app);
  const secret = (await rememberBrowser(account.ctx, session)) ?? '';
  expect(secret).not.toBe('');
  const enterHere = () => account.enter({ browserSecrets: [secret] });
  return { account, app, secret, ...session, enterHere };
}

test.each(['MEMBER', 'USER'] as const)(
  'in a remembered browser the password of a %s is enough, for 30 days',
  async (kind) => {
    const { account, secret, enterHere } = await openRemembered(kind);
    expect((await enterHere()).state).toBe('SUCCESS');
    account.pass(29 * DAY_MS);
    expect((await enterHere()).state).toBe('SUCCESS');
    // use does not prolong it
    account.pass(DAY_MS);
    stopped(await enterHere());
    account.pass(1);
    await removeOldBrowsers(database, account.ctx.now());
    expect(JSON.stringify(await account.rows('remembered_browsers'))).not.toContain(account.id);
    expect(JSON.stringify(await account.rows('audit_log'))).not.toContain(secret);
  },
);

test.each<[string, (secret: string) => string[]]>([
  ['nothing', () => []],
  ['a secret of no browser', () => ['A'.repeat(43)]],
  ['a secret with a letter changed', (secret) => [(secret.startsWith('A') ? 'B' : 'A') + secret.slice(1)]],
  ['its hash', (secret) => [Buffer.from(secret).toString('hex')]],
])('%s in place of the secret is asked for the second factor', async (_, made) => {
  const { account, secret } = await openRemembered();
  stopped(await account.enter({ browserSecrets: made(secret) }));
});

test('the browser of one account does not count for another, nor on another site', async () => {
  const ada = await openRemembered();
  for (const kind of ['MEMBER', 'USER'] as const) {
    const other = await openRemembered(kind);
    stopped(await other.account.enter({ browserSecrets: [ada.secret] }));
    // one browser may be remembered for both
    expect((await other.account.enter({ browserSecrets: [ada.secret, other.secret] })).state).toBe('SUCCESS');
  }
  expect((await ada.enterHere()).state).toBe('SUCCESS');
});

test('a wrong password is answered as without the browser', async () => {
  const { account, secret } = await openRemembered();
  const attempt = (password: string, browserSecrets: string[]) =>
    login({ ...account.ctx, client: { ...account.ctx.client, browserSecrets } }, { email: account.email, password });
  expect(await attempt('wrong', [secret])).toEqual(await attempt('wrong', []));
  expect(await attempt(PASSWORD, [secret])).toMatchObject({ state: 'SUCCESS' });
});

test('an unusual login needs the second factor all the same', async () => {
  const { account, secret } = await openRemembered();
  const risky = { recentFailures: 1, userAgent: 'another', browserSecrets: [secret] };
  stopped(await account.enter(risky));
  expect((await account.enter({ ...risky, recentFailures: 0 })).state).toBe('SUCCESS');
});

test('only a fresh login with a second factor remembers its browser', async () => {
  const account = await openAccount(database);
  const before = { identityId: account.id, sessionId: account.sessionId };
  expect(await rememberBrowser(account.ctx, before)).toBeNull();
  const app = await withApp(account);
  const session = await logInWithCode(account, app);
  const other = await openAccount(database);
  expect(await rememberBrowser(other.ctx, session)).toBeNull();
  expect(await rememberBrowser(account.ctx, { ...session, identityId: other.id })).toBeNull();
  account.pass(MINUTE_MS);
  expect(await rememberBrowser(account.ctx, session)).toBeNull();
  expect(expectAnswer(await listRememberedBrowsers(account.own())).rememberedBrowsers).toEqual([]);
});

test('a remembered browser remembers no other, and does not prove identity', async () => {
  const { account, app, enterHere } = await openRemembered();
  account.pass(11 * MINUTE_MS);
  const entered = await enterHere();
  if (entered.state !== 'SUCCESS') throw new Error('the browser is not remembered');
  const { sessionId } = entered;
  expect(await rememberBrowser(account.ctx, { identityId: account.id, sessionId })).toBeNull();
  // a stolen password must not be enough to remove the second factor
  expect(await startTotp(account.own(sessionId))).toMatchObject({ code: 'RECENT_LOGIN_REQUIRED' });
  expectAnswer(await reauthenticate(account.own(sessionId), { factorType: 'TOTP', code: app.shows() }));
  expectAnswer(await startTotp(account.own(sessionId)));
});

test('an external account in place of the password needs the second factor, and offers no remembering', async () => {
  const { account, secret } = await openRemembered();
  const step = stopped(await account.enter({ methods: ['IDP'], browserSecrets: [secret] }));
  expect(step.challenge.browserCanBeRemembered).toBe(false);
});

type Remembered = Awaited<ReturnType<typeof openRemembered>>;
const appOf = async ({ account }: Remembered) =>
  expectAnswer(await listFactors(account.own())).factors?.find(({ type }) => type === 'TOTP')?.id ?? '';
const asRealm = ({ account }: Remembered): Context => ({ ...account.own(), siteId: account.realm });

test.each<[string, (given: Remembered) => Promise<unknown>]>([
  [
    'another password',
    (given) =>
      changePassword(asRealm(given), {
        identityId: given.account.id,
        sessionId: given.account.sessionId,
        newPassword: 'a tuba in the cellar',
      }),
  ],
  ['another factor', ({ account }) => enableFactor(account.own(), { type: 'EMAIL' })],
  ['a factor less', async (given) => removeFactor(given.account.own(), { factorId: await appOf(given) })],
  ['new recovery codes', ({ account }) => createRecoveryCodes(account.own())],
  ['logging out everywhere', ({ account }) => endOtherSessions(account.own())],
  ['forgetting all', ({ account }) => forgetAllBrowsers(account.own())],
  [
    'a rule of the site',
    ({ account }) =>
      updateFactorPolicy(account.ctx, { factorPolicy: { revision: '0', browsersCanBeRemembered: false } }),
  ],
  [
    'another address',
    ({ account }) =>
      withSite(account.ctx, (tx) =>
        updateIdentity(tx, account.realm, account.id, { email: `new-${account.email}` }, account.ctx.now()),
      ),
  ],
  [
    'being blocked',
    ({ account }) =>
      withSite(account.ctx, (tx) =>
        updateIdentity(tx, account.realm, account.id, { status: 'BLOCKED' }, account.ctx.now()),
      ),
  ],
])('%s forgets the browsers of the account, and of no other', async (_, change) => {
  const [given, other] = [await openRemembered(), await openRemembered()];
  const rows = () => given.account.rows<{ identity_id: string }>('remembered_browsers');
  const before = (await rows()).length;
  expect((await change(given)) ?? {}).not.toHaveProperty('refused');
  expect((await rows()).some(({ identity_id }) => identity_id === given.account.id)).toBe(false);
  expect(await rows()).toHaveLength(before - 1);
  expect((await other.enterHere()).state).toBe('SUCCESS');
});

test('setting a forgotten password forgets the browser before the login continues', async () => {
  const { account, secret, enterHere } = await openRemembered();
  await sendRecovery(account.ctx, { email: account.email, linkTo: (token) => `https://shop.test/?token=${token}` });
  const token = /token=([\w-]+)/.exec((await account.mails()).at(-1)?.text ?? '')?.[1] ?? '';
  const here = { ...account.ctx, client: { ...account.ctx.client, browserSecrets: [secret] } };
  const recovered = await recover(here, { token, password: 'a tuba in the cellar' }, async () => {});
  expect(recovered).toMatchObject({ outcome: { state: 'STATUS_CHECK' } });
  stopped(await enterHere());
});

test('harmless changes of the account forget nothing', async () => {
  const given = await openRemembered();
  const { account, app, sessionId, enterHere } = given;
  expectAnswer(await renameFactor(account.own(), { factorId: await appOf(given), name: 'Phone' }));
  expectAnswer(await startTotp(account.own()));
  expectAnswer(await endSession(account.own(), { sessionId }));
  await logInWithCode(account, app);
  expect((await enterHere()).state).toBe('SUCCESS');
});

test('the browser is also remembered where the site requires mailed codes', async () => {
  const account = await openAccount(database);
  expectAnswer(await updateFactorPolicy(account.ctx, { factorPolicy: { revision: '0', secondFactor: 'REQUIRED' } }));
  const { stateToken } = stopped(await account.enter());
  const started = expectAnswer(await startSecondFactor(account.ctx, { stateToken, factorType: 'EMAIL' }));
  expect(started.mfaChallengeData.browserCanBeRemembered).toBe(true);
  const code = /\d{6}/.exec((await account.mails()).at(-1)?.subject ?? '')?.[0] ?? '';
  const outcome = expectAnswer(await verifySecondFactor(account.ctx, { stateToken, factorType: 'EMAIL', code }));
  if (outcome.state !== 'SUCCESS') throw new Error('the code was not taken');
  const session = { identityId: account.id, sessionId: outcome.sessionId };
  const secret = (await rememberBrowser(account.ctx, session)) ?? '';
  expect((await account.enter({ browserSecrets: [secret] })).state).toBe('SUCCESS');
});

test('if the site forbids it, no browser is remembered or offered to be', async () => {
  const account = await openAccount(database);
  const app = await withApp(account);
  const rule = { revision: '0', browsersCanBeRemembered: false };
  expectAnswer(await updateFactorPolicy(account.ctx, { factorPolicy: rule }));
  const { stateToken, challenge } = stopped(await account.enter());
  expect(challenge.browserCanBeRemembered).toBe(false);
  const answer = { stateToken, factorType: 'TOTP' as const, code: app.shows() };
  const outcome = expectAnswer(await verifySecondFactor(account.ctx, answer));
  const sessionId = outcome.state === 'SUCCESS' ? outcome.sessionId : '';
  expect(await rememberBrowser(account.ctx, { identityId: account.id, sessionId })).toBeNull();
});

test('people see their browsers, forget one of them, and never those of others', async () => {
  const { account, app, secret } = await openRemembered();
  const second = await logInWithCode(account, app);
  await rememberBrowser(account.ctx, second);
  const here: Context = { ...account.own(), client: { ...account.own().client, browserSecrets: [secret] } };
  const { rememberedBrowsers = [] } = expectAnswer(await listRememberedBrowsers(here));
  expect(rememberedBrowsers.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Program “test”', false],
    ['Program “test”', true],
  ]);
  const browserId = rememberedBrowsers[1]?.id ?? '';
  const other = await openAccount(database);
  expect(await forgetBrowser(other.own(), { browserId })).toMatchObject({ refused: 'not-found' });
  expectAnswer(await forgetBrowser(here, { browserId }));
  expect(await forgetBrowser(here, { browserId })).toMatchObject({ refused: 'not-found' });
  stopped(await account.enter({ browserSecrets: [secret] }));
  expect(expectAnswer(await forgetAllBrowsers(account.own()))).toEqual({ forgotten: 1 });
  const operations = (await account.rows<{ operation: string }>('audit_log')).map(({ operation }) => operation);
  expect(operations).toEqual(expect.arrayContaining(['identity.browser-remembered', 'identity.browsers-forgotten']));
});

test('the latest twenty are remembered', async () => {
  const account = await openAccount(database);
  const app = await withApp(account);
  const secrets: string[] = [];
  for (let browser = 0; browser < 21; browser++) {
    const session = await logInWithCode(account, app);
    secrets.push((await rememberBrowser(account.ctx, session)) ?? '');
  }
  stopped(await account.enter({ browserSecrets: secrets.slice(0, 1) }));
  expect((await account.enter({ browserSecrets: secrets.slice(1, 2) })).state).toBe('SUCCESS');
});

test('browser data is shown to its owner without the secret, and goes with the account', async () => {
  const { account, secret } = await openRemembered();
  const person = { memberId: account.id };
  const kept = await readSite(account.ctx, (tx) => accountData.export(account.ctx, tx, person as never));
  expect(kept).toMatchObject({ rememberedBrowsers: [{ userAgent: 'test', address: account.ctx.client.address }] });
  expect(JSON.stringify(kept)).not.toContain(secret);
  await withSite(account.ctx, (tx) => accountData.erase(account.ctx, tx, [person] as never));
  expect(JSON.stringify(await account.rows('remembered_browsers'))).not.toContain(account.id);
});
