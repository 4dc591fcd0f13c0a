import type { Caller } from '../../caller.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';

/** How long after a login people may change the way they log in. */
export const OWN_ACCOUNT_MS = 10 * 60_000;
/** How long after a login staff may do what gives lasting power over a site. */
const LASTING_POWER_MS = 15 * 60_000;

/** The time until which a login counts as recent; null where that has passed. */
export function countsUntil(authenticatedDate: string, lifetimeMs: number, now: Date): Date | null {
  const until = new Date(authenticatedDate).getTime() + lifetimeMs;
  return until > now.getTime() ? new Date(until) : null;
}

/** Refuses callers without a recent login, for operations that give lasting power over a site. */
export function refuseOldLogin({ caller, now }: { caller: Caller; now: () => Date }): Refusal | null {
  const date = caller.kind === 'staff' ? caller.authenticatedDate : undefined;
  return date !== undefined && countsUntil(date, LASTING_POWER_MS, now()) ? null : refuse('RECENT_LOGIN_REQUIRED');
}
