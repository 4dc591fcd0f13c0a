export { isAllowedAddress } from '../identity/index.ts';
export type { RedirectSession } from './redirect-session.ts';
export {
  findRedirectDomains as findReturnDomains,
  openRedirectSession,
  removeExpiredRedirectSessions,
} from './redirects.store.ts';
