import { Group, Progress, Skeleton, Stack, Text } from '@mantine/core';
import { useFormat } from '../../../app/format.ts';
import { words } from '../../../app/words.ts';
import { ChartPanel } from '../../../ui/chart-panel.tsx';
import { PartsTable } from '../parts-table.tsx';
import type { VisitReport } from './queries.ts';
import { type FunnelStep, funnelOf } from './visit-figures.ts';

const texts = words.visits;

const TITLE = texts.funnel.title;

/** How far visitors get on the way to an order. */
export function FunnelPanel({ report }: { report: VisitReport | undefined }) {
  const format = useFormat();
  const loading = <Skeleton h={220} />;
  const steps = report && funnelOf(report, format);
  return (
    <ChartPanel
      title={TITLE}
      chart={steps ? <Bars steps={steps} number={format.number} /> : loading}
      table={
        steps ? (
          <PartsTable
            title={TITLE}
            rows={steps}
            keyOf={({ name }) => name}
            fileName="funnel.csv"
            columns={[
              { heading: texts.funnel.step, show: ({ name }) => name, write: ({ name }) => name },
              {
                heading: texts.visitors,
                show: ({ visitors }) => format.number(visitors),
                write: ({ visitors }) => String(visitors),
              },
              { heading: texts.funnel.ofAll, show: ({ ofAll }) => ofAll, write: ({ ofAll }) => ofAll },
              {
                heading: texts.funnel.ofPrevious,
                show: ({ ofPrevious }) => ofPrevious,
                write: ({ ofPrevious }) => ofPrevious,
              },
            ]}
          />
        ) : (
          loading
        )
      }
    />
  );
}

function Bars({ steps, number }: { steps: readonly FunnelStep[]; number: (value: number) => string }) {
  const most = Math.max(1, ...steps.map(({ visitors }) => visitors));
  return (
    <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
      {steps.map(({ name, visitors, ofAll }) => (
        <li key={name}>
          <Group justify="space-between" gap="sm" wrap="nowrap" mb={4}>
            <Text size="sm" fw={500}>
              {name}
            </Text>
            <Text size="sm" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              {number(visitors)}{' '}
              <Text span c="dimmed" inherit>
                · {ofAll}
              </Text>
            </Text>
          </Group>
          <Progress value={(visitors / most) * 100} size="lg" aria-hidden />
        </li>
      ))}
    </Stack>
  );
}
