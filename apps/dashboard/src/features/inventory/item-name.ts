import type { InventoryItem } from './queries.ts';

/** The display name of an item: `Mug, Large`. */
export const nameOfItem = ({ product }: Pick<InventoryItem, 'product'>): string =>
  [product?.name, product?.variantName].filter(Boolean).join(', ') || 'Item';
