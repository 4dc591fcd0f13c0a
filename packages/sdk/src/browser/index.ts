/** @stoa/sdk/browser: functions for pages in a browser. */
export { browserStorage } from './browser-storage.ts';
export { isPreWarmed, preWarm } from './pre-warm.ts';
export { silentLogin } from './silent-login.ts';
