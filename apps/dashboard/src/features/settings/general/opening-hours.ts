import type { Static } from '@stoa/contract';
import type { BusinessSchedule } from '@stoa/contract/site/locations';
import { words } from '../../../app/words.ts';

const texts = words.generalSettings;

export type Schedule = Static<typeof BusinessSchedule>;
type Period = NonNullable<Schedule['periods']>[number];
type Day = NonNullable<Period['openDay']>;

const names = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] satisfies Day[];
export const DAYS = names.map((value, day) => ({ value, label: words.weekdays.names[day] ?? value }));

/** A time in which the business is open. `span`: the days from its beginning to its end, where programs made it longer. */
export type Hours = { key: string; day: Day; from: string; to: string; span: number };

/** Midnight at the end of a day, which fields for times do not know. */
const END = '24:00';

export const readHours = ({ periods = [] }: Schedule): Hours[] =>
  periods.map(({ openDay = 'MONDAY', openTime = '', closeDay = openDay, closeTime = '' }, index) => ({
    key: `known ${index}`,
    day: openDay,
    from: openTime,
    to: closeTime === END ? '00:00' : closeTime,
    span: (names.indexOf(closeDay) - names.indexOf(openDay) + 7) % 7,
  }));

/** What ends before it begins, ends on the next day. */
export const writeHours = (hours: readonly Hours[]): Period[] =>
  hours.map(({ day, from, to, span }) => {
    const days = span > 1 ? span : Number(to <= from && to !== '00:00');
    return {
      openDay: day,
      openTime: from,
      closeDay: names[(names.indexOf(day) + days) % 7] ?? day,
      closeTime: to === '00:00' && days === 0 ? END : to,
    };
  });

export const wrongWithHours = (hours: readonly Hours[]): Record<string, string> =>
  Object.fromEntries(
    hours.flatMap(({ from, to }, at) => [
      ...(from ? [] : [[`hours.${at}.from`, texts.hours.missingTime]]),
      ...(to ? [] : [[`hours.${at}.to`, texts.hours.missingTime]]),
    ]),
  );

/** The next line: the day after the last one, with the same times. */
export function newHours(hours: readonly Hours[]): Hours {
  const last = hours.at(-1);
  const day = last ? (names[(names.indexOf(last.day) + 1) % 7] ?? 'MONDAY') : 'MONDAY';
  return { key: crypto.randomUUID(), day, from: last?.from ?? '09:00', to: last?.to ?? '18:00', span: 0 };
}
