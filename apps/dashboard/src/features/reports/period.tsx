import { Group, SegmentedControl, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { words } from '../../app/words.ts';
import { oneOf } from '../../ui/one-of.ts';

const texts = words.reports.period;

const periods = ['7', '30', '90', '365'] as const;
type Period = (typeof periods)[number];
const USUAL: Period = '30';

/** The number of days that the address names. */
export function useDays(): number {
  const [params] = useSearchParams();
  return Number(oneOf(periods, params.get('days')) ?? USUAL);
}

/** Says what a report covers, and chooses its days. */
export function PeriodChoice({ days, children }: { days: number; children: ReactNode }) {
  const [, setParams] = useSearchParams();
  return (
    <Group justify="space-between" align="flex-start" gap="sm">
      <Text c="dimmed" size="sm" maw="68ch">
        {children}
      </Text>
      <SegmentedControl
        aria-label={texts.label}
        value={String(days)}
        onChange={(next) =>
          setParams(next === USUAL ? {} : { days: next }, { replace: true, preventScrollReset: true })
        }
        data={periods.map((value) => ({ value, label: value === '365' ? texts.year : texts.days(value) }))}
      />
    </Group>
  );
}
