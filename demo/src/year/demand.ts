type CalendarDay = { month: number; day: number; weekday: number; daysAgo: number };

/** The days of the year. */
export const DAYS = 365;

/**
 * How many come on a day, compared with other days: more each month, most on Sundays, and a peak before the holidays.
 * `month` counts from 0, `weekday` from Sunday.
 */
export function demandOn({ month, day, weekday, daysAgo }: CalendarDay): number {
  const growth = 0.5 + (DAYS - daysAgo) / DAYS;
  const week = [1.5, 0.9, 0.8, 0.85, 0.95, 1, 1.35][weekday] ?? 1;
  const isBeforeHolidays = (month === 10 && day >= 20) || (month === 11 && day <= 18);
  const isSummer = month === 6 || month === 7;
  return growth * week * (isBeforeHolidays ? 2.6 : 1) * (isSummer ? 0.75 : 1);
}

export function calendarDay(today: Date, daysAgo: number): CalendarDay {
  const date = new Date(today.getTime() - daysAgo * 86_400_000);
  return { month: date.getUTCMonth(), day: date.getUTCDate(), weekday: date.getUTCDay(), daysAgo };
}
