import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { words } from '../app/words.ts';
import { Panel } from './panel.tsx';

type ChartPanelProps = { title: string; chart: ReactNode; table: ReactNode };

/** Figures as a chart, or as a table with the same. */
export function ChartPanel({ title, chart, table }: ChartPanelProps) {
  const [isTable, view] = useDisclosure(false);
  return (
    <Panel
      title={title}
      aside={
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={isTable ? <IconChartBar size={16} aria-hidden /> : <IconTable size={16} aria-hidden />}
          onClick={view.toggle}
        >
          {isTable ? words.common.asChart : words.common.asTable}
        </Button>
      }
    >
      {isTable ? table : chart}
    </Panel>
  );
}
