import { accounts, connect, httpTransport, loginSteps, security } from '@stoa/sdk';
import type { TestServer } from '@stoa/testkit/server';
import { authentication } from '@wix/identity';
import { createClient, OAuthStrategy, type Tokens } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appCode } from '../../apps/server/src/domains/identity/factors/authenticator-app.fixture.ts';
import { startShop } from './public-clients.ts';

const PASSWORD = 'quite long and never seen';
const STEP = 30_000;

let ahead = 0;
const now = () => new Date(Date.now() + ahead);
let shop: TestServer;
beforeAll(async () => {
  shop = await startShop({ seed: 'none', now });
});
afterAll(() => shop?.stop());

const newVisitor = (tokens?: Tokens) =>
  createClient({ auth: OAuthStrategy({ clientId: shop.site.clientId, tokens }), modules: { authentication } });
const stoa = (authorization: string) => httpTransport({ baseUrl: shop.url, headers: () => ({ authorization }) });
const refusedWith = (code: string, status: number) => expect.objectContaining({ code, status });

/** A login of a member on a device of its own; the first makes the member. */
async function tokensOf(email: string): Promise<string> {
  const options = { verifyEmail: true, mergeExistingContact: true };
  const tokens = await newVisitor().auth.getMemberTokensForExternalLoginWithSession(email, shop.site.apiKey, options);
  return tokens.accessToken.value;
}

test('a member sets an app up; the login then waits for its code', async () => {
  const email = 'ann@mail.test';
  const visitor = newVisitor();
  const own = connect(security, stoa(await tokensOf(email)));
  await own.changeOwnPassword({ newPassword: PASSWORD });
  const { factorId = '', secret = '' } = await own.startTotp();
  const code = () => appCode(secret, now());
  await own.confirmTotp({ factorId, code: code() });
  const { codes = [] } = await own.createRecoveryCodes();
  ahead += STEP;

  const { state, stateToken, sessionToken, ...answer } = await visitor.authentication.loginV2(
    { email },
    { password: PASSWORD },
  );
  expect({ state, sessionToken }).toEqual({ state: 'STATUS_CHECK', sessionToken: undefined });
  expect(answer).toMatchObject({ mfaChallengeData: { factorType: 'TOTP', reason: 'USER_SETTINGS' } });
  const { value } = (await visitor.auth.generateVisitorTokens()).accessToken;
  const steps = connect(loginSteps, stoa(value));
  const given = { stateToken: stateToken ?? '', factorType: 'TOTP' as const };
  await expect(steps.verifySecondFactor({ ...given, code: '12345' })).rejects.toEqual(
    refusedWith('VERIFICATION_FAILED', 400),
  );
  await expect(steps.startSecondFactor({ ...given, factorType: 'SMS' })).rejects.toEqual(
    refusedWith('FACTOR_NOT_CONFIGURED', 428),
  );
  const finished = await steps.verifySecondFactor({ ...given, code: code() });
  expect(finished).toMatchObject({
    state: 'SUCCESS',
    sessionToken: expect.any(String),
    identity: { email: { address: email } },
  });
  await expect(steps.verifySecondFactor({ ...given, code: code() })).rejects.toEqual(refusedWith('LOGIN_EXPIRED', 400));

  const again = await visitor.authentication.loginV2({ email }, { password: PASSWORD });
  const [recoveryCode = ''] = codes;
  const recovered = { stateToken: again.stateToken ?? '', factorType: 'RECOVERY_CODE' as const, code: recoveryCode };
  expect(await steps.verifySecondFactor(recovered)).toMatchObject({ state: 'SUCCESS' });
});

test("ending a login stops its tokens at once, and nobody else's", async () => {
  const logIn = () => tokensOf('ben@mail.test');
  const [laptop, phone] = [connect(security, stoa(await logIn())), connect(security, stoa(await logIn()))];
  const { sessions = [] } = await laptop.listSessions();
  expect(sessions.length).toBeGreaterThanOrEqual(2);
  expect((await phone.listSessions()).sessions).toHaveLength(sessions.length);
  await laptop.endOtherSessions();
  await expect(phone.listSessions()).rejects.toMatchObject({ status: 401 });
  expect((await laptop.listSessions()).sessions).toHaveLength(1);
});

test('an own account is for members and staff: not for visitors, not for apps', async () => {
  const { value } = (await newVisitor().auth.generateVisitorTokens()).accessToken;
  for (const token of [value, shop.site.apiKey])
    await expect(connect(security, stoa(token)).listFactors()).rejects.toMatchObject({ status: 403 });
  const policy = connect(security, stoa(value));
  await expect(policy.getFactorPolicy()).rejects.toMatchObject({ status: 403 });
});

test.each<[string, object]>([
  ['nothing', {}],
  ['a made-up token', { stateToken: 'x', credential: {}, factorType: 'TOTP', code: '1' }],
  ['a credential of another type', { stateToken: 'x', credential: 'text', factorType: 'WEBAUTHN' }],
  [
    'a deep credential',
    { stateToken: '\u0000', credential: { id: [[[{}]]], response: { signature: 7 } }, factorType: 'WEBAUTHN' },
  ],
  ['a long token', { stateToken: 'A'.repeat(5000), credential: {}, factorType: 'EMAIL' }],
])('whoever signs in to the dashboard with %s is refused, and nothing breaks', async (_, body) => {
  const steps = connect(accounts, httpTransport({ baseUrl: shop.url, headers: () => ({ 'x-stoa-client': 'test' }) }));
  const calls = [
    steps.startSecondFactor,
    steps.verifySecondFactor,
    steps.finishPasskeySignIn,
    steps.setForgottenPassword,
  ];
  for (const call of calls)
    await expect(call(body as never)).rejects.toMatchObject({
      status: expect.toSatisfy((status) => status >= 400 && status < 500),
    });
});
