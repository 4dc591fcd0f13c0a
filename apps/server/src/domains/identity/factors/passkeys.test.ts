import { openTestDatabase } from '@stoa/server/testing/database';
import { expectAnswer } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, withSite } from '../../../platform/db/index.ts';
import { finishLogin } from '../finish-login.ts';
import { openAccount, type TestAccount } from './account.fixture.ts';
import { enableFactor, listFactors, removeFactor, renameFactor } from './own-factors.ts';
import { finishPasskeyLogin, startPasskeyLogin } from './passkey-login.ts';
import { pageOf } from './passkeys.ts';
import { reauthenticate, startReauthentication } from './reauthenticate.ts';
import { confirmPasskey, startPasskey } from './set-up-passkey.ts';
import { type Changes, softwarePasskey } from './software-passkey.fixture.ts';
import { verifySecondFactor } from './verify-second-factor.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

const PRESENT_ONLY = 0x01;
const originOf = (account: TestAccount) => account.ctx.addresses.origin;
const challengeIn = (options: object | undefined) =>
  String((options as { challenge?: unknown } | undefined)?.challenge);

async function register(account: TestAccount, changes: Changes = {}) {
  const passkey = softwarePasskey(originOf(account));
  const { stateToken = '', options } = expectAnswer(await startPasskey(account.own()));
  const credential = passkey.register(challengeIn(options), changes);
  const answer = await confirmPasskey(account.own(), { stateToken, credential, name: 'Key ring' });
  return { passkey, answer, stateToken, credential };
}

async function logIn(account: TestAccount, answerTo: (challenge: string) => unknown) {
  const { stateToken, options } = expectAnswer(await startPasskeyLogin(account.ctx));
  const credential = answerTo(challengeIn(options));
  return { stateToken, credential, outcome: await finishPasskeyLogin(account.ctx, { stateToken, credential }) };
}

test.each(['MEMBER', 'USER'] as const)('a passkey logs a %s in by itself, once per question', async (kind) => {
  const account = await openAccount(database, kind);
  // passkeys often have no counter, and their answers can be sent twice
  const { passkey, answer } = await register(account, { counter: 0 });
  expect(expectAnswer(answer).factor).toMatchObject({
    type: 'WEBAUTHN',
    name: 'Key ring',
    host: pageOf(originOf(account))?.host,
  });
  const { outcome, ...request } = await logIn(account, (challenge) => passkey.sign(challenge, { counter: 0 }));
  expect(outcome).toMatchObject({ state: 'SUCCESS', identity: { id: account.id } });
  expect(await finishPasskeyLogin(account.ctx, request)).toMatchObject({ code: 'LOGIN_EXPIRED' });
});

test('it is the second factor after the password', async () => {
  const account = await openAccount(database);
  const { passkey } = await register(account);
  const step = await account.enter();
  if (step.state !== 'STATUS_CHECK') throw new Error(step.state);
  const { publicKeyCredentialRequestOptionsJson: json = '' } =
    step.challenge.verificationChallengeData?.webauthnData ?? {};
  const options = JSON.parse(json);
  expect(options).toMatchObject({ userVerification: 'required', allowCredentials: [{ id: passkey.id }] });
  const answer = { stateToken: step.stateToken, factorType: 'WEBAUTHN' as const };
  const wrong = { ...answer, credential: passkey.sign(challengeIn(options), { challenge: 'AAAA' }) };
  expect(await verifySecondFactor(account.ctx, wrong)).toMatchObject({ code: 'VERIFICATION_FAILED' });
  const right = { ...answer, credential: passkey.sign(challengeIn(options)) };
  expect(await verifySecondFactor(account.ctx, right)).toMatchObject({ state: 'SUCCESS' });
});

test('it proves identity again', async () => {
  const account = await openAccount(database);
  const { passkey } = await register(account);
  account.pass(11 * 60_000);
  const { stateToken, mfaChallengeData } = expectAnswer(
    await startReauthentication(account.own(), { factorType: 'WEBAUTHN' }),
  );
  const { publicKeyCredentialRequestOptionsJson: json = '' } =
    mfaChallengeData?.verificationChallengeData?.webauthnData ?? {};
  const credential = passkey.sign(challengeIn(JSON.parse(json)));
  expectAnswer(await reauthenticate(account.own(), { factorType: 'WEBAUTHN', stateToken, credential }));
});

test.each<[string, Changes]>([
  ['for another host', { host: 'evil.example' }],
  ['on another page', { origin: 'https://evil.example' }],
  ['to another question', { challenge: 'AAAA' }],
  ['without a fingerprint or PIN', { flags: PRESENT_ONLY }],
  ['without anybody there', { flags: 0 }],
])('an answer %s neither registers nor logs in', async (_, changes) => {
  const account = await openAccount(database);
  expect((await register(account, changes)).answer).toMatchObject({ code: 'VERIFICATION_FAILED' });
  expect(expectAnswer(await listFactors(account.own())).factors).toEqual([]);
  const { passkey } = await register(account);
  const { outcome } = await logIn(account, (challenge) => passkey.sign(challenge, changes));
  expect(outcome).toMatchObject({ code: 'VERIFICATION_FAILED' });
});

test('a counter that does not go up is the sign of a copied key', async () => {
  const account = await openAccount(database);
  const { passkey } = await register(account);
  const attempt = async (counter: number) =>
    (await logIn(account, (challenge) => passkey.sign(challenge, { counter }))).outcome;
  expect(await attempt(7)).toMatchObject({ state: 'SUCCESS' });
  expect(await attempt(7)).toMatchObject({ code: 'VERIFICATION_FAILED' });
  expect(await attempt(6)).toMatchObject({ code: 'VERIFICATION_FAILED' });
  expect(await attempt(8)).toMatchObject({ state: 'SUCCESS' });
});

test('passkeys of another site, or removed ones, do not work', async () => {
  const [here, elsewhere] = [await openAccount(database), await openAccount(database)];
  const { passkey, answer } = await register(here);
  expect((await logIn(elsewhere, (challenge) => passkey.sign(challenge))).outcome).toMatchObject({
    code: 'VERIFICATION_FAILED',
  });
  const factorId = expectAnswer(answer).factor?.id ?? '';
  expect(expectAnswer(await renameFactor(here.own(), { factorId, name: 'Desk' })).factor).toMatchObject({
    name: 'Desk',
  });
  expectAnswer(await removeFactor(here.own(), { factorId }));
  expect((await logIn(here, (challenge) => passkey.sign(challenge))).outcome).toMatchObject({
    code: 'VERIFICATION_FAILED',
  });
});

test('a passkey is registered once, by the account that began to', async () => {
  const [ada, ben] = [await openAccount(database), await openAccount(database)];
  const { stateToken, credential } = await register(ada);
  expect(await confirmPasskey(ada.own(), { stateToken, credential })).toMatchObject({ code: 'LOGIN_EXPIRED' });
  const begun = expectAnswer(await startPasskey(ben.own()));
  expect(await confirmPasskey(ada.own(), { stateToken: begun.stateToken ?? '', credential })).toMatchObject({
    code: 'LOGIN_EXPIRED',
  });
  const again = expectAnswer(await startPasskey(ada.own()));
  expect(again.options).toMatchObject({
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: credential.id }],
  });
});

test('there are no passkeys for IP addresses', async () => {
  const account = await openAccount(database);
  const at = (origin: string) => ({ ...account.own(), addresses: { ...account.ctx.addresses, origin } });
  for (const origin of ['http://127.0.0.1:4100', 'http://[::1]:4100']) {
    expect(await startPasskey(at(origin))).toMatchObject({ code: 'PASSKEYS_NEED_A_HOST_NAME' });
    expect(await startPasskeyLogin(at(origin))).toMatchObject({ code: 'PASSKEYS_NEED_A_HOST_NAME' });
  }
  expect(pageOf('https://shop.example:8443')).toEqual({ origin: 'https://shop.example:8443', host: 'shop.example' });
});

/** Variations of an answer that are almost right: parts removed, emptied, cut, or of other types. */
function spoiled(answer: unknown): unknown[] {
  const values = [null, undefined, '', 'x', 0, -1, true, [], {}, [[]], '\u0000', 'é', '='.repeat(10), 'A'.repeat(5000)];
  const inside = (value: unknown): unknown[] => {
    if (typeof value === 'string')
      return [...values, value.slice(0, -2), value.slice(3), `${value}AA`, value.toUpperCase()];
    if (typeof value !== 'object' || value === null) return values;
    const entries = Object.entries(value);
    const changed = entries.flatMap(([key, part]) => [
      Object.fromEntries(entries.filter(([other]) => other !== key)),
      ...inside(part).map((other) => ({ ...value, [key]: other })),
    ]);
    return [...values, ...changed];
  };
  return inside(answer);
}

/** Changes outside of the signed part may pass; nothing may throw. */
const TOLD = ['in', 'VERIFICATION_FAILED', 'ALREADY_EXISTS'];
const toldBy = (outcome: object) => ('code' in outcome ? outcome.code : 'in');

test('any answer is accepted or refused, and breaks nothing', async () => {
  const account = await openAccount(database);
  const { passkey } = await register(account);
  const codes: unknown[] = [];
  for (let index = 0; index < spoiled(passkey.sign('AAAA')).length; index++) {
    // attempts are counted by address
    const client = { address: `10.0.${index >> 8}.${index & 255}`, userAgent: 'test' };
    const { stateToken, options } = expectAnswer(await startPasskeyLogin(account.ctx));
    const credential = spoiled(passkey.sign(challengeIn(options)))[index];
    codes.push(toldBy(await finishPasskeyLogin({ ...account.ctx, client }, { stateToken, credential })));
  }
  expect(TOLD).toEqual(expect.arrayContaining(codes));
  expect(codes.filter((code) => code === 'VERIFICATION_FAILED').length).toBeGreaterThan(codes.length / 2);
});

test.each(['response', 'id', 'clientDataJSON', 'authenticatorData', 'signature'])(
  'an answer with something wrong in its %s logs nobody in',
  async (field) => {
    const account = await openAccount(database);
    const { passkey } = await register(account);
    const values = [undefined, null, '', 7, {}, [], 'AAAA', 'x'.repeat(3000)];
    for (const value of values) {
      const { outcome } = await logIn(account, (challenge) => {
        const answer = passkey.sign(challenge);
        const isOutside = field === 'response' || field === 'id';
        return isOutside
          ? { ...answer, [field]: value }
          : { ...answer, response: { ...answer.response, [field]: value } };
      });
      expect(outcome).toMatchObject({ code: 'VERIFICATION_FAILED' });
    }
  },
);

test('any registration is accepted or refused, and breaks nothing', async () => {
  const account = await openAccount(database);
  const passkey = softwarePasskey(originOf(account));
  const codes: unknown[] = [];
  for (let index = 0; index < spoiled(passkey.register('AAAA')).length; index++) {
    const { stateToken = '', options } = expectAnswer(await startPasskey(account.own()));
    const credential = spoiled(passkey.register(challengeIn(options)))[index];
    codes.push(toldBy(await confirmPasskey(account.own(), { stateToken, credential: credential as never })));
  }
  expect(TOLD).toEqual(expect.arrayContaining(codes));
  expect(codes.filter((code) => code === 'VERIFICATION_FAILED').length).toBeGreaterThan(codes.length / 2);
});

test('another factor comes first on pages that the passkeys are not for', async () => {
  const account = await openAccount(database);
  await register(account);
  expectAnswer(await enableFactor(account.own(), { type: 'EMAIL' }));
  const identity = await account.read();
  const elsewhere = { ...account.ctx, addresses: { ...account.ctx.addresses, origin: 'https://www.example.com' } };
  const step = await withSite(elsewhere, (tx) => finishLogin(elsewhere, tx, identity, { methods: ['PASSWORD'] }));
  expect(step).toMatchObject({ state: 'STATUS_CHECK', challenge: { factorType: 'EMAIL' } });
});
