import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Resolves a host name to all its addresses: the system's resolver, or a stand-in in tests. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

export const resolveBySystem: Resolve = (host) =>
  new Promise((resolve, reject) => {
    systemLookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

/** A host that the server does not connect to on behalf of others. */
export class AddressNotAllowed extends Error {
  constructor(host: string) {
    super(`${host} is not a public address`);
  }
}

/**
 * Whether an IP address belongs to the public internet: not loopback, private, link-local, mapped, reserved or
 * multicast.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast';
}

/** The host part of an address for connecting: IPv6 without its brackets. */
export const bareHost = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Refuses hosts given as a literal IP address that is not public; names are checked when they are resolved. */
export const isForbiddenLiteral = (host: string): boolean => isIP(host) !== 0 && !isPublicAddress(host);

/**
 * The look-up for connections. It returns the very addresses that it checked, so that a name cannot resolve differently
 * between check and connection. One address that is not public is enough to refuse a name, unless the host is trusted.
 */
export function guardedLookup(resolve: Resolve, isTrusted: boolean): LookupFunction {
  return (host, options, done) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !(isTrusted || addresses.every(({ address }) => isPublicAddress(address))))
          done(new AddressNotAllowed(host), '', 0);
        else if (options.all) done(null, addresses);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };
}
