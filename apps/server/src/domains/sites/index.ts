export { insertSite, type NewSite } from './insert-site.store.ts';
export { type SiteDirectory, siteDirectory } from './site-directory.ts';
export { hasSites, readSiteFacts, type SiteFacts, saveSiteFacts, setSiteState } from './sites.store.ts';
