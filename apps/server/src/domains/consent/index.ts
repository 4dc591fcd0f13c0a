export { siteConsentOf } from './change-consent.ts';
