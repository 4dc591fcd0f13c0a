import { onPostgres } from '@stoa/server/testing/on-postgres';
import { expectAnswer } from '@stoa/server/testing/shop';
import { expect, test } from 'vitest';
import { changePassword } from '../../apps/server/src/domains/identity/change-password.ts';
import { openAccount, type TestAccount } from '../../apps/server/src/domains/identity/factors/account.fixture.ts';
import { appCode } from '../../apps/server/src/domains/identity/factors/authenticator-app.fixture.ts';
import { createRecoveryCodes } from '../../apps/server/src/domains/identity/factors/own-factors.ts';
import { finishPasskeyLogin, startPasskeyLogin } from '../../apps/server/src/domains/identity/factors/passkey-login.ts';
import { rememberBrowser } from '../../apps/server/src/domains/identity/factors/remembered-browsers.ts';
import { confirmPasskey, startPasskey } from '../../apps/server/src/domains/identity/factors/set-up-passkey.ts';
import { confirmTotp, startTotp } from '../../apps/server/src/domains/identity/factors/set-up-totp.ts';
import { softwarePasskey } from '../../apps/server/src/domains/identity/factors/software-passkey.fixture.ts';
import { verifySecondFactor } from '../../apps/server/src/domains/identity/factors/verify-second-factor.ts';
import type { Database } from '../../apps/server/src/platform/db/index.ts';
import { atOnce } from './support/buyer.ts';

let database: Database;
onPostgres((opened) => {
  database = opened;
});

const STEP = 30_000;
const toldBy = (outcome: object) => ('code' in outcome ? String(outcome.code) : 'in');

async function withApp(account: TestAccount) {
  const { factorId = '', secret = '' } = expectAnswer(await startTotp(account.own()));
  const code = () => appCode(secret, account.ctx.now());
  expectAnswer(await confirmTotp(account.own(), { factorId, code: code() }));
  account.pass(STEP);
  return code;
}

async function steps(account: TestAccount, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let index = 0; index < count; index++) {
    const step = await account.enter();
    if (step.state === 'STATUS_CHECK') tokens.push(step.stateToken);
  }
  return tokens;
}

test.each(['TOTP', 'RECOVERY_CODE'] as const)(
  'only one of several concurrent logins with one %s code succeeds',
  async (factorType) => {
    const account = await openAccount(database);
    const appCodeNow = await withApp(account);
    const { codes: [recoveryCode = ''] = [] } = expectAnswer(await createRecoveryCodes(account.own()));
    const code = factorType === 'TOTP' ? appCodeNow() : recoveryCode;
    const tokens = await steps(account, 5);
    const told = await atOnce(5, async (index) =>
      toldBy(await verifySecondFactor(account.ctx, { stateToken: tokens[index] ?? '', factorType, code })),
    );
    expect(told.toSorted()).toEqual([...Array(4).fill('VERIFICATION_FAILED'), 'in']);
  },
);

test('one login that is completed many times at once succeeds once', async () => {
  const account = await openAccount(database);
  const code = (await withApp(account))();
  const [stateToken = ''] = await steps(account, 1);
  const told = await atOnce(5, async () =>
    toldBy(await verifySecondFactor(account.ctx, { stateToken, factorType: 'TOTP', code })),
  );
  expect(told.filter((each) => each === 'in')).toHaveLength(1);
});

test('a browser that is remembered during a password change is forgotten, whichever is first', async () => {
  const account = await openAccount(database);
  const code = await withApp(account);
  const logIn = async () => {
    const [stateToken = ''] = await steps(account, 1);
    const outcome = expectAnswer(
      await verifySecondFactor(account.ctx, { stateToken, factorType: 'TOTP', code: code() }),
    );
    account.pass(STEP);
    return outcome.state === 'SUCCESS' ? outcome.sessionId : '';
  };
  const keeps = await logIn();
  for (let round = 0; round < 5; round++) {
    const sessionId = await logIn();
    const newPassword = `a tuba in the cellar ${round}`;
    const [secret] = await Promise.all([
      rememberBrowser(account.ctx, { identityId: account.id, sessionId }),
      changePassword(account.ctx, { identityId: account.id, sessionId: keeps, newPassword }),
    ]);
    expect((await account.enter({ browserSecrets: secret ? [secret] : [] })).state).toBe('STATUS_CHECK');
  }
  expect(await account.rows('remembered_browsers')).toEqual([]);
});

test('concurrent guesses are counted one by one', async () => {
  const account = await openAccount(database);
  await withApp(account);
  const [stateToken = ''] = await steps(account, 1);
  const told = await atOnce(40, async () =>
    toldBy(await verifySecondFactor(account.ctx, { stateToken, factorType: 'TOTP', code: 'wrong' })),
  );
  expect(told.filter((each) => each === 'VERIFICATION_FAILED').length).toBeLessThanOrEqual(6);
});

test('a signature of a passkey counts once, however often it is sent', async () => {
  const account = await openAccount(database);
  const passkey = softwarePasskey(account.ctx.addresses.origin);
  const begun = expectAnswer(await startPasskey(account.own()));
  // an authenticator without a counter, so that the counter cannot reveal repetition
  const made = passkey.register(String(begun.options?.challenge), { counter: 0 });
  expectAnswer(await confirmPasskey(account.own(), { stateToken: begun.stateToken ?? '', credential: made }));
  const { stateToken, options } = expectAnswer(await startPasskeyLogin(account.ctx));
  const credential = passkey.sign(String(options.challenge), { counter: 0 });
  const told = await atOnce(6, async () => toldBy(await finishPasskeyLogin(account.ctx, { stateToken, credential })));
  expect(told.toSorted()).toEqual([...Array(5).fill('LOGIN_EXPIRED'), 'in']);
});
