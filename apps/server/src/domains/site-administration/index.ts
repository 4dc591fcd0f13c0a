export { mayMakeFirstSite, planOf, problemsOf, refuseFurtherSite, withFreeAddress } from './create-my-site.ts';
export { createSite } from './create-site.ts';
export { purgeOldTrash } from './purge-sites.ts';
export { suggestAddress } from './site-address.ts';
