import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useFormat } from '../../app/format.ts';
import list from '../../ui/list.module.css';
import { buyerName } from './buyer.ts';
import type { OrderView } from './order.ts';
import { FulfillmentBadge, OrderBadge, PaymentBadge } from './status-badges.tsx';

/** The orders on narrow screens. */
export function OrderCards({ orders }: { orders: OrderView[] }) {
  const format = useFormat();
  return (
    <ul className={list.cards} aria-label="Orders">
      {orders.map((order) => (
        <li key={order.id} className={`${list.card} ${list.row}`}>
          <Group justify="space-between" wrap="nowrap">
            <Anchor component={Link} to={`/orders/${order.id}`} className={list.cover} fw={600}>
              Order {order.number}
            </Anchor>
            <Text fw={600} className={list.numeric}>
              {format.money(order.priceSummary?.total?.amount, order.currency ?? undefined)}
            </Text>
          </Group>
          <Text size="sm" c="dimmed" truncate>
            {buyerName(order)} · {order.createdDate && format.dateTime(order.createdDate)}
          </Text>
          <Group gap={6} mt={6}>
            <OrderBadge status={order.status} />
            <PaymentBadge status={order.paymentStatus} />
            <FulfillmentBadge status={order.fulfillmentStatus} />
          </Group>
        </li>
      ))}
    </ul>
  );
}
