import { lastMomentOf } from '@stoa/messages/days';
import type { Context } from './context.ts';

/** Up to when a report is that ends on a day of the site's calendar: the end of that day, or now where it is not over. */
export function reportEnd({ now, site }: Pick<Context, 'now' | 'site'>, until: string | undefined): Date {
  const moment = now();
  if (until === undefined) return moment;
  return new Date(Math.min(moment.getTime(), Date.parse(lastMomentOf(until, site.timeZone))));
}
