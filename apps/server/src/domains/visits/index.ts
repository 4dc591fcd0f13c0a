export { noteCall } from './note-call.ts';
export { type VisitCounter, visitCounter } from './visit-counter.ts';
export { insertVisitCounts } from './visits.store.ts';
