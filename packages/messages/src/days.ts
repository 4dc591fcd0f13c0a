/** Calendar days, `2026-12-24`, times of clocks, `2026-12-24T18:05`, and their instants in a time zone. */

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

/** Making a format takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The date and time that clocks of the time zone show at an instant, as if it were UTC. Both in milliseconds. */
export function shownAt(instant: number, timeZone: string): number {
  const known = formats.get(timeZone);
  // the Swedish form is the ISO form with a space
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  if (!known) formats.set(timeZone, format);
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
}

/** The instant at which clocks of the time zone show a date and time, given as if it were UTC. Both in milliseconds. */
export function instantShowing(wanted: number, timeZone: string): number {
  const offsetAt = (time: number) => shownAt(time, timeZone) - time;
  // the clock's offset then may differ from that of the first guess
  return wanted - offsetAt(wanted - offsetAt(wanted));
}

const shownText = (instant: string, timeZone: string): string =>
  new Date(shownAt(Date.parse(instant), timeZone)).toISOString();

export const dayOf = (instant: string, timeZone: string): string => shownText(instant, timeZone).slice(0, 10);

/** The minute that clocks of the time zone show, as spreadsheets read it: `2026-12-24 18:05`. */
export const minuteOf = (instant: string, timeZone: string): string => clockTimeOf(instant, timeZone).replace('T', ' ');

/** The minute that clocks of the time zone show, as fields for times have it: `2026-12-24T18:05`. */
export const clockTimeOf = (instant: string, timeZone: string): string => shownText(instant, timeZone).slice(0, 16);

const CLOCK_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** The instant at which clocks of the time zone show a time, `2026-12-24T18:05`; null if it is no time. */
export function instantOf(clockTime: string, timeZone: string): string | null {
  const wanted = CLOCK_TIME.test(clockTime) ? Date.parse(`${clockTime}:00Z`) : Number.NaN;
  return Number.isNaN(wanted) ? null : new Date(instantShowing(wanted, timeZone)).toISOString();
}

/** The instant at which a day begins. */
export const startOfDay = (day: string, timeZone: string): string =>
  new Date(instantShowing(Date.parse(`${day}T00:00:00Z`), timeZone)).toISOString();

/** A second before the next day begins. */
export const endOfDay = (day: string, timeZone: string): string => beforeNextDay(day, timeZone, SECOND_MS);

/** The last millisecond of a day, for filters that must have all of it. */
export const lastMomentOf = (day: string, timeZone: string): string => beforeNextDay(day, timeZone, 1);

function beforeNextDay(day: string, timeZone: string, ms: number): string {
  const next = new Date(new Date(`${day}T00:00:00Z`).getTime() + DAY_MS).toISOString().slice(0, 10);
  return new Date(new Date(startOfDay(next, timeZone)).getTime() - ms).toISOString();
}
