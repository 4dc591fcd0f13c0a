import { callsPerMinute } from '../../../platform/calls-per-minute.ts';
import { networkOf } from '../../../platform/network-of.ts';

/** Counts the tokens of new visitors issued to a network address; returns the seconds to wait for the next, or 0. */
export type NewVisitors = { count(address: string, now: Date): number };

/** `limit` is per minute; 0 means no limit. */
export function newVisitors(limit: number): NewVisitors {
  const count = callsPerMinute();
  return { count: (address, now) => count(networkOf(address), limit, now) };
}
