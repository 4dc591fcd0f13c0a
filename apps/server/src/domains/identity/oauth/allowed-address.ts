/**
 * Whether visitors may be sent back to an address: its host must be registered, or be the site's own. A domain
 * registered with its scheme counts for that scheme; one without counts for https and, on the local machine, where
 * nobody can listen, for http as well. A registered `localhost` stands for every port.
 */
export function isAllowedAddress(
  address: string,
  { domains, site }: { domains: readonly string[]; site?: string },
): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (url.username || url.password) return false;
  return (
    (site !== undefined && url.origin === new URL(site).origin) ||
    domains.some((domain) => isOnDomain(url, domain.toLowerCase()))
  );
}

function isOnDomain(url: URL, domain: string): boolean {
  if (domain.includes('://')) return URL.canParse(domain) && new URL(domain).origin === url.origin;
  if (url.protocol === 'http:' && !isOwnMachine(url.hostname)) return false;
  return domain === url.host || (domain === url.hostname && (url.port === '' || isOwnMachine(url.hostname)));
}

const isOwnMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]';
