export type { RedirectSession } from './redirect-session.ts';
export { openRedirectSession, removeExpiredRedirectSessions } from './redirects.store.ts';
