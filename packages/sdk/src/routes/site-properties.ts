/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const siteProperties = /* @__PURE__ */ routes<typeof contract.siteProperties>({
  getSiteProperties: 'GET /site-properties/v4/properties',
  updateBusinessProfile: 'POST /site-properties/v4/properties/business-profile',
  updateBusinessContact: 'POST /site-properties/v4/properties/business-contact',
  updateBusinessSchedule: 'POST /site-properties/v4/properties/business-schedule',
  updateConsentPolicy: 'POST /site-properties/v4/properties/policy',
});
