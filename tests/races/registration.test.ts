import { authentication, recovery, verification } from '@stoa/contract';
import { onPostgres } from '@stoa/server/testing/on-postgres';
import { openShop, type Shop } from '@stoa/server/testing/shop';
import { beforeEach, expect, test } from 'vitest';
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
onPostgres((opened) => {
  database = opened;
});
beforeEach(async () => {
  shop = await openShop(database);
});

const EMAIL = 'ann@example.com';
const app = () => personOf(shop, {}, { kind: 'app', id: 'Key', permissions: ['*'] });
/** The count of each outcome. */
const tally = (answers: Json[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { state, refused, sessionToken } of answers) {
    const outcome = String(state ?? refused ?? (sessionToken ? 'signed on' : 'nothing'));
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
};

test('50 registrations with one address make one member', async () => {
  const answers = await atOnce(50, (index) =>
    personOf(shop, { address: `192.0.2.${index}` }).call(authentication.registerV2, {
      loginId: { email: index % 2 ? EMAIL : EMAIL.toUpperCase() },
      password: GOOD_PASSWORD,
    }),
  );
  expect(tally(answers)).toEqual({ SUCCESS: 1, DUPLICATE_EMAIL: 49 });
  for (const table of ['identities', 'members', 'contacts', 'identity_sessions'])
    expect(await shop.rows(table), table).toHaveLength(1);
  expect((await shop.events()).filter((type) => type === 'wix.members.v1.member_created')).toHaveLength(1);
});

test('20 logins of a new person by an app create one member', async () => {
  const answers = await atOnce(20, () => app().call(authentication.signOn, { loginId: { email: EMAIL } }));
  expect(tally(answers)).toEqual({ 'signed on': 20 });
  for (const table of ['identities', 'members', 'contacts']) expect(await shop.rows(table), table).toHaveLength(1);
});

test('a mailed link sets one password, however often it is opened at once', async () => {
  await personOf(shop).call(authentication.registerV2, { loginId: { email: EMAIL }, password: GOOD_PASSWORD });
  await personOf(shop).call(recovery.sendRecoveryEmail, { email: EMAIL });
  const recoveryToken = tokenIn((await takeMails(shop, database))[0] as never);
  const answers = await atOnce(20, (index) =>
    personOf(shop, { address: `192.0.2.${index}` }).call(recovery.recover, {
      recoveryToken,
      password: `unheard of, number ${index}`,
    }),
  );
  expect(tally(answers)).toEqual({ SUCCESS: 1, INVALID_RECOVERY_TOKEN: 19 });
  expect(await shop.rows('identity_sessions')).toHaveLength(1);
});

test('a code is accepted once, and many concurrent guesses count as five', async () => {
  const { verificationId: stateToken } = await started();
  const code = codeIn((await takeMails(shop, database)).at(-1) as never);
  const verify = (index: number, guess: string) =>
    personOf(shop, { address: `192.0.2.${index}` }).call(verification.verifyDuringAuthentication, {
      stateToken,
      code: guess,
    });
  const wrong = code === '000000' ? '000001' : '000000';
  const answers = await atOnce(40, (index) => verify(index, wrong));
  expect(Object.keys(tally(answers)).sort()).toEqual(['THROTTLED_FEATURE', 'VERIFICATION_FAILED']);
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  expect(tally([await verify(50, code)])).toEqual({ VERIFICATION_FAILED: 1 });
});

/** A person who has to verify their address. */
async function started(): Promise<{ verificationId: unknown }> {
  const { identity } = await app().call(authentication.signOn, { loginId: { email: EMAIL } });
  const answer = await app().call(verification.start, { identityId: (identity as Json).id });
  return { verificationId: answer.verificationId };
}
