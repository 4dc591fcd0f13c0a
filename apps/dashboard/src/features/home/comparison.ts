import { DAY_MS } from '../../ui/durations.ts';

export const periods = ['7', '30', '90'] as const;
export type Period = (typeof periods)[number];

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The period of equal length before the one that starts at `first`, in calendar days with both ends included. */
export function periodBefore(first: string, length: number): { first: string; last: string } {
  return { first: shifted(first, -length), last: shifted(first, -1) };
}
