import type { InventoryItem } from './queries.ts';

export type InventoryListProps = {
  items: InventoryItem[];
  /** Null where there is one location: then it need not be said. */
  locationNames: ReadonlyMap<string, string> | null;
  /** Null for who may do nothing with several at once. */
  selected: ReadonlySet<string> | null;
  onSelect: (ids: string[], isSelected: boolean) => void;
  /** Null for who may not. */
  onHistory: ((item: InventoryItem) => void) | null;
  onPreorder: ((item: InventoryItem) => void) | null;
  onSaved: () => Promise<void>;
};
