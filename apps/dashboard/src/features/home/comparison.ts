import { shifted } from '../reports/span.ts';

export const periods = ['7', '30', '90'] as const;
export type Period = (typeof periods)[number];

/** The period of equal length before the one that starts at `first`, in calendar days with both ends included. */
export function periodBefore(first: string, length: number): { first: string; last: string } {
  return { first: shifted(first, -length), last: shifted(first, -1) };
}
