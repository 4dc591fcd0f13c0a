import { expect, test } from 'vitest';
import { afterCycle, startOfCycle } from './cycles.ts';

const at = (date: string) => `${date}T08:30:00.000Z`;
const days = (frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR', interval: number, from: string, cycles: number[]) =>
  cycles.map((cycle) =>
    startOfCycle({ frequency, interval }, { cycle: 1, date: at(from) }, cycle)
      .toISOString()
      .slice(0, 10),
  );

test('cycles are counted from their anchor, so that short months do not move the ones after them', () => {
  expect(days('MONTH', 1, '2026-01-31', [1, 2, 3, 4])).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
  ]);
  expect(days('MONTH', 3, '2026-11-30', [2, 3])).toEqual(['2027-02-28', '2027-05-30']);
  expect(days('YEAR', 1, '2028-02-29', [2, 5])).toEqual(['2029-02-28', '2032-02-29']);
  expect(days('WEEK', 2, '2026-03-02', [2, 3])).toEqual(['2026-03-16', '2026-03-30']);
  expect(days('DAY', 10, '2026-03-02', [2, 3])).toEqual(['2026-03-12', '2026-03-22']);
});

test('cycles that were missed are not charged', () => {
  const terms = {
    optionId: '',
    title: '',
    description: null,
    frequency: 'MONTH',
    interval: 1,
    billingCycles: null,
  } as const;
  const anchor = { cycle: 1, date: at('2026-01-31') };
  expect(afterCycle({ terms, anchor }, 2, new Date(at('2026-03-02')))).toEqual({ anchor, nextDate: at('2026-03-31') });
  expect(afterCycle({ terms, anchor }, 2, new Date(at('2026-05-05')))).toEqual({
    anchor: { cycle: 2, date: at('2026-05-05') },
    nextDate: at('2026-06-05'),
  });
});
