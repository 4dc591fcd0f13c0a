import { Group } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, hasCode, present } from '../../../app/api.ts';
import { useFormat } from '../../../app/format.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { EditableCell } from '../../../ui/editable-cell.tsx';
import { readQuantity } from '../../../ui/form/read-number.ts';
import { UserFacingError } from '../../../ui/user-facing-error.ts';
import type { ProductView } from '../product.ts';
import { StockBadge } from './product-badges.tsx';
import { hasOneVariant, stockState, totalStock } from './product-summary.ts';
import { pageStockQuery, type StockItem } from './queries.ts';

const texts = words.products.inPlace;

type InlineStockProps = { product: ProductView; page: readonly ProductView[] };

/**
 * The stock, editable in the list if there is one variant at one location; otherwise only its availability. One request
 * loads it for all products of the page.
 */
export function InlineStock({ product, page }: InlineStockProps) {
  const queryClient = useQueryClient();
  const may = useMay();
  const mayCount = may('inventoryItems.updateInventoryItem');
  const stock = useQuery(pageStockQuery(page, may('inventoryItems.queryInventoryItems'))).data;
  const items = stock?.get(product.id ?? '');
  const [item] = items ?? [];
  if (!item || items?.length !== 1 || !hasOneVariant(product))
    return <StockOfAll product={product} total={totalStock(items ?? [])} />;
  const save = async (typed: string) => {
    await saveStock(item, Number(typed));
    await queryClient.invalidateQueries({ queryKey: ['products', 'list'] });
  };
  const isTracked = item.trackQuantity ?? false;
  const shown =
    isTracked && (item.quantity ?? 0) > 0 ? texts.inStock(String(item.quantity)) : <StockBadge product={product} />;
  if (!mayCount) return shown;
  return (
    <EditableCell
      label={texts.stockOf(product.name ?? '')}
      value={isTracked ? String(item.quantity ?? 0) : ''}
      inputMode="numeric"
      check={(typed) => (readQuantity(typed) === null ? texts.noNumber : null)}
      onSave={save}
    >
      {shown}
    </EditableCell>
  );
}

/** The stock of all variants, beside their availability where that is not plain. */
function StockOfAll({ product, total }: { product: ProductView; total: number | null }) {
  const format = useFormat();
  if (!total || total < 0) return <StockBadge product={product} />;
  return (
    <Group gap={6}>
      <span>{texts.inStock(format.number(total))}</span>
      {stockState(product) !== 'IN_STOCK' && <StockBadge product={product} />}
    </Group>
  );
}

/** Throws if items were sold or counted meanwhile. */
async function saveStock({ id: knownId, revision }: StockItem, quantity: number): Promise<void> {
  const id = present(knownId, 'inventory item id');
  try {
    await api.inventoryItems.updateInventoryItem({ inventoryItem: { id, revision, quantity }, reason: 'MANUAL' });
  } catch (error) {
    if (!hasCode(error, 'INVALID_REVISION')) throw error;
    throw new UserFacingError(texts.stockChanged);
  }
}
