import { integer, localDate } from '../schema.ts';

/** What a report is of: `days` up to and with `until`, by the site's calendar; today without it. */
export const period = { days: integer({ minimum: 1, maximum: 366 }), until: localDate };
