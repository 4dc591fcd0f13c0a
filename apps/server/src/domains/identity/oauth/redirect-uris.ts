import type { Client } from '../clients.store.ts';
import { isAllowedAddress } from './allowed-address.ts';

/** The value that front ends send where there is no return address, as the answer goes to the requesting page. */
const UNUSED = 'unused://';
/** Schemes that would run an address as a script on our origin. */
const SCRIPTS = /^(javascript|data|vbscript|blob|file):/i;

type Allowances = Pick<Client, 'redirectUris' | 'redirectDomains'>;

/**
 * Whether logins may return to an address: a registered one, character by character, or any on the local machine where
 * the client allows development.
 */
export function isRegisteredUri({ redirectUris, redirectDomains }: Allowances, address: string): boolean {
  if (SCRIPTS.test(address.trim()) || !URL.canParse(address)) return false;
  return redirectUris.includes(address) || isAllowedAddress(address, { domains: ownMachine(redirectDomains) });
}

/** Whether a login answered by a message may name the address. */
export const isMessageUri = (client: Allowances, address: string | null): boolean =>
  address === null || address === UNUSED || isRegisteredUri(client, address);

/** A development allowance covers `localhost` as a host, and nothing under a real domain. */
const ownMachine = (domains: readonly string[]): string[] =>
  domains.filter((domain) => /^(https?:\/\/)?(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(domain));

/**
 * The origins whose pages may receive the outcome: that of the return address; or that of the requesting page, if the
 * browser tells it; or all registered ones, of which only the requesting page can hear it.
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
