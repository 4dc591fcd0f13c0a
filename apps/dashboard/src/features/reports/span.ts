/** Days that a report is of: so many up to a day, `2026-01-31`; up to today without one. */
export type Span = { days: number; until?: string };

const DAY_MS = 86_400_000;
const MOST_DAYS = 366;

const timeOf = (day: string): number => (/^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN);
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The days from a first to a last one; null if they are none, or too many. */
export function spanOf(first: string, last: string): Required<Span> | null {
  const days = (timeOf(last) - timeOf(first)) / DAY_MS + 1;
  return days >= 1 && days <= MOST_DAYS ? { days, until: last } : null;
}

/** The first and the last day of what has an end. */
export const endsOf = ({ days, until }: Required<Span>) => ({
  first: dayAt(timeOf(until) - (days - 1) * DAY_MS),
  last: until,
});

/** The month of a day up to then, and the whole month before. */
export function monthsAt(today: string): { thisMonth: Required<Span>; lastMonth: Required<Span> } {
  const date = Number(today.slice(8));
  const last = timeOf(today) - date * DAY_MS;
  return {
    thisMonth: { days: date, until: today },
    lastMonth: { days: new Date(last).getUTCDate(), until: dayAt(last) },
  };
}
