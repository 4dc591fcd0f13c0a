import type { InventoryItem } from './queries.ts';

/** What people call an item: `Mug, Large`. */
export const nameOfItem = ({ product }: Pick<InventoryItem, 'product'>): string =>
  [product?.name, product?.variantName].filter(Boolean).join(', ') || 'Item';
