export { findRedirectDomains, openRedirectSession, removeExpiredRedirectSessions } from './redirects.store.ts';
