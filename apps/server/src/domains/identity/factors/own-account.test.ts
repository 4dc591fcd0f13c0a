import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../../context.ts';
import { type Database, withSite } from '../../../platform/db/index.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import type { Refusal } from '../../../platform/refusal.ts';
import { listSessions as sessionsOf } from '../sessions.store.ts';
import { openAccount, PASSWORD, type TestAccount } from './account.fixture.ts';
import { getFactorPolicy, updateFactorPolicy } from './factor-policy.ts';
import { listFactorsOf } from './factors.store.ts';
import { served } from './operations.ts';
import { createRecoveryCodes, enableFactor, listFactors, removeFactor, renameFactor } from './own-factors.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts';
import { reauthenticate, startReauthentication } from './reauthenticate.ts';
import { confirmPasskey, startPasskey } from './set-up-passkey.ts';
import { confirmTotp, startTotp } from './set-up-totp.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const NOBODYS = '11111111-1111-4111-8111-111111111111';
const factorsOf = (account: TestAccount) => withSite(account.ctx, (tx) => listFactorsOf(tx, account.realm, account.id));

const changePassword = (ctx: Context, newPassword: string) => {
  const found = served.find(({ operation }) => operation.name === 'changeOwnPassword');
  return found?.run(ctx, { newPassword } as never) as Promise<object | Refusal>;
};

test.each<[string, (ctx: Context) => Promise<unknown>]>([
  ['set an app up', startTotp],
  ['confirm an app', (ctx) => confirmTotp(ctx, { factorId: NOBODYS, code: '123456' })],
  ['register a passkey', startPasskey],
  ['confirm a passkey', (ctx) => confirmPasskey(ctx, { stateToken: 'made up', credential: {} })],
  ['have codes mailed', (ctx) => enableFactor(ctx, { type: 'EMAIL' })],
  ['rename', (ctx) => renameFactor(ctx, { factorId: NOBODYS, name: 'Mine' })],
  ['remove', (ctx) => removeFactor(ctx, { factorId: NOBODYS })],
  ['make recovery codes', createRecoveryCodes],
  ['change the password', (ctx) => changePassword(ctx, 'a tuba in the cellar')],
])('eleven minutes after the login nobody can %s', async (_, call) => {
  const account = await openAccount(database);
  account.pass(11 * MINUTE_MS);
  expect(await call(account.own())).toMatchObject({ code: 'RECENT_LOGIN_REQUIRED' });
  expect(await factorsOf(account)).toEqual([]);
  const withoutLogin = { ...account.own(), caller: { kind: 'member' as const, id: account.id } };
  expect(await call(withoutLogin)).toMatchObject({ code: 'RECENT_LOGIN_REQUIRED' });
});

test('apps and visitors have no account of their own', async () => {
  const account = await openAccount(database);
  const app = { ...account.own(), caller: { kind: 'app' as const, id: 'app', permissions: ['*'] } };
  expect(await listFactors(app)).toMatchObject({ refused: 'not-permitted' });
});

test('the password allows changes for another ten minutes; a wrong one does not', async () => {
  const account = await openAccount(database);
  account.pass(11 * MINUTE_MS);
  expect(expectAnswer(await listFactors(account.own()))).toMatchObject({
    changesAllowedUntil: null,
    reauthenticationFactors: ['PASSWORD'],
  });
  const wrong = { factorType: 'PASSWORD' as const, password: 'a harp in the cellar' };
  expect(await reauthenticate(account.own(), wrong)).toMatchObject({ code: 'VERIFICATION_FAILED' });
  expect(await startTotp(account.own())).toMatchObject({ code: 'RECENT_LOGIN_REQUIRED' });
  const until = new Date(account.ctx.now().getTime() + 10 * MINUTE_MS).toISOString();
  const right = { factorType: 'PASSWORD' as const, password: PASSWORD };
  expect(await reauthenticate(account.own(), right)).toEqual({ changesAllowedUntil: until });
  expectAnswer(await startTotp(account.own()));
  account.pass(10 * MINUTE_MS);
  expect(await startTotp(account.own())).toMatchObject({ code: 'RECENT_LOGIN_REQUIRED' });
});

test('an account with a second factor must prove it: the password alone is not enough', async () => {
  const account = await openAccount(database);
  expectAnswer(await enableFactor(account.own(), { type: 'EMAIL' }));
  account.pass(11 * MINUTE_MS);
  const password = { factorType: 'PASSWORD' as const, password: PASSWORD };
  expect(await reauthenticate(account.own(), password)).toMatchObject({ code: 'FACTOR_NOT_FOUND' });
  const { stateToken } = expectAnswer(await startReauthentication(account.own(), { factorType: 'EMAIL' }));
  const code = /\d{6}/.exec((await account.mails()).at(-1)?.subject ?? '')?.[0] ?? '';
  const answer = { factorType: 'EMAIL' as const, stateToken };
  expect(await reauthenticate(account.own(), { ...answer, code: '' })).toMatchObject({ code: 'VERIFICATION_FAILED' });
  const other = await openAccount(database);
  expect(await reauthenticate(other.own(), { ...answer, code })).toMatchObject({ refused: 'code' });
  expectAnswer(await reauthenticate(account.own(), { ...answer, code }));
  expect(await reauthenticate(account.own(), { ...answer, code })).toMatchObject({ code: 'LOGIN_EXPIRED' });
});

test('wrong answers are counted, with growing delays', async () => {
  const account = await openAccount(database);
  const attempt = () => reauthenticate(account.own(), { factorType: 'PASSWORD', password: 'wrong' });
  const codes = [];
  for (let i = 0; i < 12; i++) {
    const outcome = await attempt();
    codes.push('code' in outcome ? outcome.code : 'in');
  }
  expect(codes.at(0)).toBe('VERIFICATION_FAILED');
  expect(codes.at(-1)).toBe('THROTTLED_FEATURE');
});

test('each change is mailed to the owner and recorded', async () => {
  const account = await openAccount(database);
  const { factor } = expectAnswer(await enableFactor(account.own(), { type: 'EMAIL' }));
  expectAnswer(await createRecoveryCodes(account.own()));
  expectAnswer(await removeFactor(account.own(), { factorId: factor?.id ?? '' }));
  const mails = await account.mails();
  expect(mails.map(({ subject }) => subject)).toEqual(Array(3).fill('Your login settings for Test shop were changed'));
  const rows = await account.rows<{ operation: string; entity_id: string }>('audit_log');
  const own = rows.filter(({ entity_id }) => entity_id === account.id).map(({ operation }) => operation);
  expect(own.filter((operation) => operation.startsWith('identity.factor')).toSorted()).toEqual([
    'identity.factor-added',
    'identity.factor-added',
    'identity.factor-removed',
  ]);
});

test('the recovery codes go with the last second factor', async () => {
  const account = await openAccount(database);
  const { factor } = expectAnswer(await enableFactor(account.own(), { type: 'EMAIL' }));
  expect(await enableFactor(account.own(), { type: 'EMAIL' })).toMatchObject({ code: 'ALREADY_EXISTS' });
  expectAnswer(await createRecoveryCodes(account.own()));
  expectAnswer(await removeFactor(account.own(), { factorId: factor?.id ?? '' }));
  expect(await factorsOf(account)).toEqual([]);
});

test("nobody can see, rename or remove other people's factors", async () => {
  const [ada, ben] = [await openAccount(database), await openAccount(database)];
  const { factor } = expectAnswer(await enableFactor(ada.own(), { type: 'EMAIL' }));
  const factorId = factor?.id ?? '';
  const asBen = { ...ada.own(), caller: ben.own().caller };
  for (const ctx of [ben.own(), asBen]) {
    expect(await renameFactor(ctx, { factorId, name: 'Mine' })).toMatchObject({ refused: 'code' });
    expect(await removeFactor(ctx, { factorId })).toMatchObject({ refused: 'code' });
  }
  expect(await factorsOf(ada)).toMatchObject([{ name: 'Codes by e-mail' }]);
});

test('logins are listed with their devices in words; ended ones are gone', async () => {
  const account = await openAccount(database);
  const firefox = await account.logIn('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
  const { sessions = [] } = expectAnswer(await listSessions(account.own()));
  expect(sessions.map(({ device, isCurrent }) => [device, isCurrent]).toSorted()).toEqual([
    ['Firefox on Linux', false],
    ['Program “test”', true],
  ]);
  const other = await openAccount(database);
  expect(await endSession(other.own(), { sessionId: firefox.sessionId })).toMatchObject({ refused: 'not-found' });
  expectAnswer(await endSession(account.own(), { sessionId: firefox.sessionId }));
  expect(await endSession(account.own(), { sessionId: firefox.sessionId })).toMatchObject({ refused: 'not-found' });
  await Promise.all([account.logIn(), account.logIn()]);
  expect(expectAnswer(await endOtherSessions(account.own()))).toEqual({ ended: 2 });
  const left = await withSite(account.ctx, (tx) => sessionsOf(tx, account.realm, account.id, account.ctx.now()));
  expect(left.map(({ id }) => id)).toEqual([account.sessionId]);
});

test('a new password takes a recent login, and is not weak', async () => {
  const account = await openAccount(database);
  await account.logIn();
  expect(await changePassword(account.own(), 'password1')).toMatchObject({ refused: 'invalid' });
  expectAnswer(await changePassword(account.own(), 'a tuba in the cellar'));
  const { sessions = [] } = expectAnswer(await listSessions(account.own()));
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
});

test("a site's policy keeps omitted fields, and refuses rules that would lock members out", async () => {
  const { ctx } = await openAccount(database);
  const { factorPolicy } = await getFactorPolicy(ctx);
  expect(factorPolicy).toMatchObject({ revision: '0', secondFactor: 'OPTIONAL', asksWhenRisky: true });
  const change = (fields: object, revision = '0') => updateFactorPolicy(ctx, { factorPolicy: { revision, ...fields } });
  expect(await change({ disabledFactors: ['PASSWORD'] })).toMatchObject({ refused: 'invalid' });
  expect(await change({ secondFactor: 'REQUIRED', disabledFactors: ['EMAIL'] })).toMatchObject({
    code: 'INVALID_SETTINGS',
  });
  expect(await change({ asksWhenRisky: false }, '7')).toMatchObject({ code: 'INVALID_REVISION' });
  expectAnswer(await change({ asksWhenRisky: false }));
  const saved = expectAnswer(await change({ secondFactor: 'REQUIRED' }, '1'));
  expect(saved.factorPolicy).toMatchObject({ revision: '2', secondFactor: 'REQUIRED', asksWhenRisky: false });
  expect(await change({ secondFactor: 'OPTIONAL' }, '1')).toMatchObject({ code: 'INVALID_REVISION' });
});
