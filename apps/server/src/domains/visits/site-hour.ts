import { MINUTE_MS } from '../../platform/durations.ts';

/** An hour by a site's clock: its day (`2026-01-31`) and itself (`00` to `23`), and when to look at the clock again. */
export type SiteHour = { day: string; hour: string; until: number };

/** Clocks differ by whole quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

export function siteHour(now: Date, timeZone: string): SiteHour {
  const format = formats.get(timeZone) ?? formatFor(timeZone);
  formats.set(timeZone, format);
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const until = (Math.floor(now.getTime() / QUARTER_MS) + 1) * QUARTER_MS;
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: parts.hour ?? '00', until };
}

const formatFor = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
