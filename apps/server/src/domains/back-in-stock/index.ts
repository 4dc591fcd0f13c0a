export { setRequestContact } from './back-in-stock.store.ts';
export { notifyBackInStock } from './notify.ts';
export { backInStockData } from './personal-data.store.ts';
export { startCollectingRequests } from './settings.ts';
