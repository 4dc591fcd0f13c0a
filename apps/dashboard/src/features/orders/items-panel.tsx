import { Group, Stack, Text } from '@mantine/core';
import { useFormat } from '../../app/format.ts';
import { PageLink } from '../../app/page-link.tsx';
import list from '../../ui/list.module.css';
import { Panel } from '../../ui/panel.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { OrderLine, OrderView } from './order.ts';
import { chosenOptions, itemCount, nameOfLine } from './order-lines.ts';

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
            <Line line={line} currency={order.currency ?? undefined} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Line({ line, currency }: { line: OrderLine; currency: string | undefined }) {
  const format = useFormat();
  const name = nameOfLine(line);
  const productId = line.catalogReference?.catalogItemId;
  const sku = line.physicalProperties?.sku;
  return (
    <Group wrap="nowrap" align="flex-start" gap="md">
      <Picture id={line.image?.id} alt="" width={56} height={70} />
      <Stack gap={2} style={{ flex: 1, minWidth: 0 }}>
        {productId ? (
          <PageLink to={`/products/${productId}`} fw={600} size="sm">
            {name}
          </PageLink>
        ) : (
          <Text fw={600} size="sm">
            {name}
          </Text>
        )}
        {chosenOptions(line).map((text) => (
          <Text key={text} size="sm" c="dimmed">
            {text}
          </Text>
        ))}
        {sku && (
          <Text size="sm" c="dimmed">
            SKU: {sku}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {format.money(line.price?.amount, currency)} × {format.number(line.quantity ?? 0)}
        </Text>
      </Stack>
      <Text size="sm" fw={600} className={list.numeric}>
        {format.money(line.lineItemPrice?.amount, currency)}
      </Text>
    </Group>
  );
}
