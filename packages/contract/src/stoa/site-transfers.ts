/** Giving a site to another person: its owner offers it, and the other accepts, by a link in a mail or in the dashboard. */
import { anyAccount, open, operation, recentStaff, service, staffOnly } from '../operation.ts';
import { boolean, date, email, guid, list, message, nullable, ref, text } from '../schema.ts';

/** What the owner sees. */
export const SiteTransfer = message('SiteTransfer', {
  id: guid,
  /** The person who may accept. */
  email,
  /** Whether whoever gives the site away stays on its team as an admin. */
  staysOnTeam: boolean,
  createdDate: date,
  expiresDate: date,
});

/** What the person sees whom a site is offered to. */
export const ReceivedTransfer = message('ReceivedTransfer', {
  id: guid,
  siteName: text(),
  url: text(),
  email,
  offeredBy: text(),
  staysOnTeam: boolean,
  /** Whether the address has an account. If so, no name and password are needed to accept. */
  hasAccount: boolean,
  expiresDate: date,
});

const token = text({ minLength: 1, maxLength: 200 });

export const siteTransfers = service('stoa.sites.transfers', ['/stoa'], {
  getSiteTransfer: operation({
    method: 'GET',
    path: '/v1/site/transfer',
    summary: 'Get the open offer to transfer the site; null where there is none',
    permit: staffOnly('OWNER.TRANSFER'),
    request: {},
    response: { transfer: nullable(ref(SiteTransfer)) },
  }),
  offerSite: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/site/transfer',
    summary: 'Offer the site to somebody by e-mail, for a week; another offer replaces the first',
    permit: recentStaff('OWNER.TRANSFER'),
    request: { email, staysOnTeam: boolean },
    response: { transfer: ref(SiteTransfer) },
    required: ['email', 'staysOnTeam'],
    errors: ['SITE_IS_YOURS', 'THROTTLED_FEATURE'],
  }),
  withdrawSiteTransfer: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/site/transfer/withdraw',
    summary: 'Withdraw the offer to transfer the site',
    permit: staffOnly('OWNER.TRANSFER'),
    request: {},
    response: {},
    errors: ['TRANSFER_NOT_FOUND'],
  }),
  listReceivedTransfers: operation({
    method: 'GET',
    path: '/v1/my-sites/transfers',
    summary: 'List the sites that are offered to the signed-in person',
    permit: anyAccount,
    request: {},
    response: { transfers: list(ref(ReceivedTransfer)) },
  }),
  acceptReceivedTransfer: operation({
    method: 'POST',
    effect: 'write',
    hasOwnLog: true,
    path: '/v1/my-sites/transfers/{transferId}/accept',
    summary: 'Become the owner of a site that is offered to the signed-in person',
    permit: anyAccount,
    request: { transferId: guid },
    response: { siteId: guid },
    required: ['transferId'],
    errors: ['TRANSFER_NOT_FOUND', 'TOO_MANY_SITES', 'IDENTITY_BLOCKED'],
  }),
  declineReceivedTransfer: operation({
    method: 'POST',
    effect: 'write',
    hasOwnLog: true,
    path: '/v1/my-sites/transfers/{transferId}/decline',
    summary: 'Decline a site that is offered to the signed-in person',
    permit: anyAccount,
    request: { transferId: guid },
    response: {},
    required: ['transferId'],
    errors: ['TRANSFER_NOT_FOUND'],
  }),
  getTransferByLink: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/site-transfers/link',
    summary: 'Get the offer of a site by the token of its link',
    permit: open,
    request: { token },
    response: { transfer: ref(ReceivedTransfer) },
    required: ['token'],
    errors: ['TRANSFER_NOT_FOUND'],
  }),
  acceptTransferByLink: operation({
    method: 'POST',
    effect: 'write',
    path: '/v1/site-transfers/link/accept',
    summary: 'Become the owner of a site by the link of its offer, with the account of the address or a new one',
    permit: open,
    request: { token, name: text({ maxLength: 100 }), password: text({ minLength: 1, maxLength: 200 }) },
    response: { email, createdAccount: boolean },
    required: ['token'],
    errors: ['TRANSFER_NOT_FOUND', 'TOO_MANY_SITES', 'IDENTITY_BLOCKED', 'WEAK_PASSWORD'],
  }),
});
