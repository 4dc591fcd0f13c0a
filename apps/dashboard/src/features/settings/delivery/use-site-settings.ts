import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../app/permissions.ts';
import { siteSettingsQuery } from '../general/queries.ts';

/** The settings of the site; nothing for roles that may not see them. */
export const useSiteSettings = () =>
  useQuery({ ...siteSettingsQuery, enabled: useMay()('siteSettings.getSiteSettings') }).data;
