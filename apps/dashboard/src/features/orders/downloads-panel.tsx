import { Button, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { useMay } from '../../app/permissions.ts';
import { Failure } from '../../ui/failure.tsx';
import list from '../../ui/list.module.css';
import { Panel } from '../../ui/panel.tsx';
import { useChange } from '../../ui/use-change.ts';
import type { OrderView } from './order.ts';

type Answer = Awaited<ReturnType<typeof api.downloads.listDownloadsOfOrder>>;
type DownloadView = NonNullable<Answer['downloads']>[number];

const downloadsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'one', orderId, 'downloads'],
    queryFn: async () => (await api.downloads.listDownloadsOfOrder({ orderId })).downloads ?? [],
  });

/** The files that the customer got with the order, and how often they were downloaded. Nothing where there are none. */
export function DownloadsPanel({ order: { id } }: { order: OrderView }) {
  const orderId = id ?? '';
  const result = useQuery(downloadsQuery(orderId));
  const may = useMay();
  const change = useChange(['orders']);
  if (result.isError) return <Failure error={result.error} onRetry={() => void result.refetch()} />;
  if (result.isPending || result.data.length === 0) return null;
  const renew = () =>
    change.mutate({
      change: () => api.downloads.renewDownloads({ orderId }),
      done: 'The downloads were renewed, and the customer was e-mailed the link',
    });
  return (
    <Panel
      title="Downloads"
      flush
      aside={
        may('downloads.renewDownloads') && (
          <Button size="sm" variant="default" loading={change.isPending} onClick={renew}>
            Renew and send again
          </Button>
        )
      }
    >
      <ul className={list.cards}>
        {result.data.map((download) => (
          <li key={download.lineItemId} className={list.card}>
            <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
              {download.fileName}
            </Text>
            <Facts download={download} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function downloadedText(times: number): string {
  if (times === 0) return 'Not downloaded yet';
  return times === 1 ? 'Downloaded once' : `Downloaded ${times} times`;
}

function Facts({ download: { fetched = 0, left = null, expirationDate } }: { download: DownloadView }) {
  const format = useFormat();
  const facts = [
    downloadedText(fetched),
    ...(left === null ? [] : [left === 1 ? '1 download left' : `${left} downloads left`]),
    ...(expirationDate ? [`until ${format.date(expirationDate)}`] : []),
  ];
  return (
    <Text size="sm" c="dimmed">
      {facts.join(' · ')}
    </Text>
  );
}
