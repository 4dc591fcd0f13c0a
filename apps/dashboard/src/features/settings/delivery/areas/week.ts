/** The times of a week at which goods are brought, as the form edits them. */
import { words } from '../../../../app/words.ts';

const texts = words.localDelivery;

/** A time of day: `09:30`. */
export type TimeOfDay = string;
export type Window = { from: TimeOfDay; to: TimeOfDay };
/** The windows of each day, Monday first; a day off has none. */
export type Week = readonly Window[][];

export const dayNames = words.weekdays.names;
const LAST_MINUTE = 23 * 60 + 59;
const FIRST_WINDOW: Window = { from: '10:00', to: '14:00' };
/** What the wire allows for a day. */
const MOST_WINDOWS = 8;

export const emptyWeek: Week = dayNames.map(() => []);
/** Working days, to begin with. */
export const usualWeek: Week = dayNames.map((_, day) => (day < 5 ? [FIRST_WINDOW] : []));

export const minutesOf = (time: TimeOfDay): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
export const timeOf = (minutes: number): TimeOfDay => {
  const within = Math.min(minutes, LAST_MINUTE);
  return [Math.floor(within / 60), within % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

/** Switches a day on, with the times of the closest earlier day that has any, or off. */
export function withDay(week: Week, day: number, isOn: boolean): Week {
  const earlier = week.slice(0, day).findLast((windows) => windows.length > 0);
  const other = earlier ?? week.find((windows) => windows.length > 0) ?? [FIRST_WINDOW];
  return week.with(day, isOn ? other.map((window) => ({ ...window })) : []);
}

/** Whether there is room for another window after the last one of a day. */
export const hasRoom = (windows: readonly Window[]): boolean =>
  windows.length < MOST_WINDOWS && minutesOf(windows.at(-1)?.to ?? '00:00') < LAST_MINUTE;

/** Adds a window after the last one of a day, just as long. */
export function withWindow(week: Week, day: number): Week {
  const windows = week[day] ?? [];
  const last = windows.at(-1);
  if (!last) return week.with(day, [FIRST_WINDOW]);
  const length = Math.max(minutesOf(last.to) - minutesOf(last.from), 30);
  return week.with(day, [...windows, { from: last.to, to: timeOf(minutesOf(last.to) + length) }]);
}

/** Gives all days that are on the times of this one. */
export const withTimesOf = (week: Week, day: number): Week =>
  week.map((windows) => (windows.length > 0 ? (week[day] ?? []).map((window) => ({ ...window })) : []));

/** Whether other days that are on have other times. */
export const differs = (week: Week, day: number): boolean =>
  week.some((windows) => windows.length > 0 && JSON.stringify(windows) !== JSON.stringify(week[day]));

/** What is wrong with a week, by the paths of its fields. */
export function wrongWithWeek(week: Week, path: string): Record<string, string | null> {
  const wrong: Record<string, string | null> = {
    [path]: week.every((windows) => windows.length === 0) ? texts.wrong.noDays : null,
  };
  for (const [day, windows] of week.entries())
    for (const [index, { from, to }] of windows.entries()) {
      const before = windows[index - 1];
      const at = `${path}.${day}.${index}`;
      wrong[`${at}.from`] = wrongStart(from, before?.to);
      wrong[`${at}.to`] = to && minutesOf(to) > minutesOf(from) ? null : texts.wrong.end;
    }
  return wrong;
}

function wrongStart(from: TimeOfDay, before: TimeOfDay | undefined): string | null {
  if (!from) return texts.wrong.noTime;
  return before && minutesOf(from) < minutesOf(before) ? texts.wrong.start : null;
}
