import { Button, Drawer, Group, Loader, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useFormat } from '../../app/format.ts';
import { PageLink } from '../../app/page-link.tsx';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import list from '../../ui/list.module.css';
import { describeChange, signed } from './change-description.ts';
import { nameOfItem } from './item-name.ts';
import { historyQuery, type InventoryChange, type InventoryItem } from './queries.ts';

const texts = words.inventory.history;

const HistoryChart = lazy(() => import('./history-chart.tsx'));

/** The stock history of an item: date, amount, author and reason of each change. */
export function HistoryDrawer({ item, onClose }: { item: InventoryItem | null; onClose: () => void }) {
  return (
    <Drawer
      opened={item !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={item ? texts.titleOf(nameOfItem(item)) : ''}
    >
      {item?.id && <History itemId={item.id} />}
    </Drawer>
  );
}

function History({ itemId }: { itemId: string }) {
  const result = useInfiniteQuery(historyQuery(itemId));
  if (result.isError) return <Failure error={result.error} onRetry={() => result.refetch()} />;
  if (result.isPending) return <Loader role="status" aria-label={texts.loading} />;
  const changes = result.data;
  if (changes.length === 0) return <Text c="dimmed">{texts.none}</Text>;
  return (
    <Stack>
      <Suspense fallback={<Loader role="status" aria-label={texts.loadingChart} />}>
        <HistoryChart changes={changes} />
      </Suspense>
      <ul className={list.cards} aria-label={texts.changes}>
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </ul>
      {result.hasNextPage && (
        <Button variant="default" onClick={() => result.fetchNextPage()} loading={result.isFetchingNextPage}>
          {texts.older}
        </Button>
      )}
    </Stack>
  );
}

function ChangeRow({ change }: { change: InventoryChange }) {
  const format = useFormat();
  const { account } = useSession();
  const { orderId, orderNumber, note, quantityAfter, delta = 0, preorderDelta = 0 } = change;
  return (
    <li className={list.card}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Text size="sm">
            {describeChange(change, account.id)}{' '}
            {orderId && (
              <PageLink to={`/orders/${orderId}`}>{orderNumber ? texts.order(orderNumber) : texts.someOrder}</PageLink>
            )}
          </Text>
          {note && <Text size="sm">{note}</Text>}
          <Text size="xs" c="dimmed">
            {change.createdDate && format.dateTime(change.createdDate)}
          </Text>
        </div>
        <div className={list.numeric}>
          <Text size="sm" fw={600} c={delta < 0 ? 'red' : undefined}>
            {delta === 0 && preorderDelta !== 0 ? texts.ahead(signed(preorderDelta)) : signed(delta)}
          </Text>
          {quantityAfter !== null && quantityAfter !== undefined && (
            <Text size="xs" c="dimmed">
              {texts.left(format.number(quantityAfter))}
            </Text>
          )}
        </div>
      </Group>
    </li>
  );
}
