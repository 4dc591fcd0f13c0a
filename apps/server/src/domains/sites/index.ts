export { endFurnishing } from './end-furnishing.ts';
export {
  findHosts,
  findTakenHosts,
  giveHost,
  insertSite,
  type NewSite,
  removeHost,
  setPrimaryHost,
} from './insert-site.store.ts';
export { type CommonLimits, readCommonLimits, saveCommonLimits, setLimits } from './limits.store.ts';
export { limitReached, roomWithin } from './limits.ts';
export { type SiteDirectory, siteDirectory } from './site-directory.ts';
export {
  findOldTrash,
  hasSites,
  purgeSite,
  readSiteFacts,
  type SiteFacts,
  saveSiteFacts,
  setBlocked,
  setSiteState,
  setTrashed,
} from './sites.store.ts';
