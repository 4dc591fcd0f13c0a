import { Badge, Text } from '@mantine/core';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { EditableCell } from '../../ui/editable-cell.tsx';
import { nameOfItem } from './item-name.ts';
import type { InventoryItem } from './queries.ts';
import { saveStockChange, stockNeeds } from './save-stock.ts';
import { readStockChange, stockChangeProblem } from './stock-change.ts';
import { LOW_STOCK } from './stock-level.ts';

const texts = words.inventory;

type StockCellProps = { item: InventoryItem; onSaved: () => Promise<void> };

/** The quantity in stock, edited in place: a number sets it, +5 and -3 adjust it. */
export function StockCell({ item, onSaved }: StockCellProps) {
  const may = useMay();
  const { trackQuantity = false, quantity = 0, inStock = false } = item;
  const uncounted = inStock ? texts.notTracked : texts.noStock;
  const shown = trackQuantity ? String(quantity) : uncounted;
  const text = (
    <Text component="span" size="sm" fw={600}>
      {shown}
    </Text>
  );
  if (!stockNeeds.every(may)) return text;
  const save = async (typed: string) => {
    const change = readStockChange(typed);
    if (change) await saveStockChange(item, change);
    await onSaved();
  };
  return (
    <EditableCell
      label={texts.stockOf(nameOfItem(item), shown)}
      value={trackQuantity ? String(quantity) : ''}
      check={stockChangeProblem}
      onSave={save}
    >
      {text}
    </EditableCell>
  );
}

const states = {
  IN_STOCK: { text: texts.states.in, color: 'green' },
  PREORDER: { text: texts.states.preorder, color: 'blue' },
  OUT_OF_STOCK: { text: texts.states.out, color: 'red' },
} as const;

/** The availability of an item. */
export function StockState({ item }: { item: InventoryItem }) {
  const { availabilityStatus = 'OUT_OF_STOCK', trackQuantity, quantity = 0 } = item;
  const isLow = availabilityStatus === 'IN_STOCK' && trackQuantity && quantity <= LOW_STOCK;
  const { text, color } = isLow ? { text: texts.states.low, color: 'yellow' } : states[availabilityStatus];
  return (
    <Badge variant="light" color={color} miw="max-content">
      {text}
    </Badge>
  );
}

/** The number of pre-orders and their limit; nothing if pre-orders are disabled. */
export function PreorderState({ item }: { item: InventoryItem }) {
  const { enabled, counter = 0, limit } = item.preorderInfo ?? {};
  if (!enabled) return null;
  return (
    <Text size="xs" c="dimmed">
      {limit === null || limit === undefined
        ? texts.preorders.count(counter ?? 0)
        : texts.preorders.countOf(counter ?? 0, limit)}
    </Text>
  );
}
