import { Anchor, Group, Loader, Text } from '@mantine/core';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormat } from '../../app/format.ts';
import { Failure } from '../../ui/failure.tsx';
import list from '../../ui/list.module.css';
import { Panel } from '../../ui/panel.tsx';
import type { OrderView } from './order.ts';
import { FulfillmentBadge, PaymentBadge } from './status-badges.tsx';

type LatestOrdersProps<Key extends QueryKey> = { query: UseQueryOptions<OrderView[], Error, OrderView[], Key> };

/** What somebody bought last, as a query answers it. */
export function LatestOrders<Key extends QueryKey>({ query }: LatestOrdersProps<Key>) {
  const format = useFormat();
  const result = useQuery(query);
  const orders = result.data ?? [];
  return (
    <Panel title="Latest orders" flush={orders.length > 0}>
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <Loader size="sm" aria-label="Loading the orders" />}
      {result.isSuccess && orders.length === 0 && (
        <Text size="sm" c="dimmed">
          Nothing bought yet.
        </Text>
      )}
      {orders.length > 0 && (
        <ul className={list.cards} aria-label="Orders">
          {orders.map((order) => (
            <li key={order.id} className={`${list.card} ${list.row}`}>
              <Group justify="space-between" wrap="nowrap">
                <Anchor component={Link} to={`/orders/${order.id}`} className={list.cover} fw={600} size="sm">
                  Order {order.number}
                </Anchor>
                <Text size="sm" className={list.numeric}>
                  {format.money(order.priceSummary?.total?.amount, order.currency ?? undefined)}
                </Text>
              </Group>
              <Group gap={6} mt={4}>
                <Text size="xs" c="dimmed">
                  {order.createdDate && format.date(order.createdDate)}
                </Text>
                <PaymentBadge status={order.paymentStatus} />
                <FulfillmentBadge status={order.fulfillmentStatus} />
              </Group>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
