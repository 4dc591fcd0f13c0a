import type { InventoryItem } from './queries.ts';

export type InventoryListProps = {
  items: InventoryItem[];
  /** Null where there is one location: then it need not be said. */
  locationNames: ReadonlyMap<string, string> | null;
  selected: ReadonlySet<string>;
  onSelect: (ids: string[], isSelected: boolean) => void;
  onHistory: (item: InventoryItem) => void;
  onPreorder: (item: InventoryItem) => void;
  onSaved: () => Promise<void>;
};
