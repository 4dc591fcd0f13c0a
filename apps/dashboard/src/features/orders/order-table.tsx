import { Anchor, Group, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useFormat } from '../../app/format.ts';
import list from '../../ui/list.module.css';
import { buyerName } from './buyer.ts';
import type { OrderView } from './order.ts';
import { itemCount } from './order-lines.ts';
import { FulfillmentBadge, OrderBadge, PaymentBadge } from './status-badges.tsx';

export function OrderTable({ orders }: { orders: OrderView[] }) {
  const format = useFormat();
  return (
    <Table.ScrollContainer minWidth={760}>
      <Table verticalSpacing="sm" horizontalSpacing="md" aria-label="Orders">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Order</Table.Th>
            <Table.Th scope="col">Date</Table.Th>
            <Table.Th scope="col">Buyer</Table.Th>
            <Table.Th scope="col">Status</Table.Th>
            <Table.Th scope="col" className={list.numeric}>
              Items
            </Table.Th>
            <Table.Th scope="col" className={list.numeric}>
              Total
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {orders.map((order) => (
            <Table.Tr key={order.id} className={list.row}>
              <Table.Th scope="row">
                <Anchor component={Link} to={`/orders/${order.id}`} className={list.cover} inherit fw={600}>
                  {order.number}
                </Anchor>
              </Table.Th>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>
                {order.createdDate && format.dateTime(order.createdDate)}
              </Table.Td>
              <Table.Td maw={220}>
                <Text size="sm" truncate>
                  {buyerName(order)}
                </Text>
                <Text size="xs" c="dimmed" truncate>
                  {order.buyerInfo?.email}
                </Text>
              </Table.Td>
              <Table.Td>
                <Group gap={6}>
                  <OrderBadge status={order.status} />
                  <PaymentBadge status={order.paymentStatus} />
                  <FulfillmentBadge status={order.fulfillmentStatus} />
                </Group>
              </Table.Td>
              <Table.Td className={list.numeric}>{format.number(itemCount(order.lineItems))}</Table.Td>
              <Table.Td className={list.numeric}>
                {format.money(order.priceSummary?.total?.amount, order.currency ?? undefined)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
