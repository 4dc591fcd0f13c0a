import { expect, test } from 'vitest';
import { clockTimeOf, dayOf, endOfDay, instantOf, lastMomentOf, startOfDay } from './days.ts';

test.each([
  ['2026-12-24', 'UTC', '2026-12-24T00:00:00.000Z', '2026-12-24T23:59:59.000Z'],
  ['2026-07-01', 'Europe/Berlin', '2026-06-30T22:00:00.000Z', '2026-07-01T21:59:59.000Z'],
  // the clocks go forward, and back
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.000Z'],
  ['2026-01-01', 'America/New_York', '2026-01-01T05:00:00.000Z', '2026-01-02T04:59:59.000Z'],
  ['2026-01-01', 'Pacific/Auckland', '2025-12-31T11:00:00.000Z', '2026-01-01T10:59:59.000Z'],
])('%s in %s begins and ends there', (day, timeZone, start, end) => {
  expect([startOfDay(day, timeZone), endOfDay(day, timeZone)]).toEqual([start, end]);
  expect([dayOf(start, timeZone), dayOf(end, timeZone)]).toEqual([day, day]);
  expect(lastMomentOf(day, timeZone)).toBe(end.replace('.000Z', '.999Z'));
});

test.each([
  ['2026-12-24T18:00', 'Europe/Berlin', '2026-12-24T17:00:00.000Z'],
  ['2026-07-01T18:00', 'Europe/Berlin', '2026-07-01T16:00:00.000Z'],
  ['2026-07-01T00:30', 'America/Los_Angeles', '2026-07-01T07:30:00.000Z'],
  ['2026-07-01T00:30', 'Asia/Kathmandu', '2026-06-30T18:45:00.000Z'],
  ['2026-10-25T03:30', 'Europe/Berlin', '2026-10-25T02:30:00.000Z'],
])('%s in %s is %s', (local, timeZone, moment) => {
  expect(instantOf(local, timeZone)).toBe(moment);
  expect(clockTimeOf(moment, timeZone)).toBe(local);
});

test('what is no time is none', () => {
  expect(instantOf('', 'UTC')).toBeNull();
  expect(instantOf('2026-13-01T00:00', 'UTC')).toBeNull();
});
