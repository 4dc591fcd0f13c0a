import { words } from '../../app/words.ts';
import type { InventoryItem } from './queries.ts';

const texts = words.inventory;

/** The display name of an item: `Mug, Large`. */
export const nameOfItem = ({ product }: Pick<InventoryItem, 'product'>): string =>
  [product?.name, product?.variantName].filter(Boolean).join(', ') || texts.item;
