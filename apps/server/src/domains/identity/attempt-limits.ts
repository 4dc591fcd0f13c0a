import type { Context } from '../../context.ts';
import { networkOf } from '../../platform/network-of.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { FREE_FAILURES, forgiveAttempts, type Limit, noteAttempts } from './throttles.store.ts';

/** The kinds of attempts; each is counted separately. Some are no attempts at anything, but floods if they are many. */
type Attempt =
  | ('login' | 'code' | 'mail' | 'registration' | 'address check' | 'gift card' | 'payment' | 'order link')
  | ('form' | 'form file' | 'site' | 'domain')
  | ('review' | 'review change' | 'review photo' | 'review vote');

/** Extends the store's limit: the number of failures from which a captcha is required. */
export type AttemptLimit = Limit & { suspicious: number };

/** Attempts at one account, from anywhere. */
export const accountLimit = (attempt: Attempt, realm: string, account: string): AttemptLimit => ({
  key: `${attempt} ${realm} ${account.toLowerCase()}`,
  free: FREE_FAILURES,
  suspicious: 3,
});

/**
 * Charges in an hour by whoever has the link to something that can be paid: enough for somebody who tries their cards, and
 * little for somebody who tries others'.
 */
export const chargeLimit = (realm: string, payable: string): AttemptLimit => ({
  ...accountLimit('payment', realm, payable),
  free: 20,
  suspicious: Number.POSITIVE_INFINITY,
});

/**
 * Attempts from one address, at any account. One address can hold whole offices, or all visitors of a front end that
 * calls from its server. The holder of one IPv6 address has its whole network.
 */
export const addressLimit = (attempt: Attempt, address: string): AttemptLimit => ({
  key: `${attempt} from ${networkOf(address)}`,
  free: 50,
  suspicious: 20,
});

/**
 * Counts an attempt; refuses it during a waiting time. `failures` are those before it under the first limit, which is
 * the account's where there is one.
 */
export async function limitAttempts(
  { database, now }: Pick<Context, 'database' | 'now'>,
  limits: readonly AttemptLimit[],
): Promise<{ failures: number; isSuspicious: boolean } | Refusal> {
  const { wait, failures } = await noteAttempts(database, limits, now());
  if (wait > 0) return throttled(wait);
  return {
    failures: (failures.get(limits[0]?.key ?? '') ?? 1) - 1,
    isSuspicious: limits.some(({ key, suspicious }) => (failures.get(key) ?? 0) > suspicious),
  };
}

export const throttled = (waitSeconds: number): Refusal => refuse('THROTTLED_FEATURE', { waitSeconds });

/** Forgets the failures of an account after a success; for the address, only this attempt is taken back. */
export async function attemptSucceeded(
  { database, now }: Pick<Context, 'database' | 'now'>,
  { account, address }: { account: AttemptLimit; address: AttemptLimit },
): Promise<void> {
  await forgiveAttempts(database, { account: account.key, address: address.key }, now());
}
