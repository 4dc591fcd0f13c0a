import { type FactorType, offeredFactors, usableSecondFactors } from './factor-status.ts';
import type { FactorSituation } from './second-factor.ts';

/**
 * The factors by which a logged-in person can prove their identity again. With a second factor, it must be one of
 * those: a password seen over a shoulder must not be enough to remove it.
 */
export function reauthenticationFactors({ account, policy, equipment }: FactorSituation): FactorType[] {
  const own = usableSecondFactors(offeredFactors(account, policy, equipment, null));
  if (own.some((type) => type !== 'RECOVERY_CODE')) return own;
  if (account.hasPassword && !account.mustResetPassword) return ['PASSWORD'];
  return ['EMAIL'];
}
