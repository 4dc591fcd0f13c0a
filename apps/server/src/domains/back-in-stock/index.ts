export { setRequestContact } from './back-in-stock.store.ts';
export { startCollectingRequests } from './settings.ts';
