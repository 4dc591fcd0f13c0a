import type { BusinessSchedule, Static } from '@stoa/contract';
import { invalid, type Refusal } from '../../platform/refusal.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** What is wrong with opening hours: every period has days and times, and special ones begin before they end. */
export function problemOfSchedule(
  { periods = [], specialHourPeriod = [] }: Static<typeof BusinessSchedule>,
  at: string,
): Refusal | null {
  for (const [index, { openDay, closeDay, openTime = '', closeTime = '' }] of periods.entries()) {
    const field = `${at}.periods[${index}]`;
    if (!openDay) return required(`${field}.openDay`);
    if (!closeDay) return required(`${field}.closeDay`);
    if (!TIME.test(openTime)) return notATime(`${field}.openTime`);
    if (!TIME.test(closeTime)) return notATime(`${field}.closeTime`);
  }
  for (const [index, { startDate = '', endDate = '' }] of specialHourPeriod.entries()) {
    const field = `${at}.specialHourPeriod[${index}]`;
    const [start, end] = [Date.parse(startDate), Date.parse(endDate)];
    if (Number.isNaN(start)) return wrong(`${field}.startDate`, 'must be a date');
    if (Number.isNaN(end) || end < start)
      return wrong(`${field}.endDate`, 'must be a date that is not before the first');
  }
  return null;
}

const wrong = (field: string, description: string): Refusal => invalid({ field, description, violatedRule: 'OTHER' });
const notATime = (field: string) => wrong(field, 'must be a time, such as 09:30');
const required = (field: string): Refusal =>
  invalid({ field, description: 'is required', violatedRule: 'REQUIRED_FIELD' });
