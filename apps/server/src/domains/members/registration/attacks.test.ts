import { authentication, recovery, signInSettings, verification } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { openShop, type Shop } from '@stoa/server/testing/shop';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/index.ts';
import { codeIn, GOOD_PASSWORD, type Json, personOf, takeMails } from './people.fixture.ts';

let database: Database;
let shop: Shop;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(async () => {
  shop = await openShop(database);
});

const EMAIL = 'ann@example.com';
/** A guess every three minutes, all day: more attempts in that time would not get through more often. */
const GUESSES = 500;
const STEP_SECONDS = 180;
const MOST_LOOKED_AT = 130;

const later = () => {
  shop.clock.now = new Date(shop.clock.now.getTime() + STEP_SECONDS * 1000);
};
const setRules = async (rules: object) => {
  const owner = personOf(shop, {}, { kind: 'app', id: 'Key', permissions: ['*'] });
  const { signInSettings: known } = (await owner.call(signInSettings.getSignInSettings, {})) as Record<string, Json>;
  await owner.call(signInSettings.updateSignInSettings, { signInSettings: { ...rules, revision: known?.revision } });
};
/** An attacker with a new address for each call. */
const attacker = (at: number) => personOf(shop, { address: `2001:db8:ffff:${at.toString(16)}::1` });
const register = (email = EMAIL) =>
  personOf(shop).call(authentication.registerV2, { loginId: { email }, password: GOOD_PASSWORD });

test('guessing a password from everywhere, all day, achieves little', async () => {
  await setRules({ captcha: 'NEVER' });
  await register();
  let looked = 0;
  for (let at = 0; at < GUESSES; at++) {
    const answer = await attacker(at).call(authentication.loginV2, { loginId: { email: EMAIL }, password: `${at}` });
    expect(answer.refused).toBeOneOf(['INVALID_PASSWORD', 'THROTTLED_FEATURE']);
    if (answer.refused === 'INVALID_PASSWORD') looked++;
    later();
  }
  expect(looked).toBeLessThan(MOST_LOOKED_AT);
});

test('guessing mailed codes, with as many codes as possible, achieves little', async () => {
  await setRules({ captcha: 'NEVER', requireEmailVerification: true });
  let { stateToken } = await register();
  let mailed = 0;
  for (let at = 0; at < GUESSES; at++) {
    const sent = await takeMails(shop, database);
    mailed += sent.length;
    const right = sent.at(-1) && codeIn(sent.at(-1) as never);
    const code = right === '000000' ? '000001' : '000000';
    const answer = await attacker(at).call(verification.verifyDuringAuthentication, { stateToken, code });
    expect(answer.refused).toBeOneOf(['VERIFICATION_FAILED', 'THROTTLED_FEATURE']);
    if (answer.refused === 'VERIFICATION_FAILED') {
      const again = { loginId: { email: EMAIL }, password: GOOD_PASSWORD };
      stateToken = (await attacker(at).call(authentication.loginV2, again)).stateToken ?? stateToken;
    }
    later();
  }
  const challenges = await shop.rows<{ attempts: number }>('identity_challenges');
  expect(challenges.reduce((sum, { attempts }) => sum + attempts, 0)).toBeLessThan(MOST_LOOKED_AT);
  // nobody's mailbox is flooded by it
  expect(mailed).toBeLessThanOrEqual(5 * 25 + 1);
  expect(await shop.rows('identity_sessions')).toEqual([]);
});

test('answers do not reveal which accounts exist: login, recovery', async () => {
  await register();
  const ask = async (email: string) => [
    await attacker(1).call(authentication.loginV2, { loginId: { email }, password: 'wrong' }),
    await attacker(1).call(recovery.sendRecoveryEmail, { email }),
  ];
  expect(await ask(EMAIL)).toEqual(await ask('nobody@example.com'));
});

test('nor does the time an answer takes', async () => {
  await register();
  const statementsOf = async (operation: unknown, request: object) => {
    const person = attacker(1);
    await person.call(operation, request);
    return person.ctx.statements.count;
  };
  const logIn = (email: string) =>
    statementsOf(authentication.loginV2, { loginId: { email }, password: 'not the password' });
  const recover = (email: string) => statementsOf(recovery.sendRecoveryEmail, { email });
  // the first call also sets the connection to the site
  await logIn('somebody@example.com');
  expect(await logIn('nobody@example.com')).toBe(await logIn(EMAIL));
  // the mail is one row more; sending it is the queue's work
  expect((await recover(EMAIL)) - (await recover('nobody@example.com'))).toBeLessThanOrEqual(1);
});
