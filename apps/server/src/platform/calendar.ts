import { DAY_MS } from './durations.ts';

/** The calendar days up to today in a time zone, oldest first: `2026-01-31`. */
export function lastDays(now: Date, timeZone: string, count: number): string[] {
  const today = Date.parse(calendarDay(now, timeZone));
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** Canadian English has ISO dates. */
const calendarDay = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment);
