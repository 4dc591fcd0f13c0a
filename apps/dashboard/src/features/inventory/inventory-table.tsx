import { Group, Table, Text } from '@mantine/core';
import { PageLink } from '../../app/page-link.tsx';
import list from '../../ui/list.module.css';
import { SelectAll, SelectOne } from '../../ui/selection.tsx';
import { ItemActions } from './item-actions.tsx';
import { nameOfItem } from './item-name.ts';
import type { InventoryListProps } from './list-props.ts';
import { PreorderState, StockCell, StockState } from './stock-cell.tsx';

export function InventoryTable({ items, locationNames, selected, onSelect, onSaved, ...actions }: InventoryListProps) {
  const ids = items.flatMap(({ id }) => id ?? []);
  return (
    <Table.ScrollContainer minWidth={720}>
      <Table verticalSpacing="xs" horizontalSpacing="md" aria-label="Inventory">
        <Table.Thead>
          <Table.Tr>
            {selected && (
              <Table.Th w={40}>
                <SelectAll ids={ids} selected={selected} onSelect={onSelect} />
              </Table.Th>
            )}
            <Table.Th scope="col">Product</Table.Th>
            <Table.Th scope="col">SKU</Table.Th>
            {locationNames && <Table.Th scope="col">Location</Table.Th>}
            <Table.Th scope="col">State</Table.Th>
            <Table.Th scope="col" w={160}>
              Stock
            </Table.Th>
            <Table.Th scope="col" className={list.numeric}>
              Actions
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((item) => (
            <Table.Tr key={item.id} data-selected={selected?.has(item.id ?? '') || undefined}>
              {selected && (
                <Table.Td>
                  <SelectOne id={item.id ?? ''} name={nameOfItem(item)} selected={selected} onSelect={onSelect} />
                </Table.Td>
              )}
              <Table.Th scope="row" maw={320}>
                <PageLink to={`/products/${item.productId}`} inherit fw={600}>
                  {item.product?.name}
                </PageLink>
                <Text size="xs" c="dimmed" fw={400}>
                  {[item.product?.variantName, item.product?.variantVisible === false && 'hidden']
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Table.Th>
              <Table.Td>
                <Text size="sm">{item.product?.variantSku}</Text>
              </Table.Td>
              {locationNames && <Table.Td>{locationNames.get(item.locationId ?? '')}</Table.Td>}
              <Table.Td>
                <Group gap={6}>
                  <StockState item={item} />
                </Group>
                <PreorderState item={item} />
              </Table.Td>
              <Table.Td>
                <StockCell item={item} onSaved={onSaved} />
              </Table.Td>
              <Table.Td>
                <ItemActions item={item} {...actions} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
