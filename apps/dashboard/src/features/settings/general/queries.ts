import { queryOptions } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';

export const loadSiteSettings = async () => present((await api.siteSettings.getSiteSettings()).settings, 'settings');
export const siteSettingsQuery = queryOptions({ queryKey: ['site-settings'], queryFn: loadSiteSettings });
export type SiteSettings = Awaited<ReturnType<typeof loadSiteSettings>>;

/** What a new shop still needs before it sells. */
export const setUpQuery = queryOptions({
  queryKey: [...siteSettingsQuery.queryKey, 'set-up'],
  queryFn: () => api.siteSettings.getSetUpProgress(),
});
