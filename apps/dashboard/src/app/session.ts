import type { Static } from '@stoa/contract';
import type { Account } from '@stoa/contract/stoa/accounts';
import type { MySite, Site } from '@stoa/contract/stoa/site';
import { createContext, useContext } from 'react';
import { actOnSite, api, present } from './api.ts';

export type Session = {
  account: Static<typeof Account>;
  /** The site that the app shows. */
  site: Static<typeof Site>;
  /** All sites that the person works on. */
  sites: Static<typeof MySite>[];
};

const CHOSEN_SITE = 'stoa.chosen-site';

/** Remembers the site to work on, for this browser. */
export const rememberSite = (siteId: string) => localStorage.setItem(CHOSEN_SITE, siteId);

/** Who is signed in and the site they work on. Throws ApiError 401 where nobody is. */
export async function loadSession(): Promise<Session> {
  // links of mails name the site that they are about
  const named = new URLSearchParams(window.location.search).get('site');
  if (named) rememberSite(named);
  actOnSite(localStorage.getItem(CHOSEN_SITE));
  // of the remembered site, where the person still works on it; else of their first
  const known = present((await api.accounts.getSession()).account, 'account');
  actOnSite(known.siteId ?? null);
  const { sites = [] } = await api.siteAdministration.listMySites();
  const { site } = await api.sites.getSite();
  return { account: known, sites, site: present(site, 'site') };
}

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

/** The session of the page around. */
export function useSession(): Session {
  return present(useContext(SessionContext), 'session');
}
