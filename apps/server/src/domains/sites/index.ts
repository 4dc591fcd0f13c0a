export { insertSite, type NewSite } from './insert-site.store.ts';
export { type SiteDirectory, siteDirectory } from './site-directory.ts';
export { hasSites, setSiteState } from './sites.store.ts';
