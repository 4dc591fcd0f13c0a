import type { Static } from '@stoa/contract';
import type { OfferedFactor, SecondFactorReason } from '@stoa/contract/identity/factors';
import type { FactorStatus, FactorType as WireFactorType } from '@stoa/contract/identity/identity';

export type FactorType = Static<typeof WireFactorType>;
/** Factors that can be asked for beside a password. */
export type SecondFactorType = Exclude<FactorType, 'PASSWORD'>;
export type OfferedStatus =
  | 'ENABLED'
  | 'REQUIRE_ACTIVATION'
  | 'REQUIRE_REENROLL'
  | 'ENABLED_BY_RULE'
  | 'DISABLED_BY_RULE';
export type Reason = Static<typeof SecondFactorReason>;
export type Offered = Static<typeof OfferedFactor> & { factorType: FactorType; factorStatus: OfferedStatus };

/** A site's rules for logins, beside the password. */
export type FactorPolicy = {
  secondFactor: 'OPTIONAL' | 'REQUIRED';
  asksWhenRisky: boolean;
  browsersCanBeRemembered: boolean;
  disabledFactors: FactorType[];
};
export const firstPolicy: FactorPolicy = {
  secondFactor: 'OPTIONAL',
  asksWhenRisky: true,
  browsersCanBeRemembered: true,
  disabledFactors: [],
};

/** The factors of an account. */
export type AccountFactors = {
  hasPassword: boolean;
  mustResetPassword: boolean;
  emailVerified: boolean;
  factors: readonly { type: FactorType; status: Static<typeof FactorStatus> }[];
};

/** Facts about a login beside its factors. */
export type LoginRisk = {
  /** Whether the account has logged in before, but never from this device. */
  isNewDevice: boolean;
  /** Failed attempts in the last hour. */
  recentFailures: number;
};
const noRisk: LoginRisk = { isNewDevice: false, recentFailures: 0 };

/** The server's means of sending codes. */
export type Equipment = { sendsMail: boolean; providers: readonly FactorType[] };

/** In the order in which they are offered. A recovery code stands in for a lost factor and is not one by itself. */
export const SECOND_FACTORS: readonly SecondFactorType[] = [
  'WEBAUTHN',
  'TOTP',
  'EMAIL',
  'SMS',
  'CALL',
  'PUSH',
  'RECOVERY_CODE',
];
const NEED_A_PROVIDER: readonly FactorType[] = ['SMS', 'CALL', 'PUSH'];

const counts = (status: OfferedStatus): boolean => status === 'ENABLED' || status === 'ENABLED_BY_RULE';

/** The status of a kind of factor for an account, apart from rules for everyone. */
function ownStatus(
  type: FactorType,
  account: AccountFactors,
  policy: FactorPolicy,
  { providers }: Equipment,
): OfferedStatus {
  if (type === 'PASSWORD') {
    if (!account.hasPassword) return 'REQUIRE_ACTIVATION';
    return account.mustResetPassword ? 'REQUIRE_REENROLL' : 'ENABLED';
  }
  if (policy.disabledFactors.includes(type)) return 'DISABLED_BY_RULE';
  if (NEED_A_PROVIDER.includes(type) && !providers.includes(type)) return 'DISABLED_BY_RULE';
  const own = account.factors.filter((factor) => factor.type === type).map(({ status }) => status);
  if (own.includes('ACTIVE')) return 'ENABLED';
  return own.includes('REQUIRE_REENROLL') ? 'REQUIRE_REENROLL' : 'REQUIRE_ACTIVATION';
}

/** Whether the account has a second factor of its own that counts. */
const hasOwn = (account: AccountFactors, policy: FactorPolicy, equipment: Equipment): boolean =>
  SECOND_FACTORS.some((type) => type !== 'RECOVERY_CODE' && ownStatus(type, account, policy, equipment) === 'ENABLED');

/** Whether a login is unusual for the account, on a site that checks this. */
const isRisky = (policy: FactorPolicy, { isNewDevice, recentFailures }: LoginRisk): boolean =>
  policy.asksWhenRisky && isNewDevice && recentFailures > 0;

/**
 * Whether the browser may be remembered after a login like this. A passkey needs no second factor, so nothing would be
 * saved.
 */
export const canRememberAfter = (methods: readonly string[], policy: FactorPolicy): boolean =>
  policy.browsersCanBeRemembered && methods.includes('PASSWORD');

/** Whether a remembered browser stands in for the second factor of a login. */
export const trustsRememberedBrowser = (methods: readonly string[], policy: FactorPolicy, risk: LoginRisk): boolean =>
  canRememberAfter(methods, policy) && !isRisky(policy, risk);

/**
 * The reason for a second factor; null where none is needed. A factor set up by the account's owner is always asked
 * for. Otherwise a mailed code is, if the site requires it of all members, or after failed attempts from a new device.
 */
export function secondFactorReason(
  account: AccountFactors,
  policy: FactorPolicy,
  equipment: Equipment,
  risk: LoginRisk = noRisk,
): Reason | null {
  if (hasOwn(account, policy, equipment)) return 'USER_SETTINGS';
  if (policy.secondFactor === 'REQUIRED') return 'HIGH_RISK_LOGIN';
  // a code that reaches nobody, or someone else, would lock the account and prove nothing
  const canAsk = equipment.sendsMail && account.emailVerified && !policy.disabledFactors.includes('EMAIL');
  return canAsk && isRisky(policy, risk) ? 'HIGH_RISK_LOGIN' : null;
}

/** All kinds of factors with their status for an account, for a given reason or in general. */
export function offeredFactors(
  account: AccountFactors,
  policy: FactorPolicy,
  equipment: Equipment,
  reason: Reason | null = secondFactorReason(account, policy, equipment),
): Offered[] {
  return (['PASSWORD', ...SECOND_FACTORS] as const).map((type) => {
    const own = ownStatus(type, account, policy, equipment);
    const byRule = type === 'EMAIL' && reason === 'HIGH_RISK_LOGIN' && own === 'REQUIRE_ACTIVATION';
    return { factorType: type, factorStatus: byRule ? 'ENABLED_BY_RULE' : own };
  });
}

/** The offered factors that count as a second factor. */
export const usableSecondFactors = (offered: readonly Offered[]): SecondFactorType[] =>
  SECOND_FACTORS.filter((type) =>
    offered.some(({ factorType, factorStatus }) => factorType === type && counts(factorStatus)),
  );
