import type { Domain } from '../../domain.ts';
import { siteGivenLetter } from './letters/site-given.ts';
import { siteOfferedLetter } from './letters/site-offered.ts';
import { siteReceivedLetter } from './letters/site-received.ts';
import { served } from './operations.ts';
import { removeOldTransfers } from './transfers.store.ts';

export const siteTransfers: Domain = {
  name: 'site-transfers',
  says: 'How a site gets another owner: offered by the one it has, accepted by the other',
  owns: ['site_transfers'],
  reads: {
    sites: 'an offer names its site, and ends with it',
    site_hosts: 'an offer says where its site is',
    users: 'an offer says who makes it',
  },
  serves: served,
  expires: [removeOldTransfers],
  letters: [siteOfferedLetter, siteGivenLetter, siteReceivedLetter],
};
