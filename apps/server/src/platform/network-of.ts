import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What a caller is counted by: the /64 network of an IPv6 address, which its holder has all of, or the address. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`);
  return `${network.toString()}/64`;
}
