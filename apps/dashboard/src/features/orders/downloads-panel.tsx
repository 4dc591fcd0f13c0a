import { Button, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import list from '../../ui/list.module.css';
import { Panel } from '../../ui/panel.tsx';
import { useChange } from '../../ui/use-change.ts';
import type { OrderView } from './order.ts';

const texts = words.orders;

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
      done: texts.downloads.renewed,
    });
  return (
    <Panel
      title={texts.downloads.title}
      flush
      aside={
        may('downloads.renewDownloads') && (
          <Button size="sm" variant="default" loading={change.isPending} onClick={renew}>
            {texts.downloads.renew}
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

function Facts({ download: { fetched = 0, left = null, expirationDate } }: { download: DownloadView }) {
  const format = useFormat();
  const facts = [
    fetched === 0 ? texts.downloads.never : texts.downloads.times(fetched),
    ...(left === null ? [] : [texts.downloads.left(left)]),
    ...(expirationDate ? [texts.downloads.until(format.date(expirationDate))] : []),
  ];
  return (
    <Text size="sm" c="dimmed">
      {facts.join(' · ')}
    </Text>
  );
}
