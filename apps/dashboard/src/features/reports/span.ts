import { DAY_MS } from '../../ui/durations.ts';

/** Days that a report is of: so many up to a day, `2026-01-31`; up to today without one. */
export type Span = { days: number; until?: string };

const MOST_DAYS = 366;

const timeOf = (day: string): number => (/^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN);

/** The day so many days after another, or before it. */
export const shifted = (day: string, days: number): string =>
  new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The days from a first to a last one; null if they are none, or too many. */
export function spanOf(first: string, last: string): Required<Span> | null {
  const days = (timeOf(last) - timeOf(first)) / DAY_MS + 1;
  return days >= 1 && days <= MOST_DAYS ? { days, until: last } : null;
}

/** The first and the last day of what has an end. */
export const endsOf = ({ days, until }: Required<Span>) => ({ first: shifted(until, 1 - days), last: until });

const dateOf = (day: string): number => Number(day.slice(8));

/** The month of a day up to then, and the whole month before. */
export function monthsAt(today: string): { thisMonth: Required<Span>; lastMonth: Required<Span> } {
  const last = shifted(today, -dateOf(today));
  return { thisMonth: { days: dateOf(today), until: today }, lastMonth: { days: dateOf(last), until: last } };
}
