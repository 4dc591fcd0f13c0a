import { siteDomains } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { addSiteDomain, listSiteDomains, removeSiteDomain, setPrimaryDomain } from './manage-domains.ts';
import { verifySiteDomain } from './verify-domain.ts';

export const served = [
  ...serve(siteDomains, { listSiteDomains, addSiteDomain, verifySiteDomain, setPrimaryDomain, removeSiteDomain }),
];
