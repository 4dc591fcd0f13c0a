import { ecommerceSettings, siteSettings } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { getEcommerceSettings } from './ecommerce-settings.ts';
import { getSetUpProgress } from './set-up-progress.ts';
import { getSiteSettings, updateSiteSettings } from './site-settings.ts';

export const served = [
  ...serve(siteSettings, { getSiteSettings, updateSiteSettings, getSetUpProgress }),
  ...serve(ecommerceSettings, { getEcommerceSettings }),
];
