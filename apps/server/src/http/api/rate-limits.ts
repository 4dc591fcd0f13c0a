import { LRUCache } from 'lru-cache';
import type { Caller } from '../../caller.ts';

/** Calls a minute; 0 means no limit. */
export type RateLimitSettings = {
  /** Of one app on one site. */
  app: number;
  /** Of one visitor, member or staff user. */
  person: number;
  /** Of all callers of one network address together. */
  address: number;
};

const MINUTE_MS = 60_000;
/** The least recent callers are forgotten first, which errs on the side of admitting them. */
const MOST_COUNTED = 100_000;

export type RateLimiter = {
  /** Counts a call from an address; returns the seconds to wait, or 0. */
  countAddress(address: string, now: Date): number;
  /** Counts a caller's call on a site; returns the seconds to wait, or 0. */
  countCaller(siteId: string, caller: Caller, now: Date): number;
};

/** Counts calls per minute, each caller's beginning with their first call. Each process counts by itself. */
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
