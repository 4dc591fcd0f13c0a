import type { Arrival } from './arrival.ts';

/** What a visitor did since the last time that it was written. */
export type Visitor = Arrival & {
  views: number;
  steps: number;
  isStaff: boolean;
  device: string;
  country: string;
  entryPage: string;
};

/** What happened on a site in an hour: visitors by their hash, and views by page. */
export type Batch = {
  siteId: string;
  timeZone: string;
  day: string;
  hour: string;
  visitors: Map<string, Visitor>;
  pages: Map<string, number>;
  /** How often the database would not take it. */
  failures: number;
};
