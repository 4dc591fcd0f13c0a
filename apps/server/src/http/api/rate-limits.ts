import type { Caller } from '../../caller.ts';
import { callsPerMinute } from '../../platform/calls-per-minute.ts';
import { networkOf } from '../../platform/network-of.ts';

/** Calls a minute; 0 means no limit. */
export type RateLimitSettings = {
  /** Of one app on one site. */
  app: number;
  /** Of one visitor, member or staff user. */
  person: number;
  /** Of all callers of one network address together. */
  address: number;
  /** Of one network address for tokens of new visitors; counted by the identity domain. */
  newVisitors: number;
  /** Of one network address for sizes of pictures that have to be made. */
  newPictures: number;
};

export type RateLimiter = {
  /** Counts a call from an address; returns the seconds to wait, or 0. */
  countAddress(address: string, now: Date): number;
  /** Counts a page for an address, apart from its calls: a program does not keep people from the shop's pages. */
  countPage(address: string, now: Date): number;
  /** Counts a size of a picture that has to be made for an address. */
  countNewPicture(address: string, now: Date): number;
  /** Counts a caller's call on a site; returns the seconds to wait, or 0. */
  countCaller(siteId: string, caller: Caller, now: Date): number;
};

/**
 * Counts calls per minute, each caller's beginning with their first call. Each process counts by itself. The holder of an
 * IPv6 address has its whole network, which counts as one address.
 */
export function rateLimiter({
  app,
  person,
  address,
  newPictures,
}: Omit<RateLimitSettings, 'newVisitors'>): RateLimiter {
  const count = callsPerMinute();
  return {
    countAddress: (from, now) => count(`address ${networkOf(from)}`, address, now),
    countPage: (from, now) => count(`page ${networkOf(from)}`, address, now),
    countNewPicture: (from, now) => count(`picture ${networkOf(from)}`, newPictures, now),
    countCaller(siteId, caller, now) {
      if (caller.kind === 'nobody') return 0;
      const limit = caller.kind === 'app' ? app : person;
      return count(`${caller.kind} ${siteId} ${caller.id}`, limit, now);
    },
  };
}
