export { consentSource, siteConsentOf } from './change-consent.ts';
