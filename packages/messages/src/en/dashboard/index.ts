/** Texts of the dashboard, by subject. */
import { address } from '../address.ts';
import { actions } from './actions.ts';
import { blog } from './blog.ts';
import { common } from './common.ts';
import { delivery } from './delivery.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { lists } from './lists.ts';
import { newSite } from './new-site.ts';
import { offline } from './offline.ts';
import { ownSites } from './own-sites.ts';
import { shell } from './shell.ts';
import { shopPages } from './shop-pages.ts';
import { siteForms } from './site-forms.ts';
import { sitePages } from './site-pages.ts';
import { translating } from './translating.ts';
import { usps } from './usps.ts';

export const dashboard = {
  address,
  actions,
  blog,
  common,
  delivery,
  forms,
  home,
  lists,
  newSite,
  offline,
  ownSites,
  shell,
  shopPages,
  siteForms,
  sitePages,
  translating,
  usps,
};

export type DashboardMessages = typeof dashboard;
