/** @stoa/sdk/browser: what only a page in a browser can do. */
export { browserStorage } from './browser-storage.ts';
export { isPreWarmed, preWarm } from './pre-warm.ts';
export { silentLogin } from './silent-login.ts';
