export { findRedirectDomains, openRedirectSession } from './redirects.store.ts';
