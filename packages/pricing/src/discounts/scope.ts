import type { CatalogItem } from './units.ts';

/** Items of a catalogue: those named, those in one of the categories, or all of them where both are null. */
export interface Scope {
  appId: string;
  itemIds: readonly string[] | null;
  categoryIds: readonly string[] | null;
}

/** Checks items against scopes, of which one has to match. Null covers every line, also those outside of catalogues. */
export function coverage(scopes: readonly Scope[] | null): (on: { line: { item: CatalogItem | null } }) => boolean {
  if (scopes === null) return () => true;
  const checks = scopes.map(({ appId, itemIds, categoryIds }) => ({
    appId,
    items: itemIds && new Set(itemIds),
    categories: categoryIds && new Set(categoryIds),
  }));
  return ({ line: { item } }) =>
    item !== null &&
    checks.some(({ appId, items, categories }) => {
      if (appId !== item.appId) return false;
      if (items) return items.has(item.itemId);
      return categories === null || item.categoryIds.some((id) => categories.has(id));
    });
}
