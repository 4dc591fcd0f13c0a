import type { Static } from '@stoa/contract';
import type { Account } from '@stoa/contract/stoa/accounts';
import type { MySite } from '@stoa/contract/stoa/my-sites';
import type { Site } from '@stoa/contract/stoa/site';
import { createContext, useContext } from 'react';
import { actOnSite, api, present } from './api.ts';

export type Session = {
  account: Static<typeof Account>;
  /** The site that the app shows. */
  site: Static<typeof Site>;
  /** All sites that the user works on. */
  sites: Static<typeof MySite>[];
};

const CHOSEN_SITE = 'stoa.chosen-site';

/** Stores the current site in this browser. */
const rememberSite = (siteId: string) => localStorage.setItem(CHOSEN_SITE, siteId);

/** Opens the app for a site. It is loaded anew, so that nothing of another site stays in memory. */
export function openSite(siteId: string) {
  rememberSite(siteId);
  window.location.assign(import.meta.env.BASE_URL);
}

/** The signed-in user and their current site; null if they have none yet. Throws ApiError 401 if nobody is signed in. */
export async function loadSession(): Promise<Session | null> {
  // links in mails name the site that they are about
  const named = new URLSearchParams(window.location.search).get('site');
  if (named) rememberSite(named);
  actOnSite(localStorage.getItem(CHOSEN_SITE));
  // the stored site, if the user still works on it; else their first one
  const known = present((await api.accounts.getSession()).account, 'account');
  if (!known.siteId) return null;
  actOnSite(known.siteId);
  const { sites = [] } = await api.siteAdministration.listMySites();
  const { site } = await api.sites.getSite();
  return { account: known, sites, site: present(site, 'site') };
}

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

/** The session of the surrounding page. */
export function useSession(): Session {
  return present(useContext(SessionContext), 'session');
}
