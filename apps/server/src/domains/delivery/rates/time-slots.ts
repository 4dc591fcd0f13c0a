import { weekdays } from '@stoa/contract/ecom/local-delivery-options';
import { instantShowing, shownAt } from '@stoa/messages/days';
import { DAY_MS } from '../../../platform/durations.ts';
import type { Area } from './areas.ts';

export type TimeSlot = { from: string; to: string };
type Schedule = NonNullable<Area['scheduledDeliveryConfig']>;
type Window = { day: number; start: number; end: number };

/** The days ahead on which slots are offered, and the most slots of an area. */
const DAYS_AHEAD = 14;
const MOST_SLOTS = 40;
const codes = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

/** The times at which an order placed now can be delivered; null where the area does not deliver by the clock. */
export function timeSlots(schedule: Schedule | null | undefined, now: Date, timeZone: string): TimeSlot[] | null {
  const windows = windowsOf(schedule);
  if (!schedule || windows.length === 0) return null;
  const local = wallClock(now, timeZone);
  const cutOff = schedule.cutOffTime ? minutesOf(schedule.cutOffTime) : null;
  const isLate = cutOff !== null && local.minutes >= cutOff;
  const firstDay = local.day + ((schedule.handlingDays ?? 0) + (isLate ? 1 : 0)) * DAY_MS;
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => firstDay + index * DAY_MS);
  const slots = days.flatMap((day) => {
    // the first of January 1970 was a Thursday
    const weekday = (day / DAY_MS + 3) % 7;
    return windows
      .filter((window) => window.day === weekday)
      .map(({ start, end }) => ({ from: instant(day, start, timeZone), to: instant(day, end, timeZone) }));
  });
  return slots
    .filter(({ from }) => from > now)
    .slice(0, MOST_SLOTS)
    .map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() }));
}

/** The windows of both forms, those of a day by their start. */
function windowsOf(schedule: Schedule | null | undefined): Window[] {
  const { timeWindows = [], days } = schedule ?? {};
  const newer = timeWindows
    .filter(({ enabled }) => enabled !== false)
    .map(({ day = 'MON', start, end }) => ({ day: codes.indexOf(day), start: minutesOf(start), end: minutesOf(end) }));
  const older = weekdays.flatMap((name, day) => {
    const { enabledForDelivery, timeSlots: slots = [] } = days?.[name] ?? {};
    return enabledForDelivery ? slots.map(({ from, to }) => ({ day, start: minutesOf(from), end: minutesOf(to) })) : [];
  });
  return (newer.length > 0 ? newer : older).toSorted((one, other) => one.start - other.start);
}

const minutesOf = (time: { hours?: number | null; minutes?: number | null } | undefined): number =>
  (time?.hours ?? 0) * 60 + (time?.minutes ?? 0);

/** The date of a moment in a time zone, as midnight UTC, and the minutes since its midnight. */
function wallClock(moment: Date, timeZone: string): { day: number; minutes: number } {
  const local = shownAt(moment.getTime(), timeZone);
  const day = Math.floor(local / DAY_MS) * DAY_MS;
  return { day, minutes: Math.floor((local - day) / 60_000) };
}

/** The moment when clocks show these minutes of a day. */
const instant = (day: number, minutes: number, timeZone: string): Date =>
  new Date(instantShowing(day + minutes * 60_000, timeZone));
