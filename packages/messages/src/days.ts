/** Calendar days, `2026-12-24`, and the instants at which they begin and end in a time zone. */

const SECOND_MS = 1000;
const DAY_MS = 86_400_000;

/** The date and time that clocks of the time zone show at an instant, as if it were UTC. */
function shownAt(instant: Date, timeZone: string): Date {
  // the Swedish form is the ISO form with a space
  const text = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(instant);
  return new Date(`${text.replace(' ', 'T')}Z`);
}

export const dayOf = (instant: string, timeZone: string): string =>
  shownAt(new Date(instant), timeZone).toISOString().slice(0, 10);

/** The instant at which a day begins: the clock's offset then may differ from that of the first guess. */
export function startOfDay(day: string, timeZone: string): string {
  const wanted = new Date(`${day}T00:00:00Z`).getTime();
  const offsetAt = (time: number) => shownAt(new Date(time), timeZone).getTime() - time;
  return new Date(wanted - offsetAt(wanted - offsetAt(wanted))).toISOString();
}

/** A second before the next day begins. */
export function endOfDay(day: string, timeZone: string): string {
  const next = new Date(new Date(`${day}T00:00:00Z`).getTime() + DAY_MS).toISOString().slice(0, 10);
  return new Date(new Date(startOfDay(next, timeZone)).getTime() - SECOND_MS).toISOString();
}
