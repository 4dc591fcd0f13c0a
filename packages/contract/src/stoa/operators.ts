/** The server as its operators see it: all sites, and who may come. Only accounts that the server's settings name get an answer. */
import { anyAccount, operation, service } from '../operation.ts';
import { boolean, date, email, guid, integer, list, message, nullable, ref, text } from '../schema.ts';
import { SiteState } from './site.ts';

const most = nullable(integer({ minimum: 0, maximum: 1_000_000_000 }));

/** How much a site may have at most. What is null is as for all sites, or has no limit where it is said of all. */
export const SiteLimits = message('SiteLimits', {
  products: most,
  pages: most,
  /** People of the team, including open invitations. */
  staff: most,
  /** Domains of its own. */
  domains: most,
  /** Of all its files, in units of 1,048,576 bytes. */
  storageMegabytes: most,
});

/** What holds for all sites that have no limits of their own. */
export const CommonLimits = message('CommonLimits', {
  ofSite: ref(SiteLimits),
  /** The number of sites that one person owns. */
  sites: most,
});

export const OperatedSite = message('OperatedSite', {
  id: guid,
  name: text(),
  url: text(),
  state: SiteState,
  /** Since when operators have shut it; null where they have not. */
  blockedDate: nullable(date),
  trashedDate: nullable(date),
  createdDate: date,
  ownerName: nullable(text()),
  ownerEmail: nullable(text()),
  /** Where it differs from all sites. */
  limits: ref(SiteLimits),
});

export const operators = service('stoa.operators', ['/stoa'], {
  listAllSites: operation({
    method: 'GET',
    path: '/v1/operators/sites',
    summary: 'List the sites of this server, the newest first, 50 at a time',
    permit: anyAccount,
    request: {
      /** A part of a name, a host name, or the owner's address. */
      search: text({ maxLength: 100 }),
      /** From the answer before. */
      after: guid,
    },
    response: { sites: list(ref(OperatedSite)), hasMore: boolean },
    errors: ['NOT_AN_OPERATOR'],
  }),
  setSiteBlocked: operation({
    method: 'POST',
    effect: 'write',
    // it is in the activity log of the site
    hasOwnLog: true,
    path: '/v1/operators/sites/{siteId}/blocked',
    summary: 'Shut a site, whatever its owner chooses, or let it be as before',
    permit: anyAccount,
    request: { siteId: guid, isBlocked: boolean },
    response: {},
    required: ['siteId', 'isBlocked'],
    errors: ['NOT_AN_OPERATOR'],
  }),
  getCommonLimits: operation({
    method: 'GET',
    path: '/v1/operators/limits',
    summary: 'Get how much every site may have, and how many sites a person may own',
    permit: anyAccount,
    request: {},
    response: { limits: ref(CommonLimits) },
    errors: ['NOT_AN_OPERATOR'],
  }),
  setCommonLimits: operation({
    method: 'POST',
    effect: 'write',
    hasOwnLog: true,
    path: '/v1/operators/limits',
    summary: 'Set how much every site may have, and how many sites a person may own; what is there already stays',
    permit: anyAccount,
    request: { limits: ref(CommonLimits) },
    response: { limits: ref(CommonLimits) },
    required: ['limits', 'limits.ofSite'],
    errors: ['NOT_AN_OPERATOR'],
  }),
  setSiteLimits: operation({
    method: 'POST',
    effect: 'write',
    // it is in the activity log of the site
    hasOwnLog: true,
    path: '/v1/operators/sites/{siteId}/limits',
    summary: 'Set in which limits a site differs from all others; what is there already stays',
    permit: anyAccount,
    request: { siteId: guid, limits: ref(SiteLimits) },
    response: {},
    required: ['siteId', 'limits'],
    errors: ['NOT_AN_OPERATOR'],
  }),
  setTemplatePublished: operation({
    method: 'POST',
    effect: 'write',
    hasOwnLog: true,
    path: '/v1/operators/site-templates/{templateId}/published',
    summary: 'Offer your own template to everybody who makes a site, or no longer offer one that an operator published',
    permit: anyAccount,
    request: { templateId: guid, isPublished: boolean },
    response: {},
    required: ['templateId', 'isPublished'],
    errors: ['NOT_AN_OPERATOR'],
  }),
  inviteToSignUp: operation({
    method: 'POST',
    effect: 'write',
    hasOwnLog: true,
    path: '/v1/operators/invitations',
    summary: 'Mail a link to sign up, which works for a week; an address with an account gets none',
    permit: anyAccount,
    request: { email },
    response: {},
    required: ['email'],
    errors: ['NOT_AN_OPERATOR', 'EMAIL_HAS_ACCOUNT'],
  }),
});
