import { siteAdministration, siteList } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { createMySite, duplicateSite, getSiteRules, suggestSiteAddress } from './create-my-site.ts';
import { deleteSite, restoreSite } from './delete-site.ts';
import { listMySites } from './list-my-sites.ts';
import { countSites, querySites } from './site-list.ts';
import { getSiteUse } from './site-use.ts';

export const served = [
  ...serve(siteAdministration, {
    listMySites,
    getSiteUse,
    getSiteRules,
    suggestSiteAddress,
    createMySite,
    duplicateSite,
    deleteSite,
    restoreSite,
  }),
  ...serve(siteList, { querySites, countSites }),
];
