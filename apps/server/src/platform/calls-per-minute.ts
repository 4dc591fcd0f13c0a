import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from './durations.ts';

/** The least recent callers are forgotten first, which errs on the side of admitting them. */
const MOST_COUNTED = 100_000;

/** Counts a call under a key, of which `limit` are allowed a minute, 0 being no limit; returns the seconds to wait. */
export type CallCounter = (key: string, limit: number, now: Date) => number;

/** Counts calls in memory. The minute of each key begins with its first call. */
export function callsPerMinute(): CallCounter {
  const counted = new LRUCache<string, { calls: number; since: number }>({ max: MOST_COUNTED });
  return (key, limit, now) => {
    if (limit === 0) return 0;
    const time = now.getTime();
    const known = counted.get(key);
    if (!known || time - known.since >= MINUTE_MS) {
      counted.set(key, { calls: 1, since: time });
      return 0;
    }
    known.calls++;
    return known.calls <= limit ? 0 : Math.ceil((known.since + MINUTE_MS - time) / 1000);
  };
}
