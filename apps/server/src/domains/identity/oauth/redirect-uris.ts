import type { Client } from '../clients.store.ts';
import { isAllowedAddress } from './allowed-address.ts';

/** What front ends write where there is no address to return to, as the answer goes to the page that asked. */
const UNUSED = 'unused://';
/** Schemes by which an address would run as a script of ours. */
const SCRIPTS = /^(javascript|data|vbscript|blob|file):/i;

type Allowances = Pick<Client, 'redirectUris' | 'redirectDomains'>;

/**
 * Whether logins may return to an address: one that is registered, character by character; or any of the own machine,
 * where the client may be used in development.
 */
export function isRegisteredUri({ redirectUris, redirectDomains }: Allowances, address: string): boolean {
  if (SCRIPTS.test(address.trim()) || !URL.canParse(address)) return false;
  return redirectUris.includes(address) || isAllowedAddress(address, { domains: ownMachine(redirectDomains) });
}

/** Whether a login whose answer is a message may name the address. */
export const isMessageUri = (client: Allowances, address: string | null): boolean =>
  address === null || address === UNUSED || isRegisteredUri(client, address);

/** A development allowance holds for `localhost` as a host of its own, and for nothing below a real domain. */
const ownMachine = (domains: readonly string[]): string[] =>
  domains.filter((domain) => /^(https?:\/\/)?(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(domain));

/**
 * The origins whose pages may be told the outcome: that of the address to return to; or else that of the page which
 * asks, as far as the browser says it; or else all that are registered, of which only the one that asks can hear it.
 */
export function messageOrigins(
  client: Allowances,
  { redirectUri, site, referer }: { redirectUri: string | null; site: string; referer: string | undefined },
): string[] {
  if (redirectUri && /^https?:/.test(redirectUri)) return [new URL(redirectUri).origin];
  const domains = client.redirectDomains;
  if (referer !== undefined && isAllowedAddress(referer, { domains, site })) return [new URL(referer).origin];
  if (referer !== undefined && !isOwnOrigin(referer, site)) return [];
  return [site, ...domains.flatMap(originsOf)];
}

const isOwnOrigin = (address: string, site: string): boolean =>
  URL.canParse(address) && new URL(address).origin === new URL(site).origin;

function originsOf(domain: string): string[] {
  const address = domain.includes('://') ? domain : `https://${domain}`;
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
