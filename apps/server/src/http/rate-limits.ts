import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../caller.ts';

/** Calls a minute; 0 is no limit. */
export type RateLimitSettings = {
  /** Of one app on one site. */
  app: number;
  /** Of one visitor, member or person of the team. */
  person: number;
  /** Of all callers of one network address together. */
  address: number;
};

const MINUTE_MS = 60_000;
/** Who called longest ago is forgotten first: that errs on the side of letting in. */
const MOST_COUNTED = 100_000;

/** Stands in requests that pages make of the API in this process; nobody else can know it. */
export const IN_PROCESS_HEADER = 'x-stoa-in-process';
export const IN_PROCESS = randomBytes(24).toString('base64url');

export type RateLimiter = {
  /** Counts a call from an address; how many seconds it comes too early, or 0. */
  countAddress(address: string, now: Date): number;
  /** Counts a call of somebody on a site; how many seconds it comes too early, or 0. */
  countCaller(siteId: string, caller: Caller, now: Date): number;
};

/** Counts calls minute by minute, each caller's minute beginning with their first. Processes count for themselves. */
export function rateLimiter({ app, person, address }: RateLimitSettings): RateLimiter {
  const counted = new LRUCache<string, { calls: number; since: number }>({ max: MOST_COUNTED });
  const count = (key: string, limit: number, now: number): number => {
    if (limit === 0) return 0;
    const known = counted.get(key);
    if (!known || now - known.since >= MINUTE_MS) {
      counted.set(key, { calls: 1, since: now });
      return 0;
    }
    known.calls++;
    return known.calls <= limit ? 0 : Math.ceil((known.since + MINUTE_MS - now) / 1000);
  };
  return {
    countAddress: (from, now) => count(`address ${from}`, address, now.getTime()),
    countCaller(siteId, caller, now) {
      if (caller.kind === 'nobody') return 0;
      const limit = caller.kind === 'app' ? app : person;
      return count(`${caller.kind} ${siteId} ${caller.id}`, limit, now.getTime());
    },
  };
}
