export type { RedirectSession } from './redirect-session.ts';
export { openRedirectSession } from './redirects.store.ts';
