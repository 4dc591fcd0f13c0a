import { expect, test } from 'vitest';
import {
  type AccountFactors,
  type FactorPolicy,
  firstPolicy,
  offeredFactors,
  secondFactorReason,
  trustsRememberedBrowser,
  usableSecondFactors,
} from './factor-status.ts';

type Own = AccountFactors['factors'][number];

const equipment = { sendsMail: true, providers: [] };
const risky = { isNewDevice: true, recentFailures: 1 };
const account = (...factors: Own[]): AccountFactors => ({
  hasPassword: true,
  mustResetPassword: false,
  emailVerified: true,
  factors,
});
const policy = (change: Partial<FactorPolicy> = {}): FactorPolicy => ({ ...firstPolicy, ...change });
const totp: Own = { type: 'TOTP', status: 'ACTIVE' };
const codes: Own = { type: 'RECOVERY_CODE', status: 'ACTIVE' };
const statuses = (given: AccountFactors, rules = policy(), with_ = equipment) =>
  Object.fromEntries(
    offeredFactors(given, rules, with_).map(({ factorType, factorStatus }) => [factorType, factorStatus]),
  );

test('an account with only a password can set up everything that the server supports', () => {
  expect(statuses(account())).toEqual({
    PASSWORD: 'ENABLED',
    WEBAUTHN: 'REQUIRE_ACTIVATION',
    TOTP: 'REQUIRE_ACTIVATION',
    EMAIL: 'REQUIRE_ACTIVATION',
    RECOVERY_CODE: 'REQUIRE_ACTIVATION',
    SMS: 'DISABLED_BY_RULE',
    CALL: 'DISABLED_BY_RULE',
    PUSH: 'DISABLED_BY_RULE',
  });
});

test.each<[string, AccountFactors, FactorPolicy, string, string]>([
  ['what is set up', account(totp), policy(), 'TOTP', 'ENABLED'],
  ['what was only begun', account({ type: 'TOTP', status: 'INACTIVE' }), policy(), 'TOTP', 'REQUIRE_ACTIVATION'],
  [
    'what was lost',
    account({ type: 'WEBAUTHN', status: 'REQUIRE_REENROLL' }),
    policy(),
    'WEBAUTHN',
    'REQUIRE_REENROLL',
  ],
  [
    'one that is lost beside one that is not',
    account({ type: 'WEBAUTHN', status: 'REQUIRE_REENROLL' }, { type: 'WEBAUTHN', status: 'ACTIVE' }),
    policy(),
    'WEBAUTHN',
    'ENABLED',
  ],
  ['what the site switched off', account(totp), policy({ disabledFactors: ['TOTP'] }), 'TOTP', 'DISABLED_BY_RULE'],
  [
    'mail where the site wants a second factor',
    account(),
    policy({ secondFactor: 'REQUIRED' }),
    'EMAIL',
    'ENABLED_BY_RULE',
  ],
  [
    'mail beside an app of one’s own',
    account(totp),
    policy({ secondFactor: 'REQUIRED' }),
    'EMAIL',
    'REQUIRE_ACTIVATION',
  ],
  [
    'a password that has to be set anew',
    { ...account(), mustResetPassword: true },
    policy(),
    'PASSWORD',
    'REQUIRE_REENROLL',
  ],
  ['no password', { ...account(), hasPassword: false }, policy(), 'PASSWORD', 'REQUIRE_ACTIVATION'],
])('%s', (_, given, rules, type, status) => expect(statuses(given, rules)[type]).toBe(status));

test('a provider makes its factor available', () => {
  expect(statuses(account(), policy(), { sendsMail: true, providers: ['SMS'] as never[] }).SMS).toBe(
    'REQUIRE_ACTIVATION',
  );
});

test.each<[string, AccountFactors, FactorPolicy, typeof equipment, typeof risky | undefined, string | null]>([
  ['nothing set up, nothing unusual', account(), policy(), equipment, undefined, null],
  ['set up by the person', account(totp), policy(), equipment, undefined, 'USER_SETTINGS'],
  ['recovery codes alone are no factor', account(codes), policy(), equipment, undefined, null],
  [
    'set up, but switched off by the site',
    account(totp),
    policy({ disabledFactors: ['TOTP'] }),
    equipment,
    undefined,
    null,
  ],
  ['asked of everybody', account(), policy({ secondFactor: 'REQUIRED' }), equipment, undefined, 'HIGH_RISK_LOGIN'],
  ['a new device after a failure', account(), policy(), equipment, risky, 'HIGH_RISK_LOGIN'],
  ['a new device', account(), policy(), equipment, { ...risky, recentFailures: 0 }, null],
  ['a failure on a known device', account(), policy(), equipment, { ...risky, isNewDevice: false }, null],
  ['risky, but the site does not mind', account(), policy({ asksWhenRisky: false }), equipment, risky, null],
  ['risky, but no mail goes out', account(), policy(), { ...equipment, sendsMail: false }, risky, null],
  [
    'risky, but the address may be somebody else’s',
    { ...account(), emailVerified: false },
    policy(),
    equipment,
    risky,
    null,
  ],
  ['risky, and set up by the person', account(totp), policy(), equipment, risky, 'USER_SETTINGS'],
])('why: %s', (_, given, rules, with_, risk, reason) =>
  expect(secondFactorReason(given, rules, with_, risk)).toBe(reason),
);

test.each<[string, string[], FactorPolicy, typeof risky, boolean]>([
  ['after the password', ['PASSWORD'], policy(), { ...risky, isNewDevice: false }, true],
  ['on a new device without failures', ['PASSWORD'], policy(), { ...risky, recentFailures: 0 }, true],
  [
    'where the site asks everybody',
    ['PASSWORD'],
    policy({ secondFactor: 'REQUIRED' }),
    { ...risky, recentFailures: 0 },
    true,
  ],
  ['a risky login', ['PASSWORD'], policy(), risky, false],
  ['a risky login that the site does not mind', ['PASSWORD'], policy({ asksWhenRisky: false }), risky, true],
  [
    'forbidden by the site',
    ['PASSWORD'],
    policy({ browsersCanBeRemembered: false }),
    { ...risky, recentFailures: 0 },
    false,
  ],
  ['an account elsewhere in place of the password', ['IDP'], policy(), { ...risky, recentFailures: 0 }, false],
])('whether a remembered browser counts: %s', (_, methods, rules, risk, counts) =>
  expect(trustsRememberedBrowser(methods, rules, risk)).toBe(counts),
);

test('usable are the factors that count, passkeys first, recovery codes only beside another', () => {
  const offered = offeredFactors(account(codes, totp, { type: 'WEBAUTHN', status: 'ACTIVE' }), policy(), equipment);
  expect(usableSecondFactors(offered)).toEqual(['WEBAUTHN', 'TOTP', 'RECOVERY_CODE']);
});
