export { collectPurchases, removeOldMeetings } from './meetings.store.ts';
export { viewsData } from './personal-data.store.ts';
