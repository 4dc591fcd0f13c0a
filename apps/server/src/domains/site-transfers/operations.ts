import { siteTransfers } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { acceptReceivedTransfer, acceptTransferByLink, declineReceivedTransfer } from './accept-transfer.ts';
import { getSiteTransfer, offerSite, withdrawSiteTransfer } from './offer-site.ts';
import { getTransferByLink, listReceivedTransfers } from './received-transfers.ts';

export const served = serve(siteTransfers, {
  ...{ getSiteTransfer, offerSite, withdrawSiteTransfer },
  ...{ listReceivedTransfers, acceptReceivedTransfer, declineReceivedTransfer },
  ...{ getTransferByLink, acceptTransferByLink },
});
