import { accounts, connect, developers, httpTransport, loginSteps, security } from '@stoa/sdk';
import type { TestServer } from '@stoa/server/testing/server';
import { authentication } from '@wix/identity';
import { createClient, OAuthStrategy, type Tokens } from '@wix/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appCode } from '../../apps/server/src/domains/identity/factors/authenticator-app.fixture.ts';
import { MISSING, startShop } from './public-clients.ts';

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

/** A member's login on a separate device; the first login creates the member. */
async function tokensOf(email: string): Promise<string> {
  const options = { verifyEmail: true, mergeExistingContact: true };
  const tokens = await newVisitor().auth.getMemberTokensForExternalLoginWithSession(email, shop.site.apiKey, options);
  return tokens.accessToken.value;
}

test('a member sets up an authenticator app; the login then waits for its code', async () => {
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

test('a member sees and forgets remembered browsers', async () => {
  const own = connect(security, stoa(await tokensOf('cem@mail.test')));
  expect(await own.listRememberedBrowsers()).toEqual({ rememberedBrowsers: [] });
  expect(await own.forgetAllBrowsers()).toEqual({ forgotten: 0 });
  await expect(own.forgetBrowser({ browserId: MISSING })).rejects.toMatchObject({ status: 404 });
  await expect(own.forgetBrowser({ browserId: 'mine' })).rejects.toMatchObject({
    status: 400,
    violations: [{ field: 'browserId' }],
  });
  for (const token of [
    await newVisitor()
      .auth.generateVisitorTokens()
      .then((t) => t.accessToken.value),
    shop.site.apiKey,
  ]) {
    const strange = connect(security, stoa(token));
    for (const call of [strange.listRememberedBrowsers, strange.forgetAllBrowsers])
      await expect(call()).rejects.toMatchObject({ status: 403 });
    await expect(strange.forgetBrowser({ browserId: MISSING })).rejects.toMatchObject({ status: 403 });
  }
});

/** A browser on the dashboard: it keeps cookies. */
function newBrowser() {
  const cookies = new Map<string, string>();
  const transport = httpTransport({
    baseUrl: shop.url,
    headers: () => ({ cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
    fetch: async (url, options) => {
      const response = await fetch(url, options);
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      return response;
    },
  });
  const connected = { accounts: connect(accounts, transport), security: connect(security, transport) };
  return { ...connected, developers: connect(developers, transport) };
}

test('the owner has a browser remembered, and confirms their identity for sensitive actions', async () => {
  const browser = newBrowser();
  const credentials = { email: shop.site.ownerEmail, password: shop.site.ownerPassword };
  await browser.accounts.signIn(credentials);
  const { factorId = '', secret = '' } = await browser.security.startTotp();
  const code = () => appCode(secret, now());
  await browser.security.confirmTotp({ factorId, code: code() });
  ahead += STEP;
  const { stateToken, mfaChallengeData } = await browser.accounts.signIn(credentials);
  expect(mfaChallengeData).toMatchObject({ browserCanBeRemembered: true });
  const answer = { stateToken: stateToken ?? '', factorType: 'TOTP' as const, rememberBrowser: true };
  await expect(browser.accounts.verifySecondFactor({ ...answer, code: '12345' })).rejects.toEqual(
    refusedWith('VERIFICATION_FAILED', 400),
  );
  await expect(
    browser.accounts.verifySecondFactor({ ...answer, rememberBrowser: 'yes' as never }),
  ).rejects.toMatchObject({
    violations: [{ field: 'rememberBrowser' }],
  });
  await browser.accounts.verifySecondFactor({ ...answer, code: code() });
  expect(await browser.accounts.signIn(credentials)).toMatchObject({ account: { email: credentials.email } });
  expect(await newBrowser().accounts.signIn(credentials)).toMatchObject({ mfaChallengeData: { factorType: 'TOTP' } });

  ahead += 16 * 60_000;
  await browser.accounts.signIn(credentials);
  const make = () => browser.developers.createApiKey({ apiKey: { name: 'Mine', permissions: ['TAGS.*'] } });
  await expect(make()).rejects.toEqual(refusedWith('RECENT_LOGIN_REQUIRED', 401));
  await browser.security.reauthenticate({ factorType: 'TOTP', code: code() });
  expect(await make()).toMatchObject({ secret: expect.any(String) });

  const { rememberedBrowsers = [] } = await browser.security.listRememberedBrowsers();
  expect(rememberedBrowsers).toMatchObject([{ isCurrent: true }]);
  await browser.security.forgetBrowser({ browserId: rememberedBrowsers[0]?.id ?? '' });
  expect(await browser.accounts.signIn(credentials)).toHaveProperty('stateToken');
});

test('a site says whether browsers may be remembered', async () => {
  const policy = connect(security, stoa(shop.site.apiKey));
  const { factorPolicy } = await policy.getFactorPolicy();
  expect(factorPolicy).toMatchObject({ browsersCanBeRemembered: true });
  const revision = factorPolicy?.revision ?? '';
  const change = (browsersCanBeRemembered: boolean, of = revision) =>
    policy.updateFactorPolicy({ factorPolicy: { revision: of, browsersCanBeRemembered } });
  await expect(change('no' as never)).rejects.toMatchObject({
    violations: [{ field: 'factorPolicy.browsersCanBeRemembered' }],
  });
  await expect(change(false, '7')).rejects.toMatchObject({ code: 'INVALID_REVISION' });
  expect(await change(false)).toMatchObject({ factorPolicy: { browsersCanBeRemembered: false } });
});

test('own accounts are for members and staff: not for visitors, not for apps', async () => {
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
])('signing in to the dashboard with %s is refused, and nothing breaks', async (_, body) => {
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
