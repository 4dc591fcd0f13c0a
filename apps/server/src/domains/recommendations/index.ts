export { collectPurchases, removeOldMeetings } from './meetings.store.ts';
