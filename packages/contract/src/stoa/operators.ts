/** The server as its operators see it: all sites, and who may come. Only accounts that the server's settings name get an answer. */
import { anyAccount, operation, service } from '../operation.ts';
import { boolean, date, email, guid, list, message, nullable, ref, text } from '../schema.ts';
import { SiteState } from './site.ts';

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
