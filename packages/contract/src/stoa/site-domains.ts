/** The domains of a site, proven by a record in the DNS. */
import { backOffice, operation, recentStaff, service, staffOnly } from '../operation.ts';
import { boolean, choice, date, guid, list, message, nullable, ref, text } from '../schema.ts';

export const DnsRecord = message('DnsRecord', {
  type: choice('TXT', 'CNAME'),
  name: text(),
  value: text(),
});

export const SiteDomain = message('SiteDomain', {
  id: guid,
  host: text(),
  isVerified: boolean,
  /** Whether the site is shown under it, and its other host names lead there. */
  isPrimary: boolean,
  /** Proves whose domain it is; either of them will do. */
  proofs: list(ref(DnsRecord)),
  createdDate: date,
  verifiedDate: nullable(date),
});

const domains = {
  domains: list(ref(SiteDomain)),
  /** The host name under the platform, which a domain's own records may point to. */
  platformHost: text(),
} as const;
const domainId = guid;
const change = staffOnly('SETTINGS.SITE_UPDATE');

export const siteDomains = service('stoa.sites.domains', ['/stoa'], {
  listSiteDomains: operation({
    method: 'GET',
    path: '/v1/site/domains',
    summary: 'List the domains of the site, and what proves those that are not verified',
    permit: backOffice('SETTINGS.SITE_READ'),
    request: {},
    response: domains,
  }),
  addSiteDomain: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/site/domains',
    summary: 'Add a domain, which counts once it is verified',
    permit: recentStaff('SETTINGS.SITE_UPDATE'),
    request: { host: text({ minLength: 1, maxLength: 253 }) },
    response: domains,
    required: ['host'],
    errors: ['DOMAIN_NOT_POSSIBLE', 'TOO_MANY_DOMAINS'],
  }),
  verifySiteDomain: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/site/domains/{domainId}/verify',
    summary: 'Look for the proof of a domain in the DNS; once it is there, the site answers under the domain',
    permit: change,
    request: { domainId },
    response: domains,
    required: ['domainId'],
    errors: ['DOMAIN_NOT_PROVEN', 'THROTTLED_FEATURE'],
  }),
  setPrimaryDomain: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/site/domains/primary',
    summary: 'Choose the domain under which the site is shown; null for its host name under the platform',
    permit: change,
    request: { domainId: nullable(domainId) },
    response: domains,
    errors: ['DOMAIN_NOT_PROVEN'],
  }),
  removeSiteDomain: operation({
    method: 'DELETE',
    effect: 'write',
    path: '/v1/site/domains/{domainId}',
    summary: 'Remove a domain; the site no longer answers under it',
    permit: change,
    request: { domainId },
    response: domains,
    required: ['domainId'],
  }),
});
