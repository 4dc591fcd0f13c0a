export { lastDays } from './calendar.ts';
