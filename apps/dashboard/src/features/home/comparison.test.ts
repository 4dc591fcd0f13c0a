import { expect, test } from 'vitest';
import { relativeChange } from '../../ui/relative-change.ts';
import { periodBefore } from './comparison.ts';

test('a change is relative to the previous period', () => {
  expect(relativeChange(125, 100)).toBe(0.25);
  expect(relativeChange(0, 100)).toBe(-1);
  expect(relativeChange(0, 0)).toBeNull();
  expect(relativeChange(5, 0)).toBeNull();
});

test('the previous period ends one day earlier, across months and clock changes', () => {
  expect(periodBefore('2026-03-30', 7)).toEqual({ first: '2026-03-23', last: '2026-03-29' });
  expect(periodBefore('2024-03-01', 30)).toEqual({ first: '2024-01-31', last: '2024-02-29' });
});
