import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormat } from '../../app/format.ts';
import { useSession } from '../../app/session.ts';
import { Failure } from '../../ui/failure.tsx';
import list from '../../ui/list.module.css';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { Panel } from '../../ui/panel.tsx';
import { buyerName } from '../orders/buyer.ts';
import { PaymentBadge } from '../orders/status-badges.tsx';
import { recentOrdersQuery } from './queries.ts';

export function RecentOrders() {
  return (
    <Panel
      title="Recent orders"
      flush
      aside={
        <Anchor component={Link} to="/orders" size="sm">
          All orders
        </Anchor>
      }
    >
      <OrderList />
    </Panel>
  );
}

function OrderList() {
  const format = useFormat();
  const { site } = useSession();
  const recent = useQuery(recentOrdersQuery);
  if (recent.isPending)
    return (
      <Stack gap="xs" p="md">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} h={44} />
        ))}
      </Stack>
    );
  if (recent.isError) return <Failure error={recent.error} onRetry={() => recent.refetch()} />;
  const orders = recent.data.orders ?? [];
  if (orders.length === 0) {
    return (
      <NothingHere
        icon={<IconReceipt />}
        title="No orders yet"
        description="Orders appear here as soon as someone buys. See your shop as buyers do:"
      >
        <Button component="a" href={site.url} target="_blank" variant="default">
          View shop
        </Button>
      </NothingHere>
    );
  }
  return (
    <ul className={list.cards}>
      {orders.map((order) => (
        <li key={order.id} className={`${list.card} ${list.row}`}>
          <Group justify="space-between" wrap="nowrap" gap="md">
            <div style={{ minWidth: 0 }}>
              <Anchor component={Link} to={`/orders/${order.id}`} className={list.cover} size="sm" fw={600}>
                Order {order.number}
              </Anchor>
              <Text size="sm" c="dimmed" truncate>
                {buyerName(order)} · {order.createdDate && format.date(order.createdDate)}
              </Text>
            </div>
            <Stack gap={4} align="flex-end" style={{ flex: 'none' }}>
              <Text size="sm" fw={500} className={list.numeric}>
                {format.money(order.priceSummary?.total?.amount, order.currency ?? undefined)}
              </Text>
              <PaymentBadge status={order.paymentStatus} />
            </Stack>
          </Group>
        </li>
      ))}
    </ul>
  );
}
