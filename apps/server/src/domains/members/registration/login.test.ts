import { authentication, memberAuthentication, recovery, signInSettings } from '@stoa/contract';
import { openTestDatabase } from '@stoa/server/testing/database';
import { openShop, type Shop } from '@stoa/server/testing/shop';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../../caller.ts';
import { asPlatform, type Database } from '../../../platform/db/index.ts';
import { GOOD_PASSWORD, type Json, personOf, solveCaptcha, takeMails, tokenIn } from './people.fixture.ts';

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
const NEW_PASSWORD = 'another one, also unseen';
const register = async (email = EMAIL) => {
  const answer = await personOf(shop).call(authentication.registerV2, { loginId: { email }, password: GOOD_PASSWORD });
  return String((answer.identity as Json).id);
};
const login = (password = GOOD_PASSWORD, { email = EMAIL, ...device }: { email?: string; address?: string } = {}) =>
  personOf(shop, device).call(authentication.loginV2, { loginId: { email }, password });
const app = () => personOf(shop, {}, { kind: 'app', id: 'Key', permissions: ['*'] });
/** A person in their last session. */
const member = async (id: string) => {
  const [session] = (await shop.rows<{ id: string; identity_id: string }>('identity_sessions'))
    .filter((one) => one.identity_id === id)
    .slice(-1);
  const caller: Caller = { kind: 'member', id, sessionId: session?.id };
  return personOf(shop, {}, caller);
};
const mails = () => takeMails(shop, database);
const later = (seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
};
const setCaptcha = async (captcha: string) => {
  const { signInSettings: known } = (await app().call(signInSettings.getSignInSettings, {})) as Record<string, Json>;
  await app().call(signInSettings.updateSignInSettings, { signInSettings: { captcha, revision: known?.revision } });
};
const solve = async (person = personOf(shop)) =>
  solveCaptcha(await person.call(signInSettings.getCaptchaChallenge, {}));

describe('logging in', () => {
  test('a wrong password, an unknown address and an account without a password get the same answer', async () => {
    await register();
    await app().call(authentication.signOn, { loginId: { email: 'no-password@example.com' } });
    const answers = [await login('wrong'), await login('wrong', { email: 'nobody@example.com' })];
    answers.push(await login('wrong', { email: 'no-password@example.com' }));
    expect(answers).toEqual(Array(3).fill({ refused: 'INVALID_PASSWORD', data: undefined }));
    expect(await login()).toMatchObject({ state: 'SUCCESS', identity: { email: { address: EMAIL } } });
    expect(await login(GOOD_PASSWORD, { email: 'no address' })).toMatchObject({ refused: 'IDENTITY_NOT_FOUND' });
  });

  test('delays grow with failures, for the account only, and end with a success', async () => {
    await setCaptcha('NEVER');
    await register();
    await register('bob@example.com');
    const device = { address: '203.0.113.7' };
    for (let at = 0; at < 5; at++) expect(await login('wrong', device)).toMatchObject({ refused: 'INVALID_PASSWORD' });
    expect(await login('wrong', device)).toMatchObject({ refused: 'INVALID_PASSWORD' });
    expect(await login(GOOD_PASSWORD, device)).toMatchObject({
      refused: 'THROTTLED_FEATURE',
      data: { waitSeconds: 2 },
    });
    later(2);
    expect(await login('wrong', device)).toMatchObject({ refused: 'INVALID_PASSWORD' });
    expect(await login('wrong', device)).toMatchObject({ refused: 'THROTTLED_FEATURE', data: { waitSeconds: 4 } });
    expect(await login(GOOD_PASSWORD, { ...device, email: 'bob@example.com' })).toMatchObject({ state: 'SUCCESS' });
    // a device that the account knows is not locked out by others' failures
    expect(await login()).toMatchObject({ state: 'SUCCESS' });
    later(4);
    expect(await login(GOOD_PASSWORD, device)).not.toHaveProperty('refused');
    expect(await login('wrong', device)).toMatchObject({ refused: 'INVALID_PASSWORD' });
  });

  test('of a blocked account, and of one whose password is void', async () => {
    const id = await register();
    await asPlatform('a test', database, (tx) =>
      sql`update identities set must_reset_password = true where id = ${id}`.execute(tx.db),
    );
    expect(await login()).toMatchObject({ refused: 'RESET_PASSWORD_REQUIRED' });
    expect(await login('wrong')).toMatchObject({ refused: 'INVALID_PASSWORD' });
    await app().call(memberAuthentication.block, { id });
    await asPlatform('a test', database, (tx) =>
      sql`update identities set must_reset_password = false where id = ${id}`.execute(tx.db),
    );
    expect(await login()).toMatchObject({ refused: 'IDENTITY_BLOCKED' });
    expect(await shop.rows('identity_sessions')).toEqual([]);
  });

  test('from an unknown device causes a mail', async () => {
    await register();
    await login();
    expect(await mails()).toEqual([]);
    await personOf(shop, { userAgent: 'Elsewhere\r\nBcc: x@example.com' }).call(authentication.loginV2, {
      loginId: { email: EMAIL },
      password: GOOD_PASSWORD,
    });
    const [alert, ...others] = await mails();
    expect(others).toEqual([]);
    expect(alert).toMatchObject({ to: EMAIL, subject: 'New login to your account at Test shop' });
    expect(alert?.text).toContain('Elsewhere');
  });
});

describe('captcha', () => {
  test('is required after failures, counts once, and is checked', async () => {
    await register();
    for (let at = 0; at < 3; at++) await login('wrong', { address: '203.0.113.8' });
    expect(await login(GOOD_PASSWORD, { address: '203.0.113.8' })).toMatchObject({ refused: 'CAPTCHA_TOKEN_REQUIRED' });
    const person = personOf(shop, { address: '203.0.113.8' });
    const attempt = (captchaTokens: object[], password = GOOD_PASSWORD) =>
      person.call(authentication.loginV2, { loginId: { email: EMAIL }, password, captchaTokens });
    const solved = await solve();
    expect(await attempt([{ Recaptcha: 'made up' }])).toMatchObject({ refused: 'INVALID_CAPTCHA_TOKEN' });
    expect(await attempt([{ InvisibleRecaptcha: solved }], 'wrong')).toMatchObject({ refused: 'INVALID_PASSWORD' });
    expect(await attempt([{ Recaptcha: solved }])).toMatchObject({ refused: 'INVALID_CAPTCHA_TOKEN' });
    later(900);
    expect(await attempt([{ Recaptcha: await solve() }])).toMatchObject({ state: 'SUCCESS' });
  });

  test('is always required where the site wants it; must be fresh, and of the same site', async () => {
    await setCaptcha('ALWAYS');
    const attempt = (token?: string) =>
      personOf(shop).call(authentication.registerV2, {
        loginId: { email: EMAIL },
        password: GOOD_PASSWORD,
        captchaTokens: token ? [{ Recaptcha: token }] : [],
      });
    expect(await attempt()).toMatchObject({ refused: 'CAPTCHA_TOKEN_REQUIRED' });
    const foreign = await openShop(database);
    expect(await attempt(await solve(personOf(foreign)))).toMatchObject({ refused: 'INVALID_CAPTCHA_TOKEN' });
    const old = await solve();
    later(21 * 60);
    expect(await attempt(old)).toMatchObject({ refused: 'INVALID_CAPTCHA_TOKEN' });
    expect(await shop.rows('identities')).toEqual([]);
    expect(await attempt(await solve())).toMatchObject({ state: 'SUCCESS' });
  });

  test('is required after many registrations from one network', async () => {
    const outcomes: unknown[] = [];
    for (let at = 0; at < 22; at++) {
      const answer = await personOf(shop, { address: `2001:db8:7:7::${at}` }).call(authentication.registerV2, {
        loginId: { email: `person-${at}@example.com` },
        password: GOOD_PASSWORD,
      });
      outcomes.push(answer.state ?? answer.refused);
    }
    expect(outcomes).toEqual([...Array(20).fill('SUCCESS'), 'CAPTCHA_TOKEN_REQUIRED', 'CAPTCHA_TOKEN_REQUIRED']);
  });
});

describe('recovery', () => {
  const send = (email = EMAIL, redirect?: object) =>
    personOf(shop).call(recovery.sendRecoveryEmail, { email, redirect });
  const recover = (recoveryToken: string, password = NEW_PASSWORD) =>
    personOf(shop).call(recovery.recover, { recoveryToken, password });

  test('a mailed link sets a password once, proves the address, and ends all logins', async () => {
    const id = await register();
    const before = await shop.rows<{ id: string }>('identity_sessions');
    expect(await send()).toEqual({});
    const [mail] = await mails();
    expect(mail?.text).toContain(`http://${shop.site.host}/account/recover?token=`);
    const token = tokenIn(mail as never);
    expect(await recover(token, 'password')).toEqual({ violations: { password: 'VALIDATION' } });
    expect(await recover(token)).toMatchObject({
      state: 'SUCCESS',
      identity: { id, email: { isVerified: true } },
    });
    expect((await shop.rows<{ id: string }>('identity_sessions')).map((one) => one.id)).not.toContain(before[0]?.id);
    expect(await login()).toMatchObject({ refused: 'INVALID_PASSWORD' });
    expect(await login(NEW_PASSWORD)).toMatchObject({ state: 'SUCCESS' });
    expect(await recover(token)).toMatchObject({ refused: 'INVALID_RECOVERY_TOKEN' });
    expect((await mails()).map(({ subject }) => subject)).toContain('Your password for Test shop was changed');
  });

  test('the answer does not reveal whether there is an account', async () => {
    await register();
    expect(await send('nobody@example.com')).toEqual({});
    expect(await mails()).toEqual([]);
    expect(await shop.rows('identity_challenges')).toHaveLength(1);
  });

  test('a link works for an hour, and not after another one was used', async () => {
    await register();
    await send();
    later(3601);
    expect(await recover(tokenIn((await mails())[0] as never))).toMatchObject({ refused: 'INVALID_RECOVERY_TOKEN' });
    await send();
    await send();
    const [first, second] = await mails();
    expect(await recover(tokenIn(second as never))).toMatchObject({ state: 'SUCCESS' });
    expect(await recover(tokenIn(first as never))).toMatchObject({ refused: 'INVALID_RECOVERY_TOKEN' });
  });

  test('continues to registered addresses only', async () => {
    await register();
    const evil = { url: 'https://evil.example.com/' };
    expect(await send(EMAIL, evil)).toMatchObject({ refused: 'REDIRECT_DOMAIN_NOT_ALLOWED' });
    expect(await mails()).toEqual([]);
    const own = { url: `http://${shop.site.host}/welcome` };
    expect(await send(EMAIL, own)).toEqual({});
    const answer = await recover(tokenIn((await mails())[0] as never));
    expect(answer.additionalData).toEqual({ returnUrl: { strValue: own.url } });
  });

  test('mails are limited', async () => {
    await register();
    for (let at = 0; at < 6; at++) await send();
    expect(await send()).toMatchObject({ refused: 'THROTTLED_FEATURE', data: { waitSeconds: 2 } });
    expect(await mails()).toHaveLength(6);
  });

  test('the password of a logged in member', async () => {
    const id = await register();
    await login();
    const self = await member(id);
    const change = (newPassword: string) => self.call(authentication.changePassword, { newPassword });
    expect(await change('12345678')).toEqual({ violations: { newPassword: 'VALIDATION' } });
    expect(await change(NEW_PASSWORD)).toEqual({});
    // the login that asked continues, the other has ended
    expect((await shop.rows<{ id: string }>('identity_sessions')).map((one) => one.id)).toEqual([
      (self.ctx.caller as { sessionId: string }).sessionId,
    ]);
    expect(await login()).toMatchObject({ refused: 'INVALID_PASSWORD' });
    expect(await app().call(authentication.changePassword, { newPassword: NEW_PASSWORD })).toEqual({
      refused: 'not-permitted',
    });
  });
});
