import type { Caller } from '../../caller.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';

/** Changes of how somebody logs in are taken for this long after they last proved who they are. */
export const OWN_ACCOUNT_MS = 10 * 60_000;
/** What gives somebody lasting power over a site is taken for this long. */
const LASTING_POWER_MS = 15 * 60_000;

/** Until when a proof counts; null where that is over. */
export function countsUntil(authenticatedDate: string, lifetimeMs: number, now: Date): Date | null {
  const until = new Date(authenticatedDate).getTime() + lifetimeMs;
  return until > now.getTime() ? new Date(until) : null;
}

/** Refuses what gives lasting power over a site to who has not proven lately who they are; null where they have. */
export function refuseOldLogin({ caller, now }: { caller: Caller; now: () => Date }): Refusal | null {
  const date = caller.kind === 'staff' ? caller.authenticatedDate : undefined;
  return date !== undefined && countsUntil(date, LASTING_POWER_MS, now()) ? null : refuse('RECENT_LOGIN_REQUIRED');
}
