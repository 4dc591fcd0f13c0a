import { Checkbox, Group, Text } from '@mantine/core';
import { PageLink } from '../../app/page-link.tsx';
import list from '../../ui/list.module.css';
import { ItemActions } from './item-actions.tsx';
import { nameOfItem } from './item-name.ts';
import type { InventoryListProps } from './list-props.ts';
import { PreorderState, StockCell, StockState } from './stock-cell.tsx';

/** The inventory on narrow screens. */
export function InventoryCards({ items, locationNames, selected, onSelect, onSaved, ...actions }: InventoryListProps) {
  return (
    <ul className={list.cards} aria-label="Inventory">
      {items.map((item) => (
        <li key={item.id} className={list.card}>
          <Group wrap="nowrap" align="flex-start" gap="sm">
            {selected && (
              <Checkbox
                mt={2}
                aria-label={`Select ${nameOfItem(item)}`}
                checked={selected.has(item.id ?? '')}
                onChange={({ currentTarget }) => onSelect([item.id ?? ''], currentTarget.checked)}
              />
            )}
            <div style={{ flex: 1, minWidth: 0 }}>
              <PageLink to={`/products/${item.productId}`} fw={600}>
                {item.product?.name}
              </PageLink>
              <Text size="sm" c="dimmed">
                {[item.product?.variantName, item.product?.variantSku, locationNames?.get(item.locationId ?? '')]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <Group justify="space-between" mt={6} wrap="nowrap">
                <div>
                  <StockState item={item} />
                  <PreorderState item={item} />
                </div>
                <StockCell item={item} onSaved={onSaved} />
              </Group>
            </div>
            <ItemActions item={item} {...actions} />
          </Group>
        </li>
      ))}
    </ul>
  );
}
