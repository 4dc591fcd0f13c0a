import { Text } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import { ItemLine } from '../../ui/item-line.tsx';
import list from '../../ui/list.module.css';
import { Panel } from '../../ui/panel.tsx';
import type { OrderView } from './order.ts';
import { itemCount } from './order-lines.ts';

/** The items bought. */
export function ItemsPanel({ order }: { order: OrderView }) {
  const format = useFormat();
  const lines = order.lineItems ?? [];
  const count = itemCount(lines);
  return (
    <Panel
      title="Items"
      flush
      aside={
        <Text size="sm" c="dimmed">
          {format.number(count)} {count === 1 ? 'item' : 'items'}
        </Text>
      }
    >
      <ul className={list.cards}>
        {lines.map((line) => (
          <li key={line.id} className={list.card}>
            <ItemLine line={line} currency={order.currency ?? undefined} total={line.lineItemPrice?.amount} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
