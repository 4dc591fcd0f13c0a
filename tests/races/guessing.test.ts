import { randomBytes } from 'node:crypto';
import { authentication, recovery, verification } from '@stoa/contract';
import { onPostgres } from '@stoa/server/testing/on-postgres';
import { expectAnswer, openShop, type Shop } from '@stoa/server/testing/shop';
import { beforeEach, expect, test } from 'vitest';
import { openAccount } from '../../apps/server/src/domains/identity/factors/account.fixture.ts';
import { appCode } from '../../apps/server/src/domains/identity/factors/authenticator-app.fixture.ts';
import { createRecoveryCodes } from '../../apps/server/src/domains/identity/factors/own-factors.ts';
import { confirmTotp, startTotp } from '../../apps/server/src/domains/identity/factors/set-up-totp.ts';
import { verifySecondFactor } from '../../apps/server/src/domains/identity/factors/verify-second-factor.ts';
import {
  codeIn,
  GOOD_PASSWORD,
  type Json,
  personOf,
  takeMails,
  tokenIn,
} from '../../apps/server/src/domains/members/registration/people.fixture.ts';
import type { Database } from '../../apps/server/src/platform/db/index.ts';
import { atOnce } from './support/buyer.ts';

let database: Database;
let shop: Shop;
onPostgres(
  (opened) => {
    database = opened;
  },
  { waitsForDisk: false },
);
beforeEach(async () => {
  shop = await openShop(database);
});

/**
 * An attack of 200 seconds by the shop's clock. At most sixty guesses are checked before all have to wait; after that,
 * only time lets some through: a thousand guesses test that as well as ten thousand (`THOROUGH=1`) do.
 */
const ATTACK_SECONDS = 200;
const AT_ONCE = 50;
const ROUNDS = process.env.THOROUGH ? 200 : 20;
const ROUND_SECONDS = ATTACK_SECONDS / ROUNDS;
/** The number of networks, as guesses are counted by network: so few that each makes many. */
const NETWORKS = ROUNDS / 10;
const GUESSES = ROUNDS * AT_ONCE;
const EMAIL = 'ann@example.com';
const pass = ({ clock }: Pick<Shop, 'clock'>, seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
/** An address in a separate network. */
const addressOf = (round: number, index: number) => `2001:db8:${round.toString(16)}:${index.toString(16)}::1`;

/** Makes all guesses, 50 at a time; returns the count of each outcome. Throws if a guess throws. */
async function attack(
  { clock }: Pick<Shop, 'clock'>,
  guess: (round: number, index: number) => Promise<string>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round++) {
    const outcomes = await atOnce(AT_ONCE, (index) => guess(round, index));
    for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
    pass({ clock }, ROUND_SECONDS);
  }
  return counts;
}
const outcomeOf = ({ state, refused }: Json) => String(state ?? refused);
const allOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);

test(`${GUESSES} guesses at a password from everywhere: a handful is looked at`, async () => {
  await personOf(shop).call(authentication.registerV2, { loginId: { email: EMAIL }, password: GOOD_PASSWORD });
  const counts = await attack(shop, async (round, index) => {
    const request = { loginId: { email: EMAIL }, password: `guess ${round} ${index}` };
    return outcomeOf(await personOf(shop, { address: addressOf(round, index) }).call(authentication.loginV2, request));
  });
  const { INVALID_PASSWORD: looked = 0, CAPTCHA_TOKEN_REQUIRED: asked = 0, THROTTLED_FEATURE: waited = 0 } = counts;
  expect(looked + asked + waited).toBe(GUESSES);
  expect(looked).toBeLessThanOrEqual(10);
});

test(`${GUESSES} guesses at a mailed code from everywhere: five are looked at, and the code is void`, async () => {
  const app = personOf(shop, {}, { kind: 'app', id: 'Key', permissions: ['*'] });
  const { identity } = await app.call(authentication.signOn, { loginId: { email: EMAIL } });
  const { verificationId: stateToken } = await app.call(verification.start, { identityId: (identity as Json).id });
  const code = codeIn((await takeMails(shop, database)).at(-1) as never);
  const verify = async (address: string, guess: string) =>
    outcomeOf(
      await personOf(shop, { address }).call(verification.verifyDuringAuthentication, { stateToken, code: guess }),
    );
  const wrong = (round: number, index: number) =>
    String((Number(code) + 1 + round * AT_ONCE + index) % 1_000_000).padStart(6, '0');
  const counts = await attack(shop, (round, index) => verify(addressOf(round, index), wrong(round, index)));
  expect(allOf(counts)).toBe(GUESSES);
  expect(Object.keys(counts).sort()).toEqual(['THROTTLED_FEATURE', 'VERIFICATION_FAILED']);
  expect(counts.VERIFICATION_FAILED).toBeLessThanOrEqual(15);
  expect(await shop.rows('identity_challenges')).toMatchObject([{ attempts: 5, used_date: null }]);
  expect(await verify(addressOf(ROUNDS, 0), code)).toBe('THROTTLED_FEATURE');
  pass(shop, 250);
  expect(await verify(addressOf(ROUNDS, 1), code)).toBe('VERIFICATION_FAILED');
});

test(`${GUESSES} guesses at the link of a recovery mail find nothing, and its owner is not kept out`, async () => {
  await personOf(shop).call(authentication.registerV2, { loginId: { email: EMAIL }, password: GOOD_PASSWORD });
  await personOf(shop).call(recovery.sendRecoveryEmail, { email: EMAIL });
  const token = tokenIn((await takeMails(shop, database))[0] as never);
  const recover = async (address: string, recoveryToken: string) =>
    outcomeOf(
      await personOf(shop, { address }).call(recovery.recover, { recoveryToken, password: 'none has this one' }),
    );
  // link tokens are not counted by account: their secret is too long for guessing
  const { length } = Buffer.from(token, 'base64url');
  expect(length).toBeGreaterThanOrEqual(32);
  const counts = await attack(shop, (_, index) =>
    recover(addressOf(0, index % NETWORKS), randomBytes(length).toString('base64url')),
  );
  expect(allOf(counts)).toBe(GUESSES);
  expect(Object.keys(counts).sort()).toEqual(['INVALID_RECOVERY_TOKEN', 'THROTTLED_FEATURE']);
  // fifty from each network, and a few more
  expect(counts.INVALID_RECOVERY_TOKEN).toBeLessThanOrEqual(NETWORKS * 60);
  expect(await recover(addressOf(0, 0), token)).toBe('THROTTLED_FEATURE');
  expect(await recover(addressOf(ROUNDS, 0), token)).toBe('SUCCESS');
});

test.each(['TOTP', 'RECOVERY_CODE'] as const)(
  `${GUESSES} guesses at a second factor (%s) with a known password: only a handful is checked`,
  async (factorType) => {
    const account = await openAccount(database);
    const { factorId = '', secret = '' } = expectAnswer(await startTotp(account.own()));
    expectAnswer(await confirmTotp(account.own(), { factorId, code: appCode(secret, account.ctx.now()) }));
    const { codes = [] } = expectAnswer(await createRecoveryCodes(account.own()));
    const rightCode = () => (factorType === 'TOTP' ? appCode(secret, account.ctx.now()) : String(codes[0]));
    const newStep = async () => {
      const step = await account.enter();
      return step.state === 'STATUS_CHECK' ? step.stateToken : '';
    };
    const verify = async (address: string, stateToken: string, code: string) => {
      const ctx = { ...account.ctx, client: { ...account.ctx.client, address } };
      const outcome = await verifySecondFactor(ctx, { stateToken, factorType, code });
      return 'code' in outcome ? String(outcome.code) : 'in';
    };
    // a login step allows five attempts: five steps are open at any time, with new ones every ten seconds
    let steps: string[] = [];
    const counts = await attack(account, async (round, index) => {
      if (index === 0 && (round * ROUND_SECONDS) % 10 === 0)
        steps = await Promise.all(Array.from({ length: 5 }, newStep));
      const wrong = String((Number(factorType === 'TOTP' ? rightCode() : 0) + 1000 + index) % 1_000_000).padStart(
        6,
        '0',
      );
      return verify(addressOf(round, index), steps[index % 5] ?? '', wrong);
    });
    expect(allOf(counts)).toBe(GUESSES);
    const {
      THROTTLED_FEATURE: waited = 0,
      LOGIN_EXPIRED: ended = 0,
      VERIFICATION_FAILED: looked = 0,
      ...others
    } = counts;
    expect(others).toEqual({});
    expect(looked).toBeLessThanOrEqual(15);
    expect(looked + waited + ended).toBe(GUESSES);
    expect(await verify(addressOf(ROUNDS, 0), steps[4] ?? '', rightCode())).toBe('THROTTLED_FEATURE');
    // the owner has to wait, and then logs in
    pass(account, 15 * 60);
    expect(await verify(addressOf(ROUNDS, 1), await newStep(), rightCode())).toBe('in');
  },
);
