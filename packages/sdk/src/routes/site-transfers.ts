/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const siteTransfers = /* @__PURE__ */ routes<typeof contract.siteTransfers>({
  getSiteTransfer: 'GET /stoa/v1/site/transfer',
  offerSite: 'POST /stoa/v1/site/transfer',
  withdrawSiteTransfer: 'POST /stoa/v1/site/transfer/withdraw',
  listReceivedTransfers: 'GET /stoa/v1/my-sites/transfers',
  acceptReceivedTransfer: 'POST /stoa/v1/my-sites/transfers/{transferId}/accept',
  declineReceivedTransfer: 'POST /stoa/v1/my-sites/transfers/{transferId}/decline',
  getTransferByLink: 'POST /stoa/v1/site-transfers/link',
  acceptTransferByLink: 'POST /stoa/v1/site-transfers/link/accept',
});
