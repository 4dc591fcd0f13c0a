import { ecommerceSettings, siteProperties, siteSettings } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { getEcommerceSettings } from './ecommerce-settings.ts';
import { getSetUpProgress } from './set-up-progress.ts';
import {
  getSiteProperties,
  updateBusinessContact,
  updateBusinessProfile,
  updateBusinessSchedule,
  updateConsentPolicy,
} from './site-properties.ts';
import { getSiteSettings, setSiteState, updateSiteSettings } from './site-settings.ts';

export const served = [
  ...serve(siteSettings, { getSiteSettings, updateSiteSettings, setSiteState, getSetUpProgress }),
  ...serve(siteProperties, {
    getSiteProperties,
    updateBusinessProfile,
    updateBusinessContact,
    updateBusinessSchedule,
    updateConsentPolicy,
  }),
  ...serve(ecommerceSettings, { getEcommerceSettings }),
];
