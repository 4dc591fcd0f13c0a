import { Text } from '@mantine/core';
import { words } from '../../app/words.ts';
import { ItemLine } from '../../ui/item-line.tsx';
import list from '../../ui/list.module.css';
import { Panel } from '../../ui/panel.tsx';
import type { OrderView } from './order.ts';
import { itemCount } from './order-lines.ts';

const texts = words.orders;

/** The items bought. */
export function ItemsPanel({ order }: { order: OrderView }) {
  const lines = order.lineItems ?? [];
  return (
    <Panel
      title={texts.items}
      flush
      aside={
        <Text size="sm" c="dimmed">
          {texts.itemCount(itemCount(lines))}
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
