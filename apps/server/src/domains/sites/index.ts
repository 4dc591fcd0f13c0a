export { siteOperations } from './operations.ts';
export { type SiteDirectory, siteDirectory } from './site-directory.ts';
export { hasSites, insertSite, type NewSite, setSiteState } from './sites.store.ts';
