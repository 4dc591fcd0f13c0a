export { countDomains } from './site-domains.store.ts';
