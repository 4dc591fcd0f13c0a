import { expect, test } from 'vitest';
import { endsOf, monthsAt, spanOf } from './span.ts';

test('a span has the days from a first to a last one, a year at most', () => {
  expect(spanOf('2026-02-27', '2026-03-02')).toEqual({ days: 4, until: '2026-03-02' });
  expect(spanOf('2026-03-02', '2026-03-02')).toEqual({ days: 1, until: '2026-03-02' });
  for (const [first, last] of [
    ['2026-03-03', '2026-03-02'],
    ['2025-01-01', '2026-03-02'],
    ['', '2026-03-02'],
    ['2026-02-31x', '2026-03-02'],
  ] as const)
    expect(spanOf(first, last)).toBeNull();
  expect(endsOf({ days: 4, until: '2026-03-02' })).toEqual({ first: '2026-02-27', last: '2026-03-02' });
});

test('months are those of the calendar', () => {
  expect(monthsAt('2026-03-29')).toEqual({
    thisMonth: { days: 29, until: '2026-03-29' },
    lastMonth: { days: 28, until: '2026-02-28' },
  });
  expect(monthsAt('2026-01-01').lastMonth).toEqual({ days: 31, until: '2025-12-31' });
});
