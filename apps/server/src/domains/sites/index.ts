export { type SiteDirectory, siteDirectory } from './site-directory.ts';
export { siteOperations } from './operations.ts';
export { insertSite, listSitesOf, type NewSite } from './sites.store.ts';
