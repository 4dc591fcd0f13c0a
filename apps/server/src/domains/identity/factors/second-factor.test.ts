import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, withSite } from '../../../platform/db/index.ts';
import { MINUTE_MS, SECOND_MS } from '../../../platform/durations.ts';
import { openAccount, stopped, type TestAccount, withApp } from './account.fixture.ts';
import { appCode } from './authenticator-app.fixture.ts';
import { saveFactorPolicy } from './factor-policy.store.ts';
import { type FactorPolicy, firstPolicy } from './factor-status.ts';
import { createRecoveryCodes, enableFactor, listFactors } from './own-factors.ts';
import { confirmTotp, startTotp } from './set-up-totp.ts';
import { startSecondFactor, verifySecondFactor } from './verify-second-factor.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const GUESSES = 500;

const setPolicy = (account: TestAccount, change: Partial<FactorPolicy>) =>
  withSite(account.ctx, (tx) =>
    saveFactorPolicy(tx, account.realm, { policy: { ...firstPolicy, ...change }, revision: '0' }, account.ctx.now()),
  );

const codeOf = (mails: { subject: string }[]) => /\d{6}/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? '';

test.each(['MEMBER', 'USER'] as const)('a code of an app finishes the login of a %s, once', async (kind) => {
  const account = await openAccount(database, kind);
  expect((await account.enter()).state).toBe('SUCCESS');
  const app = await withApp(account);
  const first = stopped(await account.enter());
  expect(first.challenge).toMatchObject({ factorType: 'TOTP', reason: 'USER_SETTINGS' });
  const code = app.shows();
  const answer = { stateToken: first.stateToken, factorType: 'TOTP' as const, code };
  const finished = expectAnswer(await verifySecondFactor(account.ctx, answer));
  expect(finished.state).toBe('SUCCESS');
  expect(await verifySecondFactor(account.ctx, answer)).toMatchObject({ code: 'LOGIN_EXPIRED' });

  const second = stopped(await account.enter());
  const replayed = await verifySecondFactor(account.ctx, { ...answer, stateToken: second.stateToken });
  expect(replayed).toMatchObject({ code: 'VERIFICATION_FAILED' });
  account.pass(30 * SECOND_MS);
  const fresh = { ...answer, stateToken: second.stateToken, code: app.shows() };
  expect(await verifySecondFactor(account.ctx, fresh)).toMatchObject({ state: 'SUCCESS' });
});

test('two logins at once cannot share a code', async () => {
  const account = await openAccount(database);
  const app = await withApp(account);
  const steps = [stopped(await account.enter()), stopped(await account.enter())];
  const code = app.shows();
  const outcomes = await Promise.all(
    steps.map(({ stateToken }) => verifySecondFactor(account.ctx, { stateToken, factorType: 'TOTP', code })),
  );
  expect(outcomes.filter((outcome) => 'state' in outcome)).toHaveLength(1);
});

test('the code of the set-up cannot be used to log in', async () => {
  const account = await openAccount(database);
  const { factorId = '', secret = '' } = expectAnswer(await startTotp(account.own()));
  const code = appCode(secret, account.ctx.now());
  expect((await account.enter()).state).toBe('SUCCESS'); // begun, but not activated
  expectAnswer(await confirmTotp(account.own(), { factorId, code }));
  const { stateToken } = stopped(await account.enter());
  expect(await verifySecondFactor(account.ctx, { stateToken, factorType: 'TOTP', code })).toMatchObject({
    code: 'VERIFICATION_FAILED',
  });
});

test('a recovery code works once, however it is typed', async () => {
  const account = await openAccount(database);
  await withApp(account);
  const { codes = [] } = expectAnswer(await createRecoveryCodes(account.own()));
  expect(new Set(codes).size).toBe(10);
  const use = async (code: string) => {
    const { stateToken } = stopped(await account.enter());
    return verifySecondFactor(account.ctx, { stateToken, factorType: 'RECOVERY_CODE', code });
  };
  const [one = ''] = codes;
  expect(await use(one.replaceAll('-', ' ').toUpperCase())).toMatchObject({ state: 'SUCCESS' });
  expect(await use(one)).toMatchObject({ code: 'VERIFICATION_FAILED' });
  const { factors = [] } = expectAnswer(await listFactors(account.own()));
  expect(factors.find(({ type }) => type === 'RECOVERY_CODE')).toMatchObject({ codesLeft: 9 });
  expectAnswer(await createRecoveryCodes(account.own()));
  expect(await use(codes[1] ?? '')).toMatchObject({ code: 'VERIFICATION_FAILED' });
});

test('a mailed code finishes the login that it was requested for', async () => {
  const account = await openAccount(database);
  expectAnswer(await enableFactor(account.own(), { type: 'EMAIL' }));
  const [one, other] = [stopped(await account.enter()), stopped(await account.enter())];
  const verify = (step: { stateToken: string }, code: string) =>
    verifySecondFactor(account.ctx, { stateToken: step.stateToken, factorType: 'EMAIL', code });
  expect(await verify(one, '')).toMatchObject({ code: 'VERIFICATION_FAILED' });
  const started = expectAnswer(await startSecondFactor(account.ctx, { ...one, factorType: 'EMAIL' }));
  expect(started.mfaChallengeData.verificationChallengeData?.hint).toMatch(/^.…@example\.com$/);
  const code = codeOf(await account.mails());
  expect(await verify(other, code)).toMatchObject({ code: 'VERIFICATION_FAILED' });
  expect(await verify(one, code)).toMatchObject({ state: 'SUCCESS' });
});

test('a mailed code is valid for ten minutes, and a second one replaces it', async () => {
  const account = await openAccount(database);
  expectAnswer(await enableFactor(account.own(), { type: 'EMAIL' }));
  const { stateToken } = stopped(await account.enter());
  const start = () => startSecondFactor(account.ctx, { stateToken, factorType: 'EMAIL' });
  await start();
  const first = codeOf(await account.mails());
  await start();
  const second = codeOf(await account.mails());
  const verify = (code: string) => verifySecondFactor(account.ctx, { stateToken, factorType: 'EMAIL', code });
  if (first !== second) expect(await verify(first)).toMatchObject({ code: 'VERIFICATION_FAILED' });
  account.pass(10 * MINUTE_MS);
  expect(await verify(second)).toMatchObject({ code: 'LOGIN_EXPIRED' });
});

test('after failures, a login on a new device takes a mailed code; on a known device it does not', async () => {
  const account = await openAccount(database);
  expect((await account.enter({ recentFailures: 3 })).state).toBe('SUCCESS');
  const step = stopped(await account.enter({ recentFailures: 1, userAgent: 'another' }));
  expect(step.challenge).toMatchObject({ factorType: 'EMAIL', reason: 'HIGH_RISK_LOGIN' });
  await startSecondFactor(account.ctx, { ...step, factorType: 'EMAIL' });
  const answer = { ...step, factorType: 'EMAIL' as const, code: codeOf(await account.mails()) };
  expect(await verifySecondFactor(account.ctx, answer)).toMatchObject({ state: 'SUCCESS' });
});

test('the site can require codes of everyone, and disable kinds of factors', async () => {
  const account = await openAccount(database);
  await setPolicy(account, { secondFactor: 'REQUIRED', disabledFactors: ['TOTP'] });
  expect(await startTotp(account.own())).toMatchObject({ code: 'FACTOR_NOT_ALLOWED' });
  const { stateToken, challenge } = stopped(await account.enter());
  expect(challenge.availableFactors).toContainEqual({ factorType: 'EMAIL', factorStatus: 'ENABLED_BY_RULE' });
  expect(challenge.availableFactors).toContainEqual({ factorType: 'TOTP', factorStatus: 'DISABLED_BY_RULE' });
  expect(await startSecondFactor(account.ctx, { stateToken, factorType: 'TOTP' })).toMatchObject({
    code: 'FACTOR_NOT_FOUND',
  });
});

test.each(['SMS', 'CALL', 'PUSH'] as const)('%s has no provider, and says so', async (factorType) => {
  const account = await openAccount(database);
  await withApp(account);
  expect(await enableFactor(account.own(), { type: factorType })).toMatchObject({ code: 'FACTOR_NOT_CONFIGURED' });
  const { stateToken } = stopped(await account.enter());
  expect(await startSecondFactor(account.ctx, { stateToken, factorType })).toMatchObject({
    code: 'FACTOR_NOT_CONFIGURED',
  });
});

test('of hundreds of guesses over many logins, none succeeds, and nearly all are rejected unchecked', async () => {
  const account = await openAccount(database);
  const app = await withApp(account);
  const told = new Map<string, number>();
  let step = stopped(await account.enter());
  for (let guess = 0; guess < GUESSES; guess++) {
    // never right: codes have six digits
    const outcome = await verifySecondFactor(account.ctx, {
      ...step,
      factorType: 'TOTP',
      code: `${guess}`.slice(0, 5),
    });
    const code = 'code' in outcome ? outcome.code : 'in';
    told.set(code, (told.get(code) ?? 0) + 1);
    if (code === 'LOGIN_EXPIRED') step = stopped(await account.enter());
    if (guess % 100 === 99) account.pass(MINUTE_MS);
  }
  expect(told.get('in')).toBeUndefined();
  expect(told.get('VERIFICATION_FAILED')).toBeLessThan(20);
  expect(told.get('THROTTLED_FEATURE')).toBeGreaterThan(GUESSES * 0.9);
  // not even the right code counts during the delay
  step = stopped(await account.enter());
  const answer = { ...step, factorType: 'TOTP' as const };
  await verifySecondFactor(account.ctx, { ...answer, code: 'wrong' });
  expect(await verifySecondFactor(account.ctx, { ...answer, code: app.shows() })).toMatchObject({
    code: 'THROTTLED_FEATURE',
  });
});

test('after five failures the login is refused, and the owner learns that their password is known', async () => {
  const account = await openAccount(database);
  const app = await withApp(account);
  const { stateToken } = stopped(await account.enter());
  const answer = (code: string) => verifySecondFactor(account.ctx, { stateToken, factorType: 'TOTP', code });
  for (let time = 0; time < 5; time++) expect(await answer('wrong')).toMatchObject({ code: 'VERIFICATION_FAILED' });
  account.pass(MINUTE_MS);
  expect(await answer(app.shows())).toMatchObject({ code: 'LOGIN_EXPIRED' });
  expect((await account.mails()).at(-1)?.subject).toBe('Someone tried to log in to your account at Test shop');
  const rows = await account.rows<{ operation: string }>('audit_log');
  expect(rows.filter(({ operation }) => operation === 'identity.second-factor-failed')).toHaveLength(5);
});
