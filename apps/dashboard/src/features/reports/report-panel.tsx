import { Skeleton } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { Panel } from '../../ui/panel.tsx';

const texts = words.reports;

type ReportPanelProps<Part> = {
  title: string;
  result: UseQueryResult<{ parts?: Part[] }>;
  children: (parts: Part[]) => ReactNode;
};

/** A part of a report: shown once it is loaded, and if there is something in it. */
export function ReportPanel<Part>({ title, result, children }: ReportPanelProps<Part>) {
  const { parts } = result.data ?? {};
  if (parts && parts.length > 0) return children(parts);
  return (
    <Panel title={title}>
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <Skeleton h={160} />}
      {result.isSuccess && <NothingHere icon={<IconChartBar />} title={texts.none} description={texts.noneText} />}
    </Panel>
  );
}
