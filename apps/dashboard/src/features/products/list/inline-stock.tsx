import { useQueryClient } from '@tanstack/react-query';
import { api, hasCode, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { EditableCell } from '../../../ui/editable-cell.tsx';
import { Told } from '../../../ui/told.ts';
import { readQuantity } from '../form/amount.ts';
import type { ProductView } from '../product.ts';
import { StockBadge } from './product-badges.tsx';
import type { StockItem } from './queries.ts';

type InlineStockProps = { product: ProductView; items: StockItem[] | undefined };

/** The stock, edited in the list where there is one variant at one place; else whether there is any. */
export function InlineStock({ product, items }: InlineStockProps) {
  const queryClient = useQueryClient();
  const mayCount = useMay()('inventoryItems.updateInventoryItem');
  const [item] = items ?? [];
  if (!item || items?.length !== 1) return <StockBadge product={product} />;
  const save = async (typed: string) => {
    await saveStock(item, Number(typed));
    await queryClient.invalidateQueries({ queryKey: ['products', 'list'] });
  };
  const isTracked = item.trackQuantity ?? false;
  const shown = isTracked && (item.quantity ?? 0) > 0 ? `${item.quantity} in stock` : <StockBadge product={product} />;
  if (!mayCount) return shown;
  return (
    <EditableCell
      label={`stock of ${product.name}`}
      value={isTracked ? String(item.quantity ?? 0) : ''}
      inputMode="numeric"
      check={(typed) => (readQuantity(typed) === null ? 'Enter a whole number' : null)}
      onSave={save}
    >
      {shown}
    </EditableCell>
  );
}

/** Throws where pieces were sold or counted meanwhile. */
async function saveStock({ id: knownId, revision }: StockItem, quantity: number): Promise<void> {
  const id = present(knownId, 'inventory item id');
  try {
    await api.inventoryItems.updateInventoryItem({ inventoryItem: { id, revision, quantity }, reason: 'MANUAL' });
  } catch (error) {
    if (!hasCode(error, 'INVALID_REVISION')) throw error;
    throw new Told('The stock changed meanwhile. Load the list again.');
  }
}
