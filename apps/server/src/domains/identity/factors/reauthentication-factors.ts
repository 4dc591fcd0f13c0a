import { type FactorType, offeredFactors, usableSecondFactors } from './factor-status.ts';
import type { FactorSituation } from './second-factor.ts';

/**
 * By what somebody who is logged in can prove again who they are. Who set up a second factor gives one of those: a
 * password that was seen over their shoulder must not be enough to remove it.
 */
export function reauthenticationFactors({ account, policy, equipment }: FactorSituation): FactorType[] {
  const own = usableSecondFactors(offeredFactors(account, policy, equipment, null));
  if (own.some((type) => type !== 'RECOVERY_CODE')) return own;
  if (account.hasPassword && !account.mustResetPassword) return ['PASSWORD'];
  return ['EMAIL'];
}
