import { expect, test } from 'vitest';
import {
  differs,
  emptyWeek,
  hasRoom,
  usualWeek,
  type Week,
  withDay,
  withTimesOf,
  withWindow,
  wrongWithWeek,
} from './week.ts';

const morning = { from: '08:00', to: '11:00' };
const week: Week = emptyWeek.with(0, [morning]);

test('a day that is switched on has the times of the one before', () => {
  expect(withDay(week, 3, true)[3]).toEqual([morning]);
  expect(withDay(emptyWeek.with(4, [morning]), 1, true)[1]).toEqual([morning]);
  expect(withDay(emptyWeek, 1, true)[1]).toEqual([{ from: '10:00', to: '14:00' }]);
  expect(withDay(week, 0, false)).toEqual(emptyWeek);
});

test('another window follows the last one, up to midnight', () => {
  expect(withWindow(week, 0)[0]).toEqual([morning, { from: '11:00', to: '14:00' }]);
  const late = withWindow(emptyWeek.with(6, [{ from: '20:00', to: '23:00' }]), 6)[6] ?? [];
  expect(late.at(-1)).toEqual({ from: '23:00', to: '23:59' });
  expect(hasRoom(late)).toBe(false);
  expect(hasRoom([morning])).toBe(true);
});

test('the times of a day are copied to days that are on', () => {
  const mixed = usualWeek.with(0, [morning]);
  expect(differs(mixed, 0)).toBe(true);
  const copied = withTimesOf(mixed, 0);
  expect(copied.map((windows) => windows.length)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  expect(copied[4]).toEqual([morning]);
  expect(differs(copied, 0)).toBe(false);
});

test('each window ends after it starts, and starts after the one before', () => {
  const wrong = (one: Week) => Object.entries(wrongWithWeek(one, 'week')).flatMap(([at, text]) => (text ? [at] : []));
  expect(wrong(usualWeek)).toEqual([]);
  expect(wrong(emptyWeek)).toEqual(['week']);
  expect(wrong(emptyWeek.with(2, [{ from: '12:00', to: '12:00' }]))).toEqual(['week.2.0.to']);
  expect(wrong(emptyWeek.with(2, [morning, { from: '10:00', to: '' }]))).toEqual(['week.2.1.from', 'week.2.1.to']);
});
