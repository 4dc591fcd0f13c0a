import { isIP } from 'node:net';

/**
 * The proxies whose word about a visitor's address counts: none, a number of them one behind the other in front of the
 * server, or those with these addresses and networks.
 */
export type TrustedProxies = false | number | string[];

const MOST_HOPS = 10;

/** Reads `true` (one proxy), `false`, a number of proxies, or a list of addresses and networks; null for anything else. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'true' || text === 'false') return text === 'true' ? 1 : false;
  if (/^\d+$/.test(text)) return isWithin(Number(text), MOST_HOPS) ? Number(text) : null;
  const networks = text.split(/[\s,]+/).filter(Boolean);
  return networks.length > 0 && networks.every(isNetwork) ? networks : null;
}

/** An address, or a network as `10.0.0.0/8`. One of everybody would believe what visitors write themselves. */
function isNetwork(text: string): boolean {
  const [, address = text, bits] = /^(.*)\/(\d+)$/.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || isWithin(Number(bits), version === 4 ? 32 : 128);
}

const isWithin = (value: number, most: number): boolean => value >= 1 && value <= most;

/**
 * The setting of Fastify, which asks for each address from the connection's backwards whether to believe what it says
 * about the one before. A plain number would make it believe nobody.
 */
export const believedProxies = (trusted: TrustedProxies) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
